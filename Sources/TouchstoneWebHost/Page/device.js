// The device: fits its canvas into the room there is and draws the frames the app sends.

import { byID, oncePerFrame } from "./dom.js";

const DESKTOP_SIZE = [390, 844];
const PHONE_HEIGHT = { least: 420, most: 844, ofViewport: 0.6 };
const BEZEL = 10;

/* Close relatives of the system face first: the run is stretched to the app's own width anyway. */
const FONT = '-apple-system, "SF Pro Text", Inter, "Helvetica Neue", "Liberation Sans", system-ui, sans-serif';

export const narrow = matchMedia("(max-width: 759.98px)");

export class Device {
    /** `onOffer(size)` is called when the size the page can offer has changed. */
    constructor(onOffer) {
        this.onOffer = onOffer;
        this.canvas = byID("device");
        this.room = byID("stage-room");
        this.bezel = byID("bezel");
        this.context = this.canvas.getContext("2d");
        this.frame = null;
        this.scale = 1;
        this.offered = this.sizeToOffer();
        this.onLayout = () => {};
        this.draw = oncePerFrame(() => this.drawNow());
        const again = oncePerFrame(() => this.layOut());
        new ResizeObserver(again).observe(this.room);
        addEventListener("resize", again);
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

    /** Page coordinates to device points. The corner is measured once per press, not per move. */
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
        if (!narrow.matches) return DESKTOP_SIZE;
        const { least, most, ofViewport } = PHONE_HEIGHT;
        const width = Math.floor(this.room.clientWidth) || 360;
        const height = Math.max(least, Math.min(most, Math.round(innerHeight * ofViewport)));
        const [oldWidth, oldHeight] = this.offered ?? [0, 0];
        // A phone's address bar comes and goes while scrolling; that is no reason to resize an app.
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
        const frameWidth = narrow.matches ? 0 : 2 * BEZEL;
        const roomWidth = this.room.clientWidth - frameWidth;
        const roomHeight = narrow.matches ? Infinity : this.room.clientHeight - frameWidth;
        this.scale = Math.max(0.2, Math.min(1, roomWidth / width, roomHeight / height));
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
        let saved = 0;
        for (const [name, ...values] of this.frame.commands ?? []) {
            if (name === "save") saved += 1;
            if (name === "restore" && (saved -= 1) < 0) { saved = 0; continue; }
            if (Object.hasOwn(COMMANDS, name)) COMMANDS[name](context, ...values);
        }
        for (; saved > 0; saved -= 1) context.restore(); // An unbalanced frame must not spoil the next.
    }
}

export function resizeCanvas(canvas, width, height) {
    const [w, h] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
    if (canvas.width !== w) canvas.width = w;
    if (canvas.height !== h) canvas.height = h;
}

function roundedPath(context, x, y, w, h, radius) {
    context.beginPath();
    const most = Math.min(Math.abs(w), Math.abs(h)) / 2;
    if (radius > 0) context.roundRect(x, y, w, h, Math.min(radius, most));
    else context.rect(x, y, w, h);
}

function drawText(context, string, x, baseline, width, size, weight, color) {
    context.font = `${weight || 400} ${size}px ${FONT}`;
    context.fillStyle = color;
    const natural = context.measureText(string).width;
    if (!(natural > 0)) return;
    context.save();
    context.translate(x, baseline);
    if (width > 0) context.scale(width / natural, 1);
    context.fillText(string, 0, 0);
    context.restore();
}

/** The app names an image the page does not have: a quiet stand-in with its name. */
function drawPlaceholder(context, name, x, y, w, h) {
    context.save();
    roundedPath(context, x, y, w, h, 4);
    context.clip();
    context.fillStyle = "#8e8e9333";
    context.fillRect(x, y, w, h);
    context.strokeStyle = "#8e8e9366";
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + w, y + h);
    context.moveTo(x + w, y);
    context.lineTo(x, y + h);
    context.stroke();
    context.font = `500 ${Math.max(8, Math.min(13, h / 3))}px ${FONT}`;
    context.fillStyle = "#6c6c70";
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(String(name), x + w / 2, y + h / 2, w - 4);
    context.restore();
}

const COMMANDS = {
    save: (context) => context.save(),
    restore: (context) => context.restore(),
    transform: (context, a, b, c, d, tx, ty) => context.transform(a, b, c, d, tx, ty),
    clip: (context, x, y, w, h, radius) => {
        roundedPath(context, x, y, w, h, radius);
        context.clip();
    },
    opacity: (context, value) => { context.globalAlpha *= value; },
    fill: (context, x, y, w, h, radius, color) => {
        context.fillStyle = color;
        roundedPath(context, x, y, w, h, radius);
        context.fill();
    },
    stroke: (context, x, y, w, h, radius, lineWidth, color) => {
        context.strokeStyle = color;
        context.lineWidth = lineWidth;
        roundedPath(context, x, y, w, h, radius);
        context.stroke();
    },
    text: drawText,
    image: drawPlaceholder,
    line: (context, x1, y1, x2, y2, width, color) => {
        context.strokeStyle = color;
        context.lineWidth = width;
        context.beginPath();
        context.moveTo(x1, y1);
        context.lineTo(x2, y2);
        context.stroke();
    },
};
