// The page's own keys, which work where no other element uses keys, and their list.

import { byID } from "../browser/dom.js";

/** Elements that use keys themselves while they have the focus. */
const TAKES_KEYS = "input, textarea, select, canvas, [contenteditable], dialog";
const TAKES_SPACE = "button, summary, a, [role=button], [role=treeitem]";
const TAKES_ARROWS = "[data-row], [role=tab], [role=separator], [role=treeitem]";

export function setUpShortcuts({ transport, dock, device }) {
    byID("skip").addEventListener("click", (event) => {
        event.preventDefault();
        device.canvas.focus();
    });
    const help = byID("help");
    byID("help-open").addEventListener("click", () => help.showModal());
    byID("help-close").addEventListener("click", () => help.close());
    byID("layout-reset").addEventListener("click", () => {
        dock.reset();
        help.close();
    });
    const keys = {
        " ": () => (transport.isLive ? transport.go(transport.history.moments.length - 1) : transport.playing ? transport.stop() : transport.play()),
        ArrowLeft: () => transport.step(-1),
        ArrowRight: () => !transport.isLive && transport.step(1),
        Home: () => transport.go(0),
        End: () => transport.resume(),
        "/": () => byID("log-filter").focus(),
        f: () => byID("tree-filter").focus(),
        w: () => byID("ask").click(),
        h: () => byID("hit-show").click(),
        t: () => byID("timeline-open").click(),
        "?": () => help.showModal(),
    };
    addEventListener("keydown", (event) => {
        const at = event.target instanceof Element ? event.target : document.body;
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || at.closest(TAKES_KEYS)) return;
        if (event.key === " " && at.closest(TAKES_SPACE)) return;
        if (/^(Arrow|Home|End)/.test(event.key) && at.closest(TAKES_ARROWS)) return;
        const action = keys[event.key];
        if (!action) return;
        event.preventDefault();
        action();
    });
}

/** Tab belongs to the app, so another key moves the focus out of the device. */
export function leaveDevice(event) {
    event.preventDefault();
    /** @type {HTMLElement} */
    const next = event.shiftKey ? document.querySelector(".scene[aria-current=true]") ?? byID("theme") : byID("shake");
    next.focus();
}
