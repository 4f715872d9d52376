// Fingers, mouse, pen and the keyboard's finger, as samples for the app.

import { KeyboardFinger } from "./keyfinger.js";
import { modifierFlags } from "./modifiers.js";
import { Twin } from "./twin.js";

/**
 * Collects all samples of one iteration of the browser's event loop in one message, so that two fingers that are put down together
 * arrive together. A message-channel task runs right after the pending events, without the minimum delay of a timer.
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
    /** `send(samples)` sends to the app; `overlay` draws the fingers. */
    constructor(device, overlay, send) {
        this.device = device;
        this.overlay = overlay;
        this.batch = new Batch(send);
        this.active = new Map();
        this.listenToPointers(device.canvas);
        this.keyboard = new KeyboardFinger(this);
        this.twin = new Twin(device, overlay);
        this.leadingPointer = null; // The pointer that controls two fingers.
        const cancelAll = (event) => this.cancelAll(event.timeStamp);
        addEventListener("blur", cancelAll);
        addEventListener("pagehide", cancelAll);
    }

    listenToPointers(canvas) {
        canvas.addEventListener("pointerdown", (event) => this.down(event));
        canvas.addEventListener("pointermove", (event) => this.moved(event));
        canvas.addEventListener("pointerup", (event) => this.finish(event, "ended"));
        canvas.addEventListener("pointercancel", (event) => this.finish(event, "cancelled"));
        // After an up or a cancel the pointer is no longer active, so this handles only captures that are really lost.
        canvas.addEventListener("lostpointercapture", (event) => this.finish(event, "cancelled"));
        canvas.addEventListener("contextmenu", (event) => event.preventDefault());
        // Older Safari needs this in addition to touch-action; otherwise a long press selects and magnifies.
        canvas.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
    }

    down(event) {
        this.device.measure();
        try {
            this.device.canvas.setPointerCapture(event.pointerId);
        } catch {
            // A pointer made by a script cannot be captured; its events are valid anyway.
        }
        this.keyboard.hide();
        if (this.leadingPointer === null && this.twin.startsPair(event)) this.leadingPointer = event.pointerId;
        this.addSamples(this.sample(event, "began"), event);
    }

    moved(event) {
        if (!this.active.has(event.pointerId)) return;
        const parts = event.getCoalescedEvents?.() ?? [];
        for (const part of parts.length ? parts : [event]) this.addSamples(this.sample(part, "moved", event), event);
    }

    finish(event, phase) {
        if (!this.active.has(event.pointerId)) return;
        this.addSamples(this.sample(event, phase), event);
        if (this.leadingPointer === event.pointerId) this.leadingPointer = null;
    }

    /** Adds what a pointer did, as one finger or as the first of two. */
    addSamples(sample, event) {
        const samples = this.leadingPointer === sample.id ? this.twin.pair(sample, event) : [sample];
        for (const each of samples) this.add(each);
    }

    /** Coalesced events lack some fields in some browsers; `whole` is the event that contains them. */
    sample(event, phase, whole = event) {
        // A cancel has no useful position: use the last known one.
        const last = phase === "cancelled" ? this.active.get(whole.pointerId) : null;
        const [x, y] = last ? [last.x, last.y] : this.device.toDevice(event.clientX, event.clientY);
        const kind = whole.pointerType === "mouse" || whole.pointerType === "pen" ? whole.pointerType : "touch";
        const mouse = kind === "mouse";
        const pen = kind === "pen";
        return {
            id: whole.pointerId,
            phase, x, y,
            time: event.timeStamp,
            kind,
            // A mouse reports a constant force of 0.5 and a contact of 1 pixel, which are placeholders.
            force: mouse ? null : event.pressure || null,
            radius: mouse ? null : Math.max(event.width || 0, event.height || 0) / 2 / this.device.scale || null,
            altitude: pen ? event.altitudeAngle ?? null : null,
            azimuth: pen ? event.azimuthAngle ?? null : null,
            buttons: whole.buttons,
            modifiers: modifierFlags(whole),
        };
    }

    add(sample) {
        if (sample.phase === "ended" || sample.phase === "cancelled") this.active.delete(sample.id);
        else this.active.set(sample.id, sample);
        this.overlay.finger(sample);
        this.batch.add(sample);
    }

    /** Sends the pending samples, so that the next message follows them. */
    flush() {
        this.batch.flush();
    }

    cancelAll(time) {
        this.leadingPointer = null;
        this.twin.second = null;
        for (const last of [...this.active.values()]) {
            this.add({ ...last, phase: "cancelled", time, buttons: 0 });
        }
        this.keyboard.released();
        this.batch.flush();
    }

    /** The app is gone, so there is no receiver to notify; only remove the fingers from the picture. */
    clearAll() {
        this.active.clear();
        this.leadingPointer = null;
        this.batch.samples = [];
        this.keyboard.released();
        this.overlay.clearFingers();
    }
}
