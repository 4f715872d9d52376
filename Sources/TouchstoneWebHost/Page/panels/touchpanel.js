// What the panels about one touch have in common, and the outcome of a touch as text.

import { byID, make, withViewID } from "../browser/dom.js";

const CHIP_COUNT = 3;
const KEYBOARD_ID = 1000000;

export function panel(id) {
    const root = byID(id);
    return { root, body: root.querySelector(".panel-body"), chips: root.querySelector(".chips") };
}

export function empty(title, text) {
    return make("div", "empty", null, [make("p", "empty-title", title), make("p", "", text)]);
}

/** The title of a touch in a heading. */
export function title(touch) {
    return touch.id === KEYBOARD_ID ? "Keyboard touch" : `Touch ${touch.label}`;
}

/**
 * The outcome of a touch until now, which the server sent with the records: the phrase before the view's name, the view, and an
 * explanation. Traces of `touchstone run --json` and sessions of earlier versions contain none; then only the view is known.
 */
export function outcomeOf({ outcome, bound, unbound }) {
    return outcome ?? { phrase: "is bound to", view: bound?.view ?? "no view", viewID: bound?.viewID, explanation: unbound?.reason };
}

/** The line under the device, which a screen reader also announces. */
export function caption(touch) {
    if (!touch) return "";
    const { phrase, view, delivered, dropped, cancelled } = outcomeOf(touch);
    const end = cancelled && delivered ? "; cancelled" : dropped ? "; no responder handled it" : "";
    return `${title(touch)} ${phrase} ${view}${end}`;
}

/** The last few touches. The newest one is shown unless the user picks another. */
export function drawChips(box, trace, redraw) {
    const recent = trace.touches.slice(-CHIP_COUNT);
    const touches = trace.touches.filter((touch) =>
        recent.includes(touch) || touch.state === "down" || touch === trace.shown);
    const chips = touches.length < 2 ? [] : touches.map((touch) => {
        const { phrase, view } = outcomeOf(touch);
        const chip = make("button", "chip", `${touch.id === KEYBOARD_ID ? "key" : touch.label} ${view}`);
        chip.type = "button";
        chip.title = `${touch.name} → ${view}`;
        chip.setAttribute("aria-label", `${touch.name} ${phrase} ${view}`);
        chip.setAttribute("aria-pressed", String(touch === trace.shown));
        chip.dataset.serial = String(touch.serial);
        chip.onclick = () => {
            trace.pin(touch);
            redraw();
            box.querySelector(`[data-serial="${touch.serial}"]`)?.focus();
        };
        return withViewID(chip, touch.bound?.viewID);
    });
    box.replaceChildren(...chips);
}
