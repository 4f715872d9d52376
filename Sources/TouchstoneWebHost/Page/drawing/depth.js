// The views in depth: each is a layer in front of its superview. Dragging turns them, and a line shows the last touch's location.

import { byID, oncePerFrame } from "../browser/dom.js";
import { resizeCanvas } from "./device.js";

const LAYER_DISTANCE = 44; // points between two layers
const MAX_VIEWS = 600; // views
const ROTATION = { yaw: -0.55, pitch: 0.32, min: -1.2, max: 1.2, step: 0.12, perPixel: 0.007 };
const COLORS = { line: "#5d6067", hit: "#0a7f5a", chosen: "#3a5fd9", point: "#b3261e" };

export class Depth {
    /** `touch()` returns the touch that the panels show, `chosen()` the number of the chosen view. */
    constructor(device, { touch, chosen }) {
        this.device = device;
        this.queries = { touch, chosen };
        this.canvas = byID("depth");
        this.context = this.canvas.getContext("2d");
        this.button = byID("in-depth");
        this.yaw = ROTATION.yaw;
        this.pitch = ROTATION.pitch;
        this.draw = oncePerFrame(() => this.drawNow());
        this.button.addEventListener("click", () => this.open(this.canvas.hidden));
        this.canvas.addEventListener("pointerdown", (event) => {
            this.canvas.setPointerCapture(event.pointerId);
            this.from = [event.clientX, event.clientY];
        });
        this.canvas.addEventListener("pointermove", (event) => {
            if (!event.buttons || !this.from) return;
            this.rotate((event.clientX - this.from[0]) * ROTATION.perPixel, (this.from[1] - event.clientY) * ROTATION.perPixel);
            this.from = [event.clientX, event.clientY];
        });
        this.canvas.addEventListener("keydown", (event) => this.keyDown(event));
    }

    get isOpen() {
        return !this.canvas.hidden;
    }

    open(isOpen) {
        this.canvas.hidden = !isOpen;
        this.button.setAttribute("aria-pressed", String(isOpen));
        if (!isOpen) return;
        this.canvas.focus({ preventScroll: true });
        this.draw();
    }

    keyDown(event) {
        const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
        if (direction) this.rotate(direction[0] * ROTATION.step, direction[1] * ROTATION.step);
        else if (event.key === "Escape") {
            this.open(false);
            this.button.focus();
        } else return;
        event.preventDefault();
    }

    rotate(yaw, pitch) {
        const clamped = (angle) => Math.max(ROTATION.min, Math.min(ROTATION.max, angle));
        this.yaw = clamped(this.yaw + yaw);
        this.pitch = clamped(this.pitch + pitch);
        this.draw();
    }

    // MARK: Drawing

    drawNow() {
        const { frame, size: [width, height], pixels } = this.device;
        if (!this.isOpen || !frame) return;
        resizeCanvas(this.canvas, width * pixels, height * pixels);
        const views = this.shown(frame.views ?? []);
        const layers = Math.max(1, ...views.map(({ level }) => level));
        const context = this.context;
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.clearRect(0, 0, this.canvas.width, this.canvas.height);
        this.updateProjection(width, height, layers);
        const touch = this.queries.touch();
        const hit = touch?.bound?.viewID;
        const chosen = this.queries.chosen();
        for (const { view, level } of views) this.drawView(view, level, view.id === hit ? "hit" : view.id === chosen ? "chosen" : "line");
        if (touch?.at) this.drawPoint(touch.at, layers);
    }

    /** The visible views, with the depth of each. */
    shown(views) {
        const unseen = new Set();
        const found = [];
        for (const view of views.slice(0, MAX_VIEWS)) {
            if (view.hidden || view.alpha <= 0 || unseen.has(view.parent)) unseen.add(view.id);
            else found.push({ view, level: view.depth });
        }
        return found;
    }

    /** Computes the projection from points and layers to the canvas. */
    updateProjection(width, height, layers) {
        const totalDepth = layers * LAYER_DISTANCE;
        const [sinY, cosY, sinP, cosP] = [Math.sin(this.yaw), Math.cos(this.yaw), Math.sin(this.pitch), Math.cos(this.pitch)];
        const project = (x, y, level) => {
            const [across, down, near] = [x - width / 2, y - height / 2, level * LAYER_DISTANCE - totalDepth / 2];
            const turned = near * cosY - across * sinY;
            return [across * cosY + near * sinY, down * cosP - turned * sinP];
        };
        const corners = [0, layers].flatMap((level) => [[0, 0], [width, 0], [width, height], [0, height]].map(([x, y]) => project(x, y, level)));
        const spread = (axis) => Math.max(...corners.map((corner) => Math.abs(corner[axis]))) * 2 + 16;
        const scale = Math.min(width / spread(0), height / spread(1)) * this.device.pixels;
        /** @type {(x: number, y: number, level: number) => [number, number]} */
        this.at = (x, y, level) => {
            const [left, top] = project(x, y, level);
            return [this.canvas.width / 2 + left * scale, this.canvas.height / 2 + top * scale];
        };
    }

    drawView(view, level, kind) {
        const context = this.context;
        const { canvas, size: [width, height] } = this.device;
        const [origin, right, below] = [this.at(0, 0, level), this.at(width, 0, level), this.at(0, height, level)];
        context.save();
        context.beginPath();
        view.quad.forEach(([x, y], index) => (index ? context.lineTo(...this.at(x, y, level)) : context.moveTo(...this.at(x, y, level))));
        context.closePath();
        context.save();
        context.clip();
        context.globalAlpha = level ? 0.82 : 0.3;
        context.setTransform((right[0] - origin[0]) / canvas.width, (right[1] - origin[1]) / canvas.width,
            (below[0] - origin[0]) / canvas.height, (below[1] - origin[1]) / canvas.height, ...origin);
        context.drawImage(canvas, 0, 0);
        context.restore();
        context.globalAlpha = kind === "line" ? 0.6 : 1;
        context.lineWidth = (kind === "line" ? 1 : 3) * this.device.pixels;
        context.strokeStyle = COLORS[kind];
        context.stroke();
        context.restore();
    }

    /** A line at the touch's location through all layers. */
    drawPoint({ x, y }, layers) {
        const context = this.context;
        const [from, to] = [this.at(x, y, -0.6), this.at(x, y, layers + 1.2)];
        for (const { color, width } of [{ color: "#ffffffd0", width: 5 }, { color: COLORS.point, width: 2 }]) {
            context.strokeStyle = color;
            context.lineWidth = width * this.device.pixels;
            context.beginPath();
            context.moveTo(...from);
            context.lineTo(...to);
            context.stroke();
        }
        context.fillStyle = COLORS.point;
        context.beginPath();
        context.arc(...to, 6 * this.device.pixels, 0, 2 * Math.PI);
        context.fill();
    }
}
