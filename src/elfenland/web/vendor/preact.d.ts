// What we use of preact, for the type checker in development.
export interface VNode<P = any> {
  type: unknown;
  props: P;
  key: unknown;
}
export type Child = VNode | string | number | bigint | boolean | null | undefined | Child[] | { value: unknown };
export function h(type: any, props: any, ...children: Child[]): VNode;
export function render(tree: Child, parent: Element | DocumentFragment): void;
export function createContext<T>(value: T): any;
export function createRef<T = any>(): { current: T | null };
export const Fragment: any;
export class Component<P = any, S = any> {
  props: P;
  state: S;
  constructor(props?: P);
  setState(change: Partial<S> | ((state: S, props: P) => Partial<S>)): void;
  forceUpdate(): void;
}
