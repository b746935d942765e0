// @ts-check
/** A component whose module is loaded when it is first shown. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";

/**
 * @param {() => Promise<any>} load gives the component
 * @param {(props: any) => any} [meanwhile] is shown until it is there
 * @returns {(props: any) => any}
 */
export function lazy(load, meanwhile = () => null) {
  /** @type {any} */
  let Part = null;
  return (props) => {
    const [, setThere] = useState(!!Part);
    useEffect(() => {
      // Without a connection it is tried again until there is one.
      const fetchPart = () =>
        void load().then(
          (found) => ((Part = found), setThere(true)),
          () => setTimeout(fetchPart, 2000),
        );
      if (!Part) fetchPart();
    }, []);
    return html`<${Part ?? meanwhile} ...${props} />`;
  };
}
