// @ts-check
/** The private link that opens a seat on another device. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { api } from "../api.js";
import { t } from "../i18n.js";
import { LinkRow } from "./link-row.js";
import { Modal } from "./modal.js";

/** @param {{game: string, seat: number, onClose: () => void}} props */
export function DeviceLink({ game, seat, onClose }) {
  const [link, setLink] = useState("");
  useEffect(
    () =>
      void api.seatLink(game, seat).then(
        (answer) => setLink(answer.link),
        () => {},
      ),
    [],
  );
  return html`<${Modal} title=${t("player-device-link")} onClose=${onClose} narrow>
    <p>${t("player-device-link-about")}</p>
    <${LinkRow} link=${link} label=${t("player-device-link")} />
    ${link && html`<img class="qr" src=${`/qr.svg?text=${encodeURIComponent(link)}`} alt=${t("lobby-qr")} width="180" height="180" />`}
    <button type="button" onClick=${() => void api.seatLink(game, seat, true).then((answer) => setLink(answer.link))}>${t("player-device-link-renew")}</button>
  <//>`;
}
