// The time line: a film strip of the screen, a lane for each finger, marks for what happened. Dragging goes to a moment, the wheel
// zooms. Its slider's twin above it is for the keyboard and for those who hear the page.

import { atMost, byID, oncePerFrame } from "./dom.js";
import { paint } from "./drawing.js";
import { remember, remembered } from "./storage.js";
import { TimelineModel } from "./timelinemodel.js";

const FILM = 46; // pixels: height of a picture
const GAP = 2;
const LANE = 8;
const LANES = 5; // Fingers beyond share the last one.
const MARKS = 11;
const AXIS = 15;
const EDGE = 10;
const GROWS = 100; // ms between two looks at a line that grows
const SHORTEST = 0.3; // seconds, the closest look
const DRAWN_AT_ONCE = 3; // pictures, so that the page stays smooth
const FONT = '10.5px -apple-system, "Segoe UI", Inter, "Noto Sans", "Liberation Sans", Arial, sans-serif';

export class Timeline {
    /** `go(index)` is asked for when a moment is pointed at; `images` are those that pictures name. */
    constructor(transport, images, go) {
        Object.assign(this, { transport, images, go });
        this.box = byID("timeline");
        this.canvas = byID("timeline-canvas");
        this.context = this.canvas.getContext("2d");
        this.button = byID("timeline-open");
        this.tip = byID("timeline-tip");
        this.model = new TimelineModel();
        this.range = null; // What is looked at, in seconds; null for all.
        this.films = new WeakMap();
        this.draw = oncePerFrame(() => this.drawNow());
        /** The same while it grows. */
        this.drawSoon = atMost(GROWS, () => this.drawNow());
        const chosen = remembered("timeline");
        this.open(chosen ? chosen === "open" : innerHeight >= 860 && innerWidth >= 1240);
        this.button.addEventListener("click", () => {
            this.open(this.box.hidden);
            remember("timeline", this.box.hidden ? "closed" : "open");
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
            if (this.model.places.length) this.go(this.model.momentAt(this.timeAt(event.offsetX)));
        };
        canvas.addEventListener("pointerdown", (event) => {
            canvas.setPointerCapture(event.pointerId);
            goTo(event);
        });
        canvas.addEventListener("pointermove", (event) => {
            if (event.buttons & 1) goTo(event);
            this.tell(event);
        });
        canvas.addEventListener("pointerleave", () => { this.tip.hidden = true; });
        canvas.addEventListener("dblclick", () => this.look(null));
        canvas.addEventListener("wheel", (event) => {
            event.preventDefault();
            const { from, to } = this.shown;
            if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
                const by = (event.deltaX || event.deltaY) * (to - from) / this.width;
                this.look({ from: from + by, to: to + by });
            } else {
                this.zoom(Math.exp(event.deltaY * 0.003), this.timeAt(event.offsetX));
            }
        }, { passive: false });
        byID("timeline-in").addEventListener("click", () => this.zoom(0.5, this.here));
        byID("timeline-out").addEventListener("click", () => this.zoom(2, this.here));
    }

    // MARK: What is looked at

    get shown() {
        const { start, end } = this.model;
        return this.range ?? { from: start, to: Math.max(end, start + 1) };
    }

    get here() {
        return this.transport.isLive ? this.model.end : this.model.placeOf(this.transport.index);
    }

    zoom(by, about) {
        const { from, to } = this.shown;
        this.look({ from: about - (about - from) * by, to: about + (to - about) * by });
    }

    look(range) {
        const { start, end } = this.model;
        const span = range ? Math.max(SHORTEST, range.to - range.from) : Infinity;
        if (span >= end - start) this.range = null;
        else {
            const from = Math.max(start, Math.min(end - span, range.from));
            this.range = { from, to: from + span };
        }
        this.draw();
    }

    /** Room for the buttons, which lie over the end of the film. */
    get tools() {
        return byID("timeline-in").parentElement.offsetWidth;
    }

    get width() {
        return Math.max(1, this.canvas.clientWidth - 2 * EDGE);
    }

    x(time) {
        const { from, to } = this.shown;
        return EDGE + (time - from) / (to - from) * this.width;
    }

    timeAt(x) {
        const { from, to } = this.shown;
        return from + (x - EDGE) / this.width * (to - from);
    }

    /** What is under the pointer, in words. */
    tell(event) {
        const time = this.timeAt(event.offsetX);
        const reach = 5 / this.width * (this.shown.to - this.shown.from);
        const stay = this.model.stays.find(({ from, to }) => time >= from - reach && time <= to + reach);
        const mark = this.model.marks.find(({ at }) => Math.abs(at - time) <= reach);
        const words = [stay && `touch ${stay.touch}${stay.cancelled ? ", cancelled" : ""}`, mark?.words.trim()].filter(Boolean).join(" · ");
        this.tip.hidden = !words;
        this.tip.textContent = words;
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
        this.drawMarks(FILM + 4, height);
        this.drawStays(FILM + 4 + MARKS);
        this.drawAxis(height);
        this.drawHere(height);
    }

    /** A colour of the page, as the canvas takes it: it does not know `light-dark`. */
    resolve(name) {
        const probe = byID("timeline-probe");
        probe.style.color = `var(--${name})`;
        return getComputedStyle(probe).color;
    }

    drawFilm() {
        const { history } = this.transport;
        const size = history.picture && this.sizeOf(history);
        const film = Math.max(14, Math.min(70, FILM * (size ? size[0] / size[1] : 0.46)));
        let fresh = 0;
        let isMissing = false;
        const { from, to } = this.shown;
        for (let x = EDGE; x + film <= EDGE + this.width - this.tools; x += film + GAP) {
            const time = this.timeAt(x + film / 2);
            if (!this.model.places.length || time < from || time > to) continue;
            const { picture } = history.moments[this.model.momentAt(time)] ?? {};
            if (!picture?.text) continue;
            let strip = this.films.get(picture);
            if (!strip && fresh < DRAWN_AT_ONCE) {
                strip = this.film(history, picture, film);
                fresh += 1;
            }
            if (strip) this.context.drawImage(strip, x, 0, film, FILM);
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
        strip.height = Math.round(FILM * pixels);
        const context = strip.getContext("2d");
        const scale = Math.min(strip.width / frame.size[0], strip.height / frame.size[1]);
        context.fillStyle = "#fff";
        context.fillRect(0, 0, strip.width, strip.height);
        context.setTransform(scale, 0, 0, scale, 0, 0);
        paint(context, frame.commands ?? [], this.images);
        this.films.set(picture, strip);
        return strip;
    }

    drawStays(top) {
        const { context } = this;
        const [plain, lost] = [this.resolve("accent"), this.resolve("refused")];
        const { from, to } = this.shown;
        for (const stay of this.model.stays) {
            const end = stay.isOver ? stay.to : this.model.end;
            if (end < from || stay.from > to) continue;
            const [left, right] = [this.x(stay.from), this.x(end)];
            context.fillStyle = stay.cancelled ? lost : plain;
            context.beginPath();
            context.roundRect(left, top + Math.min(stay.lane, LANES - 1) * LANE, Math.max(3, right - left), LANE - 2, 3);
            context.fill();
        }
    }

    /** The scenes' names, as much of each as there is room for before the next. */
    nameScenes(y) {
        const { context } = this;
        const { from, to } = this.shown;
        const scenes = this.model.marks.filter(({ kind, at }) => kind === "scene" && at >= from && at <= to);
        let end = EDGE + this.width;
        for (const [index, { at, words }] of scenes.reverse().entries()) {
            const x = this.x(at);
            // The newest is told also where it has only begun.
            const start = index ? x + 3 : Math.min(x + 3, end - context.measureText(words).width);
            const name = this.fitted(words, end - start);
            if (name) context.fillText(name, start, y);
            end = Math.min(x, start) - 4;
        }
    }

    fitted(words, room) {
        if (this.context.measureText(words).width <= room) return words;
        let length = words.length;
        while (length && this.context.measureText(`${words.slice(0, length)}…`).width > room) length -= 1;
        return length > 1 ? `${words.slice(0, length)}…` : "";
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
                context.fillRect(x, 0, 1, height - AXIS);
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
        this.nameScenes(height - AXIS - 3);
        for (const cut of this.model.cuts) {
            if (cut.at < from || cut.at > to) continue;
            const x = this.x(cut.at);
            context.fillText("⁄⁄", x - 4, height - AXIS - 3);
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
            context.fillRect(x, height - AXIS, 1, 4);
            context.globalAlpha = 1;
            if (x < this.width - 20) context.fillText(step < 1 ? `${Math.round(time * 1000)} ms` : `${time} s`, x + 3, height - 3);
        }
    }

    drawHere(height) {
        const { context } = this;
        const x = this.x(this.here);
        context.fillStyle = this.resolve("accent");
        context.fillRect(x - 1, 0, 2, height - AXIS + 4);
        context.beginPath();
        context.arc(x, height - AXIS + 4, 4, 0, 2 * Math.PI);
        context.fill();
    }
}
