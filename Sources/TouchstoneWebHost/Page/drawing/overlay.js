// What the lab draws over the device: fingers and their paths, the view that received the touch, the highlighted view, and the
// crosshair of the keyboard. It is never mixed into the app's picture.

import { byID } from "../browser/dom.js";
import { resizeCanvas } from "./device.js";

const TRAIL_DURATION = 700;      // ms that a path stays visible
const LIFT_FADE = 350;     // ms in which a lifted finger fades
const BOUND_FADE = 1100; // ms that the bound view stays outlined after its touch ended
const RADIUS = 20;
const [MIN_RADIUS, MAX_RADIUS] = [10, 44];
const FONT = '-apple-system, "Segoe UI", Inter, "Noto Sans", "Helvetica Neue", "Liberation Sans", Arial, sans-serif';
const COLORS = { bound: "#0a7f5a", highlighted: "#3a5fd9", finger: "#16181d", crosshairPosition: "#3a5fd9" };

export class Overlay {
    constructor(device) {
        this.device = device;
        this.canvas = byID("overlay");
        this.context = this.canvas.getContext("2d");
        this.fingers = new Map();
        this.lifted = [];
        this.bound = new Map();
        this.unlabeled = [];
        this.highlighted = null;
        this.crosshairPosition = null;
        this.isDrawScheduled = false;
        this.shownTouches = []; // The touches of the moment that the page shows.
        this.layers = []; // Objects that draw over the views. `draw()` returns whether the layer is still moving.
        device.onLayout = (width, height) => this.resize(width, height);
        device.layOut();
    }

    resize(width, height) {
        resizeCanvas(this.canvas, width, height);
        this.wake();
    }

    // MARK: Fingers, as the page received them

    finger(sample) {
        const now = performance.now();
        let finger = this.fingers.get(sample.id);
        if (sample.phase === "began" || !finger) {
            finger = { id: sample.id, label: sample.id === 1000000 ? "key" : String(sample.id), path: [] };
            this.fingers.set(sample.id, finger);
            this.unlabeled.push({ finger, x: sample.x, y: sample.y });
            if (this.unlabeled.length > 20) this.unlabeled.shift();
        }
        finger.x = sample.x;
        finger.y = sample.y;
        // Show radius and force if they are known.
        finger.radius = sample.radius ? Math.min(MAX_RADIUS, Math.max(MIN_RADIUS, sample.radius)) : RADIUS;
        finger.force = sample.force ?? null;
        finger.path.push([sample.x, sample.y, now]);
        if (sample.phase === "ended" || sample.phase === "cancelled") {
            this.fingers.delete(sample.id);
            this.lifted.push({ ...finger, since: now, cancelled: sample.phase === "cancelled" });
        }
        this.wake();
    }

    /** The app numbers touches itself: find the finger of a touch and label it with the app's number. */
    labelFinger(touch, x, y) {
        let best = null;
        for (const entry of this.unlabeled) {
            const distance = entry.finger.id === touch ? -1 : Math.hypot(entry.x - x, entry.y - y);
            if (!best || distance < best.distance) best = { entry, distance };
        }
        if (!best || best.distance > 2) return;
        this.unlabeled.splice(this.unlabeled.indexOf(best.entry), 1);
        if (touch !== 1000000) best.entry.finger.label = String(touch);
        this.wake();
    }

    clearFingers() {
        this.fingers.clear();
        this.unlabeled = [];
        this.wake();
    }

    // MARK: Views

    bind(touch, viewID, name) {
        this.bound.set(touch, { viewID, name, since: 0 });
        this.wake();
    }

    unbind(touch) {
        const entry = this.bound.get(touch);
        if (entry) entry.since = performance.now();
        this.wake();
    }

    /** Draws the complete paths of these touches, and the views they are bound to, instead of the current state. */
    showPaths(touches) {
        if (touches.length === this.shownTouches.length && touches.every((touch, index) => touch === this.shownTouches[index])) return;
        this.shownTouches = touches;
        this.wake();
    }

    clearBindings() {
        this.bound.clear();
        this.lifted = [];
        this.highlighted = null;
        this.wake();
    }

    highlight(viewID) {
        if (this.highlighted === viewID) return;
        this.highlighted = viewID;
        this.wake();
    }

    crosshair(at) {
        this.crosshairPosition = at ? { ...at } : null;
        this.wake();
    }

    // MARK: Drawing. Frames are requested only while something is moving or fading.

    wake() {
        if (this.isDrawScheduled) return;
        this.isDrawScheduled = true;
        requestAnimationFrame((now) => this.draw(now));
    }

    draw(now) {
        this.isDrawScheduled = false;
        const context = this.context;
        const pixels = this.device.pixels;
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.clearRect(0, 0, this.canvas.width, this.canvas.height);
        context.setTransform(pixels, 0, 0, pixels, 0, 0);
        this.removeFaded(now);
        if (this.shownTouches.length) this.drawShownTouches();
        else this.drawBound(now);
        if (this.highlighted !== null) this.drawHighlight();
        const isMoving = this.layers.filter((layer) => layer.draw(context, this, now)).length > 0;
        for (const finger of this.lifted) this.drawFinger(finger, now, 1 - (now - finger.since) / LIFT_FADE);
        for (const finger of this.fingers.values()) this.drawFinger(finger, now, 1);
        if (this.crosshairPosition) this.drawCrosshair();
        const isFading = this.lifted.length || [...this.bound.values()].some((entry) => entry.since);
        const hasTrails = [...this.fingers.values()].some((finger) => finger.path.length > 1);
        if (isFading || hasTrails || isMoving) this.wake();
    }

    removeFaded(now) {
        this.lifted = this.lifted.filter((finger) => now - finger.since < Math.max(LIFT_FADE, TRAIL_DURATION));
        for (const [touch, entry] of this.bound) {
            if (entry.since && now - entry.since > BOUND_FADE) this.bound.delete(touch);
        }
        for (const finger of this.fingers.values()) {
            while (finger.path.length > 1 && now - finger.path[0][2] > TRAIL_DURATION) finger.path.shift();
        }
    }

    drawBound(now) {
        for (const entry of this.bound.values()) {
            const view = this.device.view(entry.viewID);
            if (!view) continue;
            const strength = entry.since ? 1 - (now - entry.since) / BOUND_FADE : 1;
            this.outline(view, COLORS.bound, Math.max(0, strength), null);
            this.label(view.quad, entry.name ?? view.name, COLORS.bound, Math.max(0, strength));
        }
    }

    drawShownTouches() {
        for (const touch of this.shownTouches) {
            const view = touch.bound ? this.device.view(touch.bound.viewID) : null;
            if (!view) continue;
            this.outline(view, COLORS.bound, 1, null);
            this.label(view.quad, touch.bound.view, COLORS.bound, 1);
        }
        for (const { id, path, state } of this.shownTouches) {
            if (!path.length) continue;
            const context = this.context;
            context.save();
            context.lineJoin = context.lineCap = "round";
            for (const { width, color } of [{ width: 6, color: "#ffffffd9" }, { width: 3, color: COLORS.highlighted }]) {
                context.lineWidth = width;
                context.strokeStyle = color;
                context.beginPath();
                path.forEach(([x, y], index) => (index ? context.lineTo(x, y) : context.moveTo(x, y)));
                context.stroke();
            }
            for (const [x, y] of path) this.dot(x, y, 2.2, "#ffffff", COLORS.highlighted);
            this.dot(...path[0], 5, COLORS.highlighted, "#ffffff");
            context.restore();
            const [x, y] = path.at(-1);
            const label = id === 1000000 ? "key" : String(id);
            this.drawFinger({ x, y, label, path: [], cancelled: state === "cancelled" }, 0, state === "down" ? 1 : 0.6);
        }
    }

    dot(x, y, radius, fill, stroke) {
        const context = this.context;
        context.beginPath();
        context.arc(x, y, radius, 0, 2 * Math.PI);
        context.fillStyle = fill;
        context.fill();
        context.lineWidth = 1.2;
        context.strokeStyle = stroke;
        context.stroke();
    }

    drawHighlight() {
        const view = this.device.view(this.highlighted);
        if (!view) return;
        this.outline(view, COLORS.highlighted, 1, [5, 4]);
        this.label(view.quad, view.name, COLORS.highlighted, 1);
    }

    outline(view, color, strength, dash) {
        const context = this.context;
        context.save();
        context.globalAlpha = strength;
        context.beginPath();
        // Keep the outline of a view as large as the screen inside the screen.
        const [width, height] = this.device.size;
        view.quad.forEach(([cornerX, cornerY], index) => {
            const x = Math.abs(cornerX) < 2 ? 2 : Math.abs(cornerX - width) < 2 ? width - 2 : cornerX;
            const y = Math.abs(cornerY) < 2 ? 2 : Math.abs(cornerY - height) < 2 ? height - 2 : cornerY;
            if (index) context.lineTo(x, y);
            else context.moveTo(x, y);
        });
        context.closePath();
        context.lineJoin = "round";
        // A light line under the colored one keeps it visible on any picture.
        context.strokeStyle = "#ffffffd9";
        context.lineWidth = 5.5;
        context.stroke();
        if (dash) {
            // Only while pointing at a row: under a finger, the app's own colors matter.
            context.fillStyle = color + "26";
            context.fill();
            context.setLineDash(dash);
        }
        context.strokeStyle = color;
        context.lineWidth = 3;
        context.stroke();
        context.restore();
    }

    label(quad, text, color, strength) {
        const context = this.context;
        const [width, height] = this.device.size;
        context.save();
        context.globalAlpha = strength;
        context.font = `600 12px ${FONT}`;
        const w = context.measureText(text).width + 14;
        const top = Math.min(...quad.map((corner) => corner[1]));
        const x = Math.max(4, Math.min(width - w - 4, Math.min(...quad.map((corner) => corner[0]))));
        const above = top - 25 > 4;
        const y = above ? top - 25 : Math.min(height - 26, Math.max(4, top + 5));
        const left = above ? x : x + 5;
        context.fillStyle = color;
        context.beginPath();
        context.roundRect(left, y, w, 20, 5);
        context.fill();
        context.fillStyle = "#fff";
        context.textBaseline = "middle";
        context.fillText(text, left + 7, y + 10.5);
        context.restore();
    }

    drawFinger(finger, now, strength) {
        const context = this.context;
        this.drawPath(finger.path, now);
        if (strength <= 0) return;
        context.save();
        context.globalAlpha = strength;
        context.beginPath();
        context.arc(finger.x, finger.y, finger.radius ?? RADIUS, 0, 2 * Math.PI);
        context.fillStyle = COLORS.finger + "40";
        context.fill();
        if (finger.force) {
            context.beginPath();
            context.arc(finger.x, finger.y, (finger.radius ?? RADIUS) * Math.sqrt(Math.min(1, finger.force)), 0, 2 * Math.PI);
            context.fill();
            context.beginPath();
            context.arc(finger.x, finger.y, finger.radius ?? RADIUS, 0, 2 * Math.PI);
        }
        context.lineWidth = 3.5;
        context.strokeStyle = "#ffffffe6";
        context.stroke();
        context.lineWidth = 1.5;
        context.strokeStyle = finger.cancelled ? "#b3261e" : COLORS.finger;
        context.stroke();
        this.drawNumber(finger);
        context.restore();
    }

    /** Beside the finger, where a real fingertip does not cover it. */
    drawNumber(finger) {
        const context = this.context;
        const [width] = this.device.size;
        context.font = `600 12px ${FONT}`;
        const w = Math.max(20, context.measureText(finger.label).width + 12);
        const right = finger.x + RADIUS + w < width;
        const x = right ? finger.x + RADIUS - 6 : finger.x - RADIUS + 6 - w;
        const y = Math.max(2, finger.y - RADIUS - 10);
        context.beginPath();
        context.roundRect(x, y, w, 20, 10);
        context.fillStyle = COLORS.finger;
        context.fill();
        context.fillStyle = "#fff";
        context.textAlign = "center";
        context.textBaseline = "middle";
        context.fillText(finger.label, x + w / 2, y + 10.5);
    }

    drawPath(path, now) {
        const context = this.context;
        context.save();
        context.lineCap = "round";
        for (const { width, color } of [{ width: 5, color: "#ffffff" }, { width: 2.5, color: COLORS.finger }]) {
            context.lineWidth = width;
            context.strokeStyle = color;
            for (let index = 1; index < path.length; index += 1) {
                const age = (now - path[index][2]) / TRAIL_DURATION;
                if (age >= 1) continue;
                context.globalAlpha = 0.75 * (1 - age);
                context.beginPath();
                context.moveTo(path[index - 1][0], path[index - 1][1]);
                context.lineTo(path[index][0], path[index][1]);
                context.stroke();
            }
        }
        context.restore();
    }

    drawCrosshair() {
        const { x, y } = this.crosshairPosition;
        const [width, height] = this.device.size;
        const context = this.context;
        for (const { line, color } of [{ line: 3, color: "#ffffffb3" }, { line: 1, color: COLORS.crosshairPosition }]) {
            context.lineWidth = line;
            context.strokeStyle = color;
            context.beginPath();
            context.moveTo(0, y);
            context.lineTo(x - 9, y);
            context.moveTo(x + 9, y);
            context.lineTo(width, y);
            context.moveTo(x, 0);
            context.lineTo(x, y - 9);
            context.moveTo(x, y + 9);
            context.lineTo(x, height);
            context.moveTo(x + 9, y);
            context.arc(x, y, 9, 0, 2 * Math.PI);
            context.stroke();
        }
    }
}
