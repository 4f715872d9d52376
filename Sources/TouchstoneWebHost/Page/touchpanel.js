// What the panels about one touch have in common, and what becomes of a touch in words.

import { withViewID, byID, make } from "./dom.js";

const CHIP_COUNT = 3;
const KEYBOARD_ID = 1000000;

export function panel(id) {
    const root = byID(id);
    return { root, body: root.querySelector(".panel-body"), chips: root.querySelector(".chips") };
}

export function empty(title, text) {
    return make("div", "empty", null, [make("p", "empty-title", title), make("p", "", text)]);
}

/** A touch as a heading calls it. */
export function title(touch) {
    return touch.id === KEYBOARD_ID ? "Keyboard touch" : `Touch ${touch.id}`;
}

/** What became of a touch so far: the words before the view's name, the view, and whether that is well. */
export function outcomeOf(touch) {
    const { bound, suppressed, state, deliveries } = touch;
    if (!bound && !suppressed) return { phrase: "went to", view: "no view", isDelivered: false };
    if (!bound) return { phrase: "is suppressed for", view: suppressed.view, viewID: suppressed.viewID, explanation: suppressed.reason, isDelivered: false };
    const to = { view: bound.view, viewID: bound.viewID };
    // A view is found before the recognizers let it have the touch, if they do.
    if (deliveries.size) return { phrase: "went to", ...to, isDelivered: true };
    const cancelled = touch.notes.find((note) => note.kind === "cancelled")?.text;
    if (state === "down") return { phrase: "is delayed for", ...to, explanation: "recognizers delay it until they decide", isDelivered: false };
    return { phrase: "was not delivered to", ...to, explanation: cancelled ?? "a recognizer recognized instead", isDelivered: false };
}

/** For the line under the device, which is also what a screen reader hears. */
export function caption(touch) {
    if (!touch) return "";
    const { phrase, view } = outcomeOf(touch);
    const isDropped = [...touch.deliveries.values()].some(({ calls }) => [...calls.values()].some((call) => call.dropped));
    const end = touch.state === "cancelled" && touch.deliveries.size ? "; cancelled" : isDropped ? "; no responder handled it" : "";
    return `${title(touch)} ${phrase} ${view}${end}`;
}

/** The last few touches, to go back to one; the latest is followed unless another is picked. */
export function drawChips(box, trace, redraw) {
    const recent = trace.touches.slice(-CHIP_COUNT);
    const touches = trace.touches.filter((touch) =>
        recent.includes(touch) || touch.state === "down" || touch === trace.shown);
    const chips = touches.length < 2 ? [] : touches.map((touch) => {
        const { phrase, view } = outcomeOf(touch);
        const chip = make("button", "chip", `${touch.id === KEYBOARD_ID ? "key" : touch.id} ${view}`);
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
