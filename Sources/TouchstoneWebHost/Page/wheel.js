// The wheel that turns, and the trackpad's pinch, as messages for the app.

import { modifierFlags } from "./pointers.js";

const LINE = 16; // points that a wheel's line counts for
const PAGE = 400;

export class Wheel {
    constructor(device, send) {
        this.device = device;
        this.send = send;
        device.canvas.addEventListener("wheel", (event) => this.handleWheel(event), { passive: false });
    }

    /** The content moves with the fingers, so against the way the page would scroll. With Control it is a pinch. */
    handleWheel(event) {
        event.preventDefault();
        this.device.measure();
        const [x, y] = this.device.toDevice(event.clientX, event.clientY);
        const unit = [1, LINE, PAGE][event.deltaMode] ?? 1;
        const message = { type: "wheel", x, y, modifiers: modifierFlags(event) };
        if (event.ctrlKey) message.scale = Math.exp(-event.deltaY * unit * 0.01);
        else Object.assign(message, { dx: -event.deltaX * unit, dy: -event.deltaY * unit });
        this.send(message);
    }
}
