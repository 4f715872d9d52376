// An animated finger that shows a touch: it moves to a view and taps it.

import { repeat } from "../input/repeat.js";

const DURATION = 900; // ms

export class Ghost {
    constructor(device, overlay, pointers) {
        this.device = device;
        this.overlay = overlay;
        this.pointers = pointers;
        this.motion = null;
        overlay.layers.push(this);
    }

    /** Moves to the view's center and taps. */
    async tap(view) {
        if (this.motion) return;
        const [width, height] = this.device.size;
        const to = view ? [0, 1].map((axis) => (view.quad[0][axis] + view.quad[2][axis]) / 2) : [width / 2, height / 2];
        const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
        this.motion = { from: [width * 0.9, height * 0.95], to, start: performance.now() };
        this.overlay.wake();
        await new Promise((done) => setTimeout(done, reducesMotion ? 0 : DURATION));
        this.motion = null;
        const [x, y] = to;
        await repeat([{ finger: 1, phase: "began", x, y, time: 0 }, { finger: 1, phase: "ended", x, y, time: 0.25 }], this.pointers);
    }

    /** A layer of the overlay. */
    draw(context, overlay, now) {
        if (!this.motion) return false;
        const progress = Math.min(1, (now - this.motion.start) / DURATION);
        const eased = 1 - (1 - progress) ** 3;
        const [x, y] = [0, 1].map((axis) => this.motion.from[axis] + (this.motion.to[axis] - this.motion.from[axis]) * eased);
        overlay.dot(x, y, 20, "#16181d30", "#16181d");
        return true;
    }
}
