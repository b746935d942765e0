// @ts-check
/** Copying a text. */

/**
 * Copies the field's text. Over plain http, as in a home network, a browser has no clipboard for pages: there the
 * field is selected and the old command is tried. If that fails, too, the text stays selected to be copied by hand.
 * @param {HTMLInputElement | null} field @returns {Promise<boolean>} whether it was copied
 */
export async function copyField(field) {
  if (!field) return false;
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}

/** Copies a text that is not on the page. @param {string} text @returns {Promise<boolean>} whether it was copied */
export async function copyText(text) {
  const field = document.createElement("input");
  field.value = text;
  field.className = "hidden";
  document.body.append(field);
  const copied = await copyField(field);
  field.remove();
  return copied;
}
