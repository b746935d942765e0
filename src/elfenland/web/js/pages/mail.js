// @ts-check
/** Where the link of an e-mail leads: yes, I want these messages, or no. */
import { html } from "../../vendor/htm-preact.js";
import { useState } from "../../vendor/preact-hooks.js";
import { api } from "../api.js";
import { t } from "../i18n.js";
import { Cutting } from "../components/cutting.js";
import { QuietPage } from "../components/quiet-page.js";

/** @param {{token: string}} props */
export function MailPage({ token }) {
  const [done, setDone] = useState("");
  const answer = (/** @type {boolean} */ wanted) =>
    void api.answerMail(token, wanted).then(
      () => setDone(wanted ? "mail-confirmed" : "mail-ended"),
      () => setDone("mail-old"),
    );
  return html`<div class="page">
    <${QuietPage} name="my-games" title=${t("messages-heading")} text="" picture=${() => html`<${Cutting} box=${[505, 233, 620, 160]} fill />`}>
      ${
        done
          ? html`<p role="status" id="mail-done">${t(done)}</p>`
          : html`<p>${t("mail-ask")}</p><p class="filters"><button type="button" class="main" id="mail-yes" onClick=${() => answer(true)}>${t("mail-yes")}</button><button type="button" id="mail-no" onClick=${() => answer(false)}>${t("mail-no")}</button></p>`
      }
    <//>
  </div>`;
}
