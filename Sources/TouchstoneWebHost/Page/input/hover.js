// A mouse or pen over the device with no button pressed: at most one message per frame.

import { oncePerFrame } from "../browser/dom.js";
import { modifierFlags } from "./modifiers.js";

export class Hover {
    /** `send(message)` sends to the app. */
    constructor(device, send) {
        this.device = device;
        this.send = send;
        this.latest = null;
        this.sendSoon = oncePerFrame(() => this.flush());
        device.canvas.addEventListener("pointermove", (event) => {
            if (event.pointerType !== "touch" && !event.buttons) this.update(event, this.device.toDevice(event.clientX, event.clientY));
        });
        device.canvas.addEventListener("pointerleave", (event) => {
            if (event.pointerType !== "touch") this.update(event, [null, null]);
        });
        // Send the last hover before a press.
        device.canvas.addEventListener("pointerdown", () => this.flush(), true);
    }

    update(event, [x, y]) {
        this.latest = { type: "hover", x, y, modifiers: modifierFlags(event), time: event.timeStamp };
        this.sendSoon();
    }

    flush() {
        if (this.latest) this.send(this.latest);
        this.latest = null;
    }
}
