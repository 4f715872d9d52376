// Two fingers with a mouse, as in the simulator: with Option (Alt) a second finger mirrors the first about the middle of the
// screen; with Shift in addition, both move together.

const TWIN_ID = 99; // A mouse is 1, and fingers have the following ids.

export class Twin {
    /** `overlay` shows where the fingers would be put down. */
    constructor(device, overlay) {
        this.device = device;
        this.overlay = overlay;
        this.second = null; // While both are down: the position of the second finger, and the last one of the first.
        this.hover = null;
        overlay.layers.push(this);
        device.canvas.addEventListener("pointermove", (event) => this.hovered(event));
        device.canvas.addEventListener("pointerleave", () => this.showAt(null));
        const keyChanged = (/** @type {KeyboardEvent} */ event) => {
            if (event.key === "Alt" && this.pointer) this.showAt(event.altKey || event.type === "keydown" ? this.pointer : null);
        };
        addEventListener("keydown", keyChanged, true);
        addEventListener("keyup", keyChanged, true);
        addEventListener("blur", () => this.showAt(null));
    }

    hovered(event) {
        if (event.pointerType !== "mouse") return;
        this.pointer = this.device.toDevice(event.clientX, event.clientY);
        this.showAt(event.altKey && !event.buttons ? this.pointer : null);
    }

    showAt(place) {
        if (!place && !this.hover) return;
        this.hover = place;
        this.overlay.wake();
    }

    /** Whether a press puts down two fingers. */
    startsPair(event) {
        return event.pointerType === "mouse" && event.altKey && event.button === 0;
    }

    /** Returns the samples of both fingers for a sample of the mouse. */
    pair(sample, event) {
        const { x, y, phase } = sample;
        if (phase === "began") {
            this.hover = null;
            this.second = { ...this.mirrored(x, y), lead: [x, y] };
        } else if (event?.shiftKey) {
            this.second.x += x - this.second.lead[0];
            this.second.y += y - this.second.lead[1];
        } else if (phase !== "cancelled") {
            Object.assign(this.second, this.moved(x, y));
        }
        this.second.lead = [x, y];
        const finger = { ...sample, kind: "touch", modifiers: 0 };
        const second = { ...finger, id: TWIN_ID, x: this.second.x, y: this.second.y };
        if (phase === "ended" || phase === "cancelled") this.second = null;
        return [finger, second];
    }

    mirrored(x, y) {
        const [width, height] = this.device.size;
        return { x: width - x, y: height - y };
    }

    /** Mirrored about the point between them, which Shift may have moved. */
    moved(x, y) {
        const [leadX, leadY] = this.second.lead;
        return { x: this.second.x - (x - leadX), y: this.second.y - (y - leadY) };
    }

    /** A layer of the overlay: where two fingers would be put down. */
    draw(context, overlay) {
        if (!this.hover) return false;
        const [x, y] = this.hover;
        const other = this.mirrored(x, y);
        for (const place of [[x, y], [other.x, other.y]]) overlay.dot(...place, 12, "#16181d40", "#ffffff");
        overlay.dot((x + other.x) / 2, (y + other.y) / 2, 3, "#16181d80", "#ffffff");
        return false;
    }
}
