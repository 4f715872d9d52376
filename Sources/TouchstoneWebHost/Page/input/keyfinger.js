// A finger that is controlled by keys, for users without a pointer.

import { modifierFlags } from "./modifiers.js";

const KEYBOARD_ID = 1000000;
const STEP = 8;
const BIG_STEP = 40;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** While it is enabled, arrow keys move a crosshair, Space or Enter touches there, and the app receives no keys. */
export class KeyboardFinger {
    constructor(pointers) {
        this.pointers = pointers;
        this.at = null;
        this.isDown = false;
        this.isEnabled = false;
        const canvas = pointers.device.canvas;
        canvas.addEventListener("keydown", (event) => this.keyDown(event));
        canvas.addEventListener("keyup", (event) => this.keyUp(event));
        canvas.addEventListener("focus", () => {
            if (this.isEnabled && canvas.matches(":focus-visible")) this.show();
        });
        canvas.addEventListener("blur", (event) => {
            this.lift("cancelled", event);
            this.hide();
        });
    }

    setEnabled(isOn) {
        this.isEnabled = isOn;
        if (isOn) this.show();
        else this.hide();
    }

    keyDown(event) {
        if (!this.isEnabled) return;
        if (ARROWS[event.key]) this.step(ARROWS[event.key], event);
        else if (isPress(event)) this.press(event);
        else if (event.key === "Escape" && this.isDown) this.lift("cancelled", event);
        else return;
        event.preventDefault();
    }

    keyUp(event) {
        if (!this.isEnabled || !isPress(event)) return;
        event.preventDefault();
        this.lift("ended", event);
    }

    step([dx, dy], event) {
        this.show();
        const [width, height] = this.pointers.device.size;
        const distance = event.shiftKey ? BIG_STEP : STEP;
        this.at.x = Math.max(0, Math.min(width - 1, this.at.x + dx * distance));
        this.at.y = Math.max(0, Math.min(height - 1, this.at.y + dy * distance));
        this.pointers.overlay.crosshair(this.at);
        if (this.isDown) this.add("moved", event);
    }

    press(event) {
        this.show();
        if (event.repeat || this.isDown) return;
        this.isDown = true;
        this.add("began", event);
    }

    lift(phase, event) {
        if (!this.isDown) return;
        this.isDown = false;
        this.add(phase, event);
    }

    released() {
        this.isDown = false;
    }

    show() {
        const [width, height] = this.pointers.device.size;
        this.at ??= { x: Math.round(width / 2), y: Math.round(height / 2) };
        this.pointers.overlay.crosshair(this.at);
    }

    hide() {
        this.pointers.overlay.crosshair(null);
    }

    add(phase, event) {
        this.pointers.add({
            id: KEYBOARD_ID, phase, x: this.at.x, y: this.at.y, time: event.timeStamp, kind: "touch",
            force: null, radius: null, altitude: null, azimuth: null,
            buttons: phase === "began" || phase === "moved" ? 1 : 0,
            modifiers: event.getModifierState ? modifierFlags(event) : 0,
        });
    }
}

function isPress(event) {
    return event.key === " " || event.key === "Enter";
}
