// @ts-check
/** Where the files of the page lie: beside this module, under an address that carries their version. */

/** @param {string} name such as "map/live.svg" @returns {string} */
export const fileAddress = (name) => new URL(`../${name}`, import.meta.url).href;
