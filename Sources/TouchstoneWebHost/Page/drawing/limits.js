// Draws the limits of waiting recognizers at the finger: circles for how far it may or must move, rings for how long.

import { OPEN } from "../trace/arenas.js";

const COLORS = { slop: "#0a7f5a", movement: "#a34b0c", press: "#7a3fb0" };
const FACE = '-apple-system, "Segoe UI", Inter, "Noto Sans", "Liberation Sans", Arial, sans-serif';
const RING = 27; // points; larger than the finger

export class Limits {
    /** `request(ids)` requests the limits of recognizers from the app. */
    constructor(arenas, overlay, request) {
        this.arenas = arenas;
        this.overlay = overlay;
        this.request = request;
        this.known = new Map();
        this.requested = new Set();
        this.starts = new Map(); // Where each finger was put down, and when by the page's clock.
        overlay.layers.push(this);
    }

    reset() {
        this.known.clear();
        this.requested.clear();
        this.starts.clear();
    }

    add(records) {
        for (const record of records) {
            if (record.kind === "queued" && record.phase === "began") {
                this.starts.set(record.touch, { x: record.x, y: record.y, at: performance.now() });
            } else if (record.kind === "queued" && (record.phase === "ended" || record.phase === "cancelled")) {
                this.starts.delete(record.touch);
            } else if (record.kind === "arena") {
                const unknown = (record.memberIDs ?? []).filter((id) => !this.requested.has(id));
                for (const id of unknown) this.requested.add(id);
                if (unknown.length) this.request(unknown);
            }
        }
    }

    /** Stores the app's answer. */
    receive({ recognizers }) {
        for (const limits of recognizers) this.known.set(limits.id, limits);
        this.overlay.wake();
    }

    /** A layer of the overlay. */
    draw(context, overlay, now) {
        const arena = this.arenas.all.at(-1);
        if (!arena?.isOpen || !this.starts.size) return false;
        let isWaiting = false;
        context.save();
        // Keep the size of the text if the picture of the device is small.
        context.font = `600 ${11 / overlay.device.scale}px ${FACE}`;
        context.textBaseline = "middle";
        for (const [touch, start] of this.starts) {
            if (!arena.touches.has(touch)) continue;
            const labels = [];
            let rings = 0;
            for (const [id, lane] of arena.lanes) {
                const limits = this.known.get(id);
                const state = lane.segments.at(-1).state;
                if (!limits || !OPEN.includes(state)) continue;
                // A recognizer that has begun is past its limits.
                if (state === "began" || state === "changed") continue;
                if (limits.slop) this.circle(context, start, limits.slop, COLORS.slop, [], labels, `${lane.name} ${limits.slop} pt`);
                if (limits.movement) this.circle(context, start, limits.movement, COLORS.movement, [3, 4], labels, `${lane.name} ≤ ${limits.movement} pt`);
                if (limits.press !== undefined) {
                    this.ring(context, start, RING + 6 * rings++, (now - start.at) / 1000 / (limits.press || 0.001));
                    isWaiting = true;
                }
            }
        }
        context.restore();
        return isWaiting;
    }

    circle(context, { x, y }, radius, color, dash, labels, text) {
        // Draw equal circles only once.
        if (labels.some((label) => label.radius === radius && label.color === color)) return;
        labels.push({ radius, color });
        context.setLineDash([]);
        context.beginPath();
        context.arc(x, y, radius, 0, 2 * Math.PI);
        context.strokeStyle = "#ffffffd0";
        context.lineWidth = 4;
        context.stroke();
        context.setLineDash(dash);
        context.strokeStyle = color;
        context.lineWidth = 1.75;
        context.stroke();
        const line = 15 / this.overlay.device.scale;
        const place = [x + 36, y + 20 + line * (labels.length - 1)];
        const width = context.measureText(text).width;
        const left = Math.min(place[0], this.overlay.device.size[0] - width - 8);
        context.fillStyle = "#ffffffe0";
        context.fillRect(left - 3, place[1] - line / 2, width + 6, line);
        context.fillStyle = color;
        context.fillText(text, left, place[1]);
    }

    ring(context, { x, y }, radius, progress) {
        context.setLineDash([]);
        const arcs = [
            { end: 1, color: "#ffffffc0", width: 5 },
            { end: 1, color: "#7a3fb040", width: 3 },
            { end: Math.min(1, progress), color: COLORS.press, width: 3 },
        ];
        for (const { end, color, width } of arcs) {
            context.beginPath();
            context.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * end);
            context.strokeStyle = color;
            context.lineWidth = width;
            context.stroke();
        }
    }
}
