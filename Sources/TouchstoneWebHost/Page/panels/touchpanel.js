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
    return touch.id === KEYBOARD_ID ? "Keyboard touch" : `Touch ${touch.id}`;
}

/** The outcome of a touch until now: the phrase before the view's name, the view, and whether the touch was delivered. */
export function outcomeOf(touch) {
    const { bound, suppressed, state, deliveries } = touch;
    if (!bound && !suppressed) return { phrase: "went to", view: "no view", isDelivered: false };
    if (!bound) return { phrase: "is suppressed for", view: suppressed.view, viewID: suppressed.viewID, explanation: suppressed.reason, isDelivered: false };
    const to = { view: bound.view, viewID: bound.viewID };
    // A touch is bound to its view before the recognizers decide whether the view receives it.
    if (deliveries.size) return { phrase: "went to", ...to, isDelivered: true };
    const cancelled = touch.notes.find((note) => note.kind === "cancelled")?.text;
    if (state === "down") return { phrase: "is delayed for", ...to, explanation: "recognizers delay it until they decide", isDelivered: false };
    return { phrase: "was not delivered to", ...to, explanation: cancelled ?? "a recognizer recognized instead", isDelivered: false };
}

/** The line under the device, which a screen reader also announces. */
export function caption(touch) {
    if (!touch) return "";
    const { phrase, view } = outcomeOf(touch);
    const isDropped = [...touch.deliveries.values()].some(({ calls }) => [...calls.values()].some((call) => call.dropped));
    const end = touch.state === "cancelled" && touch.deliveries.size ? "; cancelled" : isDropped ? "; no responder handled it" : "";
    return `${title(touch)} ${phrase} ${view}${end}`;
}

/** The last few touches. The newest one is shown unless the user picks another. */
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
