// The wheel, and the pinch of a trackpad, as messages for the app.

import { modifierFlags } from "./modifiers.js";

const LINE = 16; // points for one line of a wheel
const PAGE = 400;

export class Wheel {
    constructor(device, send) {
        this.device = device;
        this.send = send;
        device.canvas.addEventListener("wheel", (event) => this.handleWheel(event), { passive: false });
    }

    /**
     * The content follows the fingers, which is opposite to the page's direction of scrolling. With Control the event is a pinch.
     */
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
