// The time line: a film strip of the screen, a lane for each finger, and marks for other events. Dragging goes to a moment, the
// wheel zooms. The slider above it is the accessible alternative.

import { byID, oncePerFrame, throttle } from "../browser/dom.js";
import { paint } from "../drawing/drawing.js";
import { loadSetting, saveSetting } from "../browser/storage.js";
import { TimelineModel } from "./timelinemodel.js";

const FILM_HEIGHT = 46; // pixels: height of a picture
const GAP = 2;
const LANE_HEIGHT = 8;
const MAX_LANES = 5; // more fingers share the last lane
const MARKS_HEIGHT = 11;
const AXIS_HEIGHT = 15;
const MARGIN = 10;
const GROWTH_INTERVAL = 100; // ms between two updates of a growing time line
const MIN_SPAN = 0.3; // seconds at the largest zoom
const FILMS_PER_FRAME = 3; // pictures that are drawn in one frame, so that the page stays smooth
const FONT = '10.5px -apple-system, "Segoe UI", Inter, "Noto Sans", "Liberation Sans", Arial, sans-serif';

export class Timeline {
    /** `go(index)` is called when the user points at a moment; `images` are those that pictures refer to. */
    constructor(transport, images, go) {
        this.transport = transport;
        this.images = images;
        this.go = go;
        this.box = byID("timeline");
        this.canvas = byID("timeline-canvas");
        this.context = this.canvas.getContext("2d");
        this.button = byID("timeline-open");
        this.tip = byID("timeline-tip");
        this.model = new TimelineModel();
        this.size = null; // The size of the screen in the first picture.
        this.range = null; // The visible range in seconds; null for all.
        this.films = new WeakMap();
        this.draw = oncePerFrame(() => this.drawNow());
        /** Draws less often, while the time line grows. */
        this.drawSoon = throttle(GROWTH_INTERVAL, () => this.drawNow());
        const chosen = loadSetting("timeline");
        this.open(chosen ? chosen === "open" : innerHeight >= 860 && innerWidth >= 1240);
        this.button.addEventListener("click", () => {
            this.open(this.box.hidden);
            saveSetting("timeline", this.box.hidden ? "closed" : "open");
        });
        this.listen();
        new ResizeObserver(this.draw).observe(this.canvas);
        matchMedia("(prefers-color-scheme: dark)").addEventListener("change", this.draw);
    }

    open(isOpen) {
        this.box.hidden = !isOpen;
        this.button.setAttribute("aria-expanded", String(isOpen));
        this.draw();
    }

    listen() {
        const { canvas } = this;
        const goTo = (event) => {
            if (this.model.times.length) this.go(this.model.momentAt(this.timeAt(event.offsetX)));
        };
        canvas.addEventListener("pointerdown", (event) => {
            canvas.setPointerCapture(event.pointerId);
            goTo(event);
        });
        canvas.addEventListener("pointermove", (event) => {
            if (event.buttons & 1) goTo(event);
            this.showTip(event);
        });
        canvas.addEventListener("pointerleave", () => { this.tip.hidden = true; });
        canvas.addEventListener("dblclick", () => this.setRange(null));
        canvas.addEventListener("wheel", (event) => {
            event.preventDefault();
            const { from, to } = this.shown;
            if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
                const by = (event.deltaX || event.deltaY) * (to - from) / this.width;
                this.setRange({ from: from + by, to: to + by });
            } else {
                this.zoom(Math.exp(event.deltaY * 0.003), this.timeAt(event.offsetX));
            }
        }, { passive: false });
        byID("timeline-in").addEventListener("click", () => this.zoom(0.5, this.currentTime));
        byID("timeline-out").addEventListener("click", () => this.zoom(2, this.currentTime));
    }

    // MARK: Visible range

    get shown() {
        const { start, end } = this.model;
        return this.range ?? { from: start, to: Math.max(end, start + 1) };
    }

    get currentTime() {
        return this.transport.isLive ? this.model.end : this.model.timeOf(this.transport.index);
    }

    zoom(by, about) {
        const { from, to } = this.shown;
        this.setRange({ from: about - (about - from) * by, to: about + (to - about) * by });
    }

    setRange(range) {
        const { start, end } = this.model;
        const span = range ? Math.max(MIN_SPAN, range.to - range.from) : Infinity;
        if (span >= end - start) this.range = null;
        else {
            const from = Math.max(start, Math.min(end - span, range.from));
            this.range = { from, to: from + span };
        }
        this.draw();
    }

    /** The width of the buttons, which lie over the end of the film. */
    get toolsWidth() {
        return byID("timeline-in").parentElement.offsetWidth;
    }

    get width() {
        return Math.max(1, this.canvas.clientWidth - 2 * MARGIN);
    }

    x(time) {
        const { from, to } = this.shown;
        return MARGIN + (time - from) / (to - from) * this.width;
    }

    timeAt(x) {
        const { from, to } = this.shown;
        return from + (x - MARGIN) / this.width * (to - from);
    }

    /** Shows a description of what is under the pointer. */
    showTip(event) {
        const time = this.timeAt(event.offsetX);
        const reach = 5 / this.width * (this.shown.to - this.shown.from);
        const touchSpan = this.model.touchSpans.find(({ from, to }) => time >= from - reach && time <= to + reach);
        const mark = this.model.marks.find(({ at }) => Math.abs(at - time) <= reach);
        const text = [touchSpan && `touch ${touchSpan.touch}${touchSpan.cancelled ? ", cancelled" : ""}`, mark?.label.trim()].filter(Boolean).join(" · ");
        this.tip.hidden = !text;
        this.tip.textContent = text;
        this.tip.style.left = `${Math.min(event.offsetX + 8, this.canvas.clientWidth - 180)}px`;
    }

    // MARK: Drawing

    drawNow() {
        if (this.box.hidden || !this.canvas.clientWidth) return;
        this.model.sync(this.transport.history);
        if (this.range && this.transport.isLive && this.range.to < this.model.end) {
            const span = this.range.to - this.range.from;
            this.range = { from: this.model.end - span, to: this.model.end };
        }
        const { context, canvas } = this;
        const pixels = devicePixelRatio || 1;
        const [width, height] = [canvas.clientWidth, canvas.clientHeight];
        if (canvas.width !== Math.round(width * pixels)) canvas.width = Math.round(width * pixels);
        if (canvas.height !== Math.round(height * pixels)) canvas.height = Math.round(height * pixels);
        context.setTransform(pixels, 0, 0, pixels, 0, 0);
        context.clearRect(0, 0, width, height);
        this.drawFilm();
        this.drawMarks(FILM_HEIGHT + 4, height);
        this.drawTouchSpans(FILM_HEIGHT + 4 + MARKS_HEIGHT);
        this.drawAxis(height);
        this.drawPlayhead(height);
    }

    /** A color of the page in a form that the canvas accepts, which does not support `light-dark`. */
    resolve(name) {
        const probe = byID("timeline-probe");
        probe.style.color = `var(--${name})`;
        return getComputedStyle(probe).color;
    }

    drawFilm() {
        const { history } = this.transport;
        const size = history.picture && this.sizeOf(history);
        const film = Math.max(14, Math.min(70, FILM_HEIGHT * (size ? size[0] / size[1] : 0.46)));
        let drawnCount = 0;
        let isMissing = false;
        const { from, to } = this.shown;
        for (let x = MARGIN; x + film <= MARGIN + this.width - this.toolsWidth; x += film + GAP) {
            const time = this.timeAt(x + film / 2);
            if (!this.model.times.length || time < from || time > to) continue;
            const { picture } = history.moments[this.model.momentAt(time)] ?? {};
            if (!picture?.text) continue;
            let strip = this.films.get(picture);
            if (!strip && drawnCount < FILMS_PER_FRAME) {
                strip = this.film(history, picture, film);
                drawnCount += 1;
            }
            if (strip) this.context.drawImage(strip, x, 0, film, FILM_HEIGHT);
            else isMissing = true;
        }
        if (isMissing) this.drawSoon();
    }

    sizeOf(history) {
        this.size ??= history.frame({ picture: history.picture })?.size ?? null;
        return this.size;
    }

    film(history, picture, width) {
        const frame = history.frame({ picture });
        const strip = document.createElement("canvas");
        const pixels = devicePixelRatio || 1;
        strip.width = Math.round(width * pixels);
        strip.height = Math.round(FILM_HEIGHT * pixels);
        const context = strip.getContext("2d");
        const scale = Math.min(strip.width / frame.size[0], strip.height / frame.size[1]);
        context.fillStyle = "#fff";
        context.fillRect(0, 0, strip.width, strip.height);
        context.setTransform(scale, 0, 0, scale, 0, 0);
        paint(context, frame.commands ?? [], this.images);
        this.films.set(picture, strip);
        return strip;
    }

    drawTouchSpans(top) {
        const { context } = this;
        const [plain, lost] = [this.resolve("accent"), this.resolve("refused")];
        const { from, to } = this.shown;
        for (const touchSpan of this.model.touchSpans) {
            const end = touchSpan.isOver ? touchSpan.to : this.model.end;
            if (end < from || touchSpan.from > to) continue;
            const [left, right] = [this.x(touchSpan.from), this.x(end)];
            context.fillStyle = touchSpan.cancelled ? lost : plain;
            context.beginPath();
            context.roundRect(left, top + Math.min(touchSpan.lane, MAX_LANES - 1) * LANE_HEIGHT, Math.max(3, right - left), LANE_HEIGHT - 2, 3);
            context.fill();
        }
    }

    /** Draws the names of the scenes, truncated where the next one begins. */
    drawSceneNames(y) {
        const { context } = this;
        const { from, to } = this.shown;
        const scenes = this.model.marks.filter(({ kind, at }) => kind === "scene" && at >= from && at <= to);
        let end = MARGIN + this.width;
        for (const [index, { at, label }] of scenes.reverse().entries()) {
            const x = this.x(at);
            // Show the newest name even if its scene has just begun.
            const start = index ? x + 3 : Math.min(x + 3, end - context.measureText(label).width);
            const name = this.truncated(label, end - start);
            if (name) context.fillText(name, start, y);
            end = Math.min(x, start) - 4;
        }
    }

    truncated(text, width) {
        if (this.context.measureText(text).width <= width) return text;
        let length = text.length;
        while (length && this.context.measureText(`${text.slice(0, length)}…`).width > width) length -= 1;
        return length > 1 ? `${text.slice(0, length)}…` : "";
    }

    drawMarks(top, height) {
        const { context } = this;
        const colors = { action: this.resolve("good"), key: this.resolve("brand"), focus: this.resolve("turn"), lost: this.resolve("bad") };
        const [line, ink] = [this.resolve("line-strong"), this.resolve("ink-2")];
        const { from, to } = this.shown;
        context.font = FONT;
        let last = -Infinity;
        for (const mark of this.model.marks) {
            if (mark.at < from || mark.at > to) continue;
            const x = this.x(mark.at);
            if (mark.kind === "scene") {
                context.fillStyle = line;
                context.fillRect(x, 0, 1, height - AXIS_HEIGHT);
                continue;
            }
            if (x - last < 3) continue;
            last = x;
            context.fillStyle = colors[mark.kind];
            context.beginPath();
            context.moveTo(x, top);
            context.lineTo(x + 4, top + 4);
            context.lineTo(x, top + 8);
            context.lineTo(x - 4, top + 4);
            context.fill();
        }
        context.fillStyle = ink;
        this.drawSceneNames(height - AXIS_HEIGHT - 3);
        for (const cut of this.model.cuts) {
            if (cut.at < from || cut.at > to) continue;
            const x = this.x(cut.at);
            context.fillText("⁄⁄", x - 4, height - AXIS_HEIGHT - 3);
        }
    }

    drawAxis(height) {
        const { context } = this;
        const { from, to } = this.shown;
        const start = this.model.start;
        const span = to - from;
        const step = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60, 120, 300, 600].find((size) => span / size <= this.width / 70) ?? 1800;
        context.font = FONT;
        context.fillStyle = this.resolve("ink-2");
        for (let time = Math.ceil((from - start) / step) * step; time <= to - start; time += step) {
            const x = this.x(start + time);
            context.globalAlpha = 0.35;
            context.fillRect(x, height - AXIS_HEIGHT, 1, 4);
            context.globalAlpha = 1;
            if (x < this.width - 20) context.fillText(step < 1 ? `${Math.round(time * 1000)} ms` : `${time} s`, x + 3, height - 3);
        }
    }

    drawPlayhead(height) {
        const { context } = this;
        const x = this.x(this.currentTime);
        context.fillStyle = this.resolve("accent");
        context.fillRect(x - 1, 0, 2, height - AXIS_HEIGHT + 4);
        context.beginPath();
        context.arc(x, height - AXIS_HEIGHT + 4, 4, 0, 2 * Math.PI);
        context.fill();
    }
}
