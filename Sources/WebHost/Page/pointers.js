// Fingers, mouse, pen and the keyboard's finger, as samples for the app.

const KEYBOARD_ID = 1000000;
const STEP = 8;
const BIG_STEP = 40;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Collects every sample of one turn of the browser's task loop into one message, so that
 * two fingers put down together reach the app together. A message-channel task runs right
 * after the events that are already waiting, without a timer's minimum delay.
 */
class Batch {
    constructor(send) {
        this.send = send;
        this.samples = [];
        this.channel = new MessageChannel();
        this.channel.port1.onmessage = () => this.flush();
    }

    add(sample) {
        if (this.samples.push(sample) === 1) this.channel.port2.postMessage(0);
    }

    flush() {
        if (!this.samples.length) return;
        const samples = this.samples;
        this.samples = [];
        this.send(samples);
    }
}

export class Pointers {
    /** `send(samples)` goes to the app; `overlay` draws the fingers. */
    constructor(device, overlay, send) {
        this.device = device;
        this.overlay = overlay;
        this.batch = new Batch(send);
        this.live = new Map();
        this.listenToPointers(device.canvas);
        this.keyboard = new KeyboardFinger(this);
        const cancelAll = (event) => this.cancelAll(event.timeStamp);
        addEventListener("blur", cancelAll);
        addEventListener("pagehide", cancelAll);
    }

    listenToPointers(canvas) {
        canvas.addEventListener("pointerdown", (event) => this.down(event));
        canvas.addEventListener("pointermove", (event) => this.moved(event));
        canvas.addEventListener("pointerup", (event) => this.finish(event, "ended"));
        canvas.addEventListener("pointercancel", (event) => this.finish(event, "cancelled"));
        // After an up or a cancel the pointer is no longer live, so this only sees captures really lost.
        canvas.addEventListener("lostpointercapture", (event) => this.finish(event, "cancelled"));
        canvas.addEventListener("contextmenu", (event) => event.preventDefault());
        // Older Safari wants this as well as touch-action, or a long press selects and magnifies.
        canvas.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
    }

    down(event) {
        this.device.measure();
        try {
            this.device.canvas.setPointerCapture(event.pointerId);
        } catch {
            // A pointer made by a script cannot be captured; it still counts.
        }
        this.keyboard.hide();
        this.add(this.sample(event, "began"));
    }

    moved(event) {
        if (!this.live.has(event.pointerId)) return;
        const parts = event.getCoalescedEvents?.() ?? [];
        for (const part of parts.length ? parts : [event]) this.add(this.sample(part, "moved", event));
    }

    finish(event, phase) {
        if (this.live.has(event.pointerId)) this.add(this.sample(event, phase));
    }

    /** Coalesced events leave some fields empty in some browsers; `whole` is the event they came in. */
    sample(event, phase, whole = event) {
        // A cancel carries no position worth having: the finger was last seen where it last moved.
        const last = phase === "cancelled" ? this.live.get(whole.pointerId) : null;
        const [x, y] = last ? [last.x, last.y] : this.device.toDevice(event.clientX, event.clientY);
        const kind = whole.pointerType === "mouse" || whole.pointerType === "pen" ? whole.pointerType : "touch";
        const mouse = kind === "mouse";
        const pen = kind === "pen";
        return {
            id: whole.pointerId,
            phase, x, y,
            time: event.timeStamp,
            kind,
            // A mouse reports a constant 0.5 and a 1-pixel contact: placeholders, not measurements.
            force: mouse ? null : event.pressure || null,
            radius: mouse ? null : Math.max(event.width || 0, event.height || 0) / 2 / this.device.scale || null,
            altitude: pen ? event.altitudeAngle ?? null : null,
            azimuth: pen ? event.azimuthAngle ?? null : null,
            buttons: whole.buttons,
            modifiers: modifierFlags(whole),
        };
    }

    add(sample) {
        if (sample.phase === "ended" || sample.phase === "cancelled") this.live.delete(sample.id);
        else this.live.set(sample.id, sample);
        this.overlay.finger(sample);
        this.batch.add(sample);
    }

    cancelAll(time) {
        for (const last of [...this.live.values()]) {
            this.add({ ...last, phase: "cancelled", time, buttons: 0 });
        }
        this.keyboard.released();
        this.batch.flush();
    }

    /** The app is gone: nobody to tell, but the fingers must not stay on the picture. */
    forgetAll() {
        this.live.clear();
        this.batch.samples = [];
        this.keyboard.released();
        this.overlay.forgetFingers();
    }
}

/** Arrow keys move a crosshair; Space or Enter is its finger. */
class KeyboardFinger {
    constructor(pointers) {
        this.pointers = pointers;
        this.at = null;
        this.isDown = false;
        const canvas = pointers.device.canvas;
        canvas.addEventListener("keydown", (event) => this.keyDown(event));
        canvas.addEventListener("keyup", (event) => this.keyUp(event));
        canvas.addEventListener("focus", () => {
            if (canvas.matches(":focus-visible")) this.show();
        });
        canvas.addEventListener("blur", (event) => {
            this.lift("cancelled", event);
            this.hide();
        });
    }

    keyDown(event) {
        if (ARROWS[event.key]) this.step(ARROWS[event.key], event);
        else if (isPress(event)) this.press(event);
        else if (event.key === "Escape" && this.isDown) this.lift("cancelled", event);
        else return;
        event.preventDefault();
    }

    keyUp(event) {
        if (!isPress(event)) return;
        event.preventDefault();
        this.lift("ended", event);
    }

    step([dx, dy], event) {
        this.show();
        const [width, height] = this.pointers.device.size;
        const far = event.shiftKey ? BIG_STEP : STEP;
        this.at.x = Math.max(0, Math.min(width - 1, this.at.x + dx * far));
        this.at.y = Math.max(0, Math.min(height - 1, this.at.y + dy * far));
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

/** The bits of UIKeyModifierFlags. */
export function modifierFlags(event) {
    return (event.getModifierState?.("CapsLock") ? 1 << 16 : 0)
        | (event.shiftKey ? 1 << 17 : 0)
        | (event.ctrlKey ? 1 << 18 : 0)
        | (event.altKey ? 1 << 19 : 0)
        | (event.metaKey ? 1 << 20 : 0);
}
