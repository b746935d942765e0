// @ts-check
/** Where the files of the page lie: beside this module, under an address that carries their version. */
const FOLDER = new URL("..", import.meta.url).href;

/** @param {string} name such as "map/live.svg" @returns {string} */
export const fileAddress = (name) => FOLDER + name;
