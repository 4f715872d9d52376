// Outlines the view of a row on the device while the mouse or the keyboard points at the row.

import { narrow } from "../drawing/device.js";

export function pointAtViews(overlay) {
    const about = (event) => {
        const row = event.target instanceof Element ? event.target.closest("[data-view]") : null;
        overlay.highlight(row ? Number(row.dataset.view) : null);
    };
    /** @type {HTMLElement} */
    const panels = document.querySelector(".panels");
    panels.addEventListener("pointerover", about);
    panels.addEventListener("focusin", about);
    panels.addEventListener("pointerleave", (event) => {
        // A tap ends with pointerleave; on a phone the outline stays until the next tap.
        if (event.pointerType !== "touch") overlay.highlight(null);
    });
    panels.addEventListener("focusout", () => overlay.highlight(null));
    narrow.addEventListener("change", () => overlay.highlight(null));
}
