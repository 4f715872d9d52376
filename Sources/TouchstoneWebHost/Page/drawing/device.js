// The device: fits its canvas into the available space and draws the app's pictures.

import { byID, oncePerFrame } from "../browser/dom.js";
import { Images, paint } from "./drawing.js";

const DESKTOP_SIZE = [390, 844];
const PHONE_HEIGHT = { min: 420, max: 844, ofViewport: 0.6 };
const BEZEL = 10;

export const narrow = matchMedia("(max-width: 759.98px)");
/** A phone in landscape has no space for a frame or a tall screen. */
const low = matchMedia("(min-width: 760px) and (max-width: 1239.98px) and (max-height: 540px)");

export class Device {
    /** `onOffer(size)` is called when the size that the page offers to the app has changed. */
    constructor(onOffer) {
        this.onOffer = onOffer;
        this.canvas = byID("device");
        this.container = byID("stage-area");
        this.bezel = byID("bezel");
        this.context = this.canvas.getContext("2d");
        this.frame = null;
        this.images = new Images(() => this.draw());
        this.scale = 1;
        this.offered = this.sizeToOffer();
        /** @type {(width: number, height: number) => void} Called with the size of the canvas when it has changed. */
        this.onLayout = () => {};
        this.draw = oncePerFrame(() => this.drawNow());
        const layOutSoon = oncePerFrame(() => this.layOut());
        new ResizeObserver(layOutSoon).observe(this.container);
        addEventListener("resize", layOutSoon);
        addEventListener("scroll", () => { this.corner = null; }, { passive: true });
        this.layOut();
    }

    get size() {
        return this.frame ? this.frame.size : this.offered;
    }

    show(frame) {
        const before = this.size.join();
        this.frame = frame;
        if (this.size.join() !== before) this.layOut();
        this.draw();
    }

    /** Converts page coordinates to device points. The corner is measured once per press, not per move. */
    toDevice(clientX, clientY) {
        if (!this.corner) this.measure();
        return [(clientX - this.corner.left) / this.scale, (clientY - this.corner.top) / this.scale];
    }

    measure() {
        this.corner = this.canvas.getBoundingClientRect();
    }

    view(id) {
        return this.frame?.views?.find((view) => view.id === id) ?? null;
    }

    sizeToOffer() {
        if (low.matches) return [Math.max(240, Math.floor(this.container.clientWidth)), Math.max(160, Math.floor(this.container.clientHeight))];
        if (!narrow.matches) return DESKTOP_SIZE;
        const { max, ofViewport } = PHONE_HEIGHT;
        const min = Math.min(PHONE_HEIGHT.min, Math.max(200, innerHeight - 60));
        const width = Math.floor(this.container.clientWidth) || 360;
        const height = Math.max(min, Math.min(max, Math.round(innerHeight * ofViewport)));
        const [oldWidth, oldHeight] = this.offered ?? [0, 0];
        // A phone's address bar appears and disappears while scrolling; do not resize the app for it.
        if (width === oldWidth && Math.abs(height - oldHeight) < 90) return this.offered;
        return [width, height];
    }

    layOut() {
        const offer = this.sizeToOffer();
        if (offer.join() !== this.offered.join()) {
            this.offered = offer;
            this.onOffer(offer);
        }
        const [width, height] = this.size;
        const frameWidth = narrow.matches || low.matches ? 0 : 2 * BEZEL;
        const availableWidth = this.container.clientWidth - frameWidth;
        const availableHeight = narrow.matches ? Infinity : this.container.clientHeight - frameWidth;
        this.scale = Math.max(0.2, Math.min(1, availableWidth / width, availableHeight / height));
        const shown = [width * this.scale, height * this.scale];
        this.bezel.style.setProperty("--w", `${shown[0]}px`);
        this.bezel.style.setProperty("--h", `${shown[1]}px`);
        this.pixels = this.scale * (devicePixelRatio || 1);
        resizeCanvas(this.canvas, width * this.pixels, height * this.pixels);
        this.corner = null;
        this.onLayout(width * this.pixels, height * this.pixels);
        this.draw();
    }

    drawNow() {
        const context = this.context;
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.globalAlpha = 1;
        context.clearRect(0, 0, this.canvas.width, this.canvas.height);
        if (!this.frame) return;
        context.setTransform(this.pixels, 0, 0, this.pixels, 0, 0);
        paint(context, this.frame.commands ?? [], this.images);
    }
}

export function resizeCanvas(canvas, width, height) {
    const [w, h] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
    if (canvas.width !== w) canvas.width = w;
    if (canvas.height !== h) canvas.height = h;
}
