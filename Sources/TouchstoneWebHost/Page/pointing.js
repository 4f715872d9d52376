// A row that names a view outlines it on the device, for the mouse and for the keyboard alike.

import { narrow } from "./device.js";

export function pointAtViews(overlay) {
    const about = (event) => {
        const row = event.target instanceof Element ? event.target.closest("[data-view]") : null;
        overlay.highlight(row ? Number(row.dataset.view) : null);
    };
    const panels = document.querySelector(".panels");
    panels.addEventListener("pointerover", about);
    panels.addEventListener("focusin", about);
    panels.addEventListener("pointerleave", (event) => {
        // A tap ends with a leave; on a phone the outline stays until the next tap.
        if (event.pointerType !== "touch") overlay.highlight(null);
    });
    panels.addEventListener("focusout", () => overlay.highlight(null));
    narrow.addEventListener("change", () => overlay.highlight(null));
}
