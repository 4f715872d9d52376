// The session menu: save, open, copy as a scenario.

import { byID } from "../browser/dom.js";
import { copyText } from "../input/clipboard.js";
import { openSession, saveSession } from "./sessionfile.js";
import { scenario } from "../trace/scenario.js";

/** `history()` and `moment()` return what the page shows, `show(history)` shows a file, `notify(level, text)` shows a notice. */
export function setUpFiles({ history, moment, show, notify }) {
    const input = byID("session-file");
    const open = async (file) => {
        if (!file) return;
        try {
            const session = await openSession(file);
            if (session.notice) notify("info", session.notice);
            show(session.history);
        } catch (error) {
            notify("error", `The file was not opened: ${error.message}.`);
        }
    };
    byID("open-session").addEventListener("click", () => input.click());
    input.addEventListener("change", () => {
        open(input.files[0]);
        input.value = "";
    });
    addEventListener("dragover", (event) => event.preventDefault());
    addEventListener("drop", (event) => {
        event.preventDefault();
        open(event.dataTransfer?.files[0]);
    });
    byID("save-session").addEventListener("click", () => saveSession(history()));
    byID("copy-scenario").addEventListener("click", async () => {
        try {
            const last = moment() ?? history().moments.at(-1);
            if (!last) throw new Error("There is no touch to copy yet: touch the app first.");
            const done = await copyText(scenario(history(), last));
            notify(done ? "info" : "error", done ? "Copied. Save it as a .yaml file and run it with touchstone run."
                : "The browser does not allow the page to use the clipboard.");
        } catch (error) {
            notify("info", error.message);
        }
    });
    const menu = byID("session-menu");
    menu.addEventListener("click", (event) => {
        if (event.target instanceof Element && event.target.closest("button")) menu.open = false;
    });
    menu.addEventListener("focusout", (event) => {
        if (!menu.contains(/** @type {Node} */ (event.relatedTarget))) menu.open = false;
    });
    menu.addEventListener("keydown", (event) => {
        if (event.key !== "Escape") return;
        menu.open = false;
        menu.querySelector("summary").focus();
    });
}
