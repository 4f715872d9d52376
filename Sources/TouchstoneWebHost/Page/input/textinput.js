// Text without keys: input methods, dead keys, emoji pickers, phone keyboards. A hidden field at the app's caret has the focus
// while the app accepts text.

import { byID } from "../browser/dom.js";

/** Input types at the end of a composition, whose text has already been sent. */
const COMPOSITION_INPUT_TYPES = new Set([
    "insertCompositionText", "insertFromComposition", "deleteByComposition", "deleteCompositionText",
]);

export class TextInput {
    /** `send(message)` sends to the app. */
    constructor(device, send) {
        this.device = device;
        this.send = send;
        this.input = null;
        this.isEnabled = true;
        this.isComposing = false;
        this.isDiscarded = false;
        this.area = byID("text-input");
        this.listen();
        // A press elsewhere commits the composition; and the canvas must not take the focus from the field.
        device.canvas.addEventListener("pointerdown", () => {
            this.commit();
            this.focus();
        });
        device.canvas.addEventListener("mousedown", (event) => event.preventDefault());
        device.canvas.addEventListener("focus", () => this.focus());
    }

    get elements() {
        return [this.device.canvas, this.area];
    }

    listen() {
        const area = this.area;
        area.addEventListener("compositionstart", () => {
            area.value = "";
            this.isComposing = true;
            this.isDiscarded = false;
        });
        area.addEventListener("compositionend", (event) => this.composed(event));
        area.addEventListener("beforeinput", (event) => {
            // The hidden field is empty, so a phone's Delete causes no `input` event.
            if (this.isComposing || event.inputType !== "deleteContentBackward") return;
            event.preventDefault();
            this.sendText("delete", null, event);
        });
        area.addEventListener("input", (event) => this.changed(event));
        area.addEventListener("blur", () => { area.value = ""; });
    }

    /** Sets where the app inserts text; null while it accepts no text. */
    show(input) {
        const hasChanged = input?.id !== this.input?.id;
        this.input = input ?? null;
        if (hasChanged && this.isComposing) this.discard();
        if (input) this.move(input.caret);
        if (this.elements.includes(document.activeElement)) this.focus();
    }

    /** Focuses the hidden field if the app accepts text, otherwise the picture. */
    focus() {
        const target = this.input && this.isEnabled ? this.area : this.device.canvas;
        if (document.activeElement !== target) target.focus({ preventScroll: true });
    }

    /** Whether a phone's own keyboard appears for the field. */
    set usesSystemKeyboard(value) {
        this.area.inputMode = value ? "text" : "none";
    }

    move([x, y, , height]) {
        const { canvas, scale, size } = this.device;
        const style = this.area.style;
        style.left = `${canvas.offsetLeft + Math.max(0, Math.min(size[0] - 2, x)) * scale}px`;
        style.top = `${canvas.offsetTop + Math.max(0, Math.min(size[1] - 2, y)) * scale}px`;
        style.height = `${Math.max(8, Math.min(60, height)) * scale}px`;
    }

    changed(event) {
        const area = this.area;
        if (this.isComposing || event.isComposing) {
            if (this.isDiscarded) return;
            const start = area.selectionStart ?? area.value.length;
            this.sendText("mark", area.value, event, [start, (area.selectionEnd ?? start) - start]);
            return;
        }
        const typed = event.data ?? area.value;
        area.value = "";
        if (COMPOSITION_INPUT_TYPES.has(event.inputType)) return;
        if (["insertLineBreak", "insertParagraph"].includes(event.inputType)) this.sendText("insert", "\n", event);
        else if (event.inputType.startsWith("insert") && typed) this.sendText("insert", typed, event);
    }

    composed(event) {
        this.isComposing = false;
        this.area.value = "";
        if (this.isDiscarded) return;
        if (event.data) this.sendText("insert", event.data, event);
        else this.sendText("mark", "", event);
    }

    /** The browser ends a composition when its field loses the focus. */
    commit() {
        if (this.isComposing) this.area.blur();
    }

    /** Drops the composition, because its target no longer exists. */
    discard() {
        this.isDiscarded = true;
        this.area.blur();
        this.focus();
    }

    sendText(what, text, event, selection) {
        const message = { type: "text", what, time: event.timeStamp };
        if (text !== null) message.text = text;
        if (selection) message.selection = selection;
        this.send(message);
    }
}
