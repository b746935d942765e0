// What we use of htm/preact, for the type checker in development.
import { VNode } from "./preact.js";
export { h, render, Component } from "./preact.js";
export function html(strings: TemplateStringsArray, ...values: unknown[]): VNode;
