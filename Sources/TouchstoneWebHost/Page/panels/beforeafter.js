// Applies advice, repeats the touch, and shows the screen before and after side by side.

import { make } from "../browser/dom.js";
import { paint } from "../drawing/drawing.js";
import { FIRST_ID, repeat, samplesFor } from "../input/repeat.js";
import { caption } from "./touchpanel.js";

const WIDTH = 132; // pixels of a picture

export class BeforeAfter {
    /** `touch()` returns the last touch, `frame()` the newest picture, `history()` the history. */
    constructor({ send, pointers, device, touch, frame, history }) {
        this.dependencies = { send, pointers, device, touch, frame, history };
        this.pending = null; // The advice that the app is applying.
        this.repeated = null; // The repeated touch, whose result is updated as it arrives.
    }

    /** Applies advice from the answer to a question, then repeats the touch. `show(node)` receives the result. */
    start(question, text, show) {
        const { samples, isTap } = samplesFor(question, this.dependencies.history());
        const before = { frame: this.dependencies.frame(), text: isTap ? "" : caption(this.dependencies.touch()) };
        this.repeated = null;
        this.pending = { question, text, show, samples, before };
        this.dependencies.send({ type: "follow", ...question, text });
    }

    /** The app has applied or refused the advice. */
    async followed({ text, refusal }) {
        const advice = this.pending;
        if (!advice || advice.text !== text) return;
        this.pending = null;
        if (refusal) return advice.show(make("p", "why-note", refusal));
        const last = FIRST_ID + advice.samples.at(-1).finger;
        this.repeated = { ...advice, last, isComplete: false, node: null, after: null };
        await repeat(advice.samples, this.dependencies.pointers);
    }

    /** Reads records until the application has received the whole touch. */
    add(records) {
        const { repeated } = this;
        if (!repeated || repeated.isComplete) return;
        repeated.isComplete = records.some(({ kind, touch, phase }) =>
            kind === "queued" && touch === repeated.last && (phase === "ended" || phase === "cancelled"));
    }

    /** Shows the result until the user touches something else. */
    draw() {
        const { repeated } = this;
        if (!repeated?.isComplete) return;
        const touch = this.dependencies.touch();
        const isOther = touch && touch.id < FIRST_ID;
        if (repeated.node && (isOther || !repeated.node.isConnected)) {
            this.repeated = null;
            return;
        }
        const after = { frame: this.dependencies.frame(), text: isOther ? "" : caption(touch) };
        if (after.frame === repeated.after?.frame && after.text === repeated.after.text) return;
        repeated.after = after;
        const path = repeated.samples.map(({ x, y }) => [x, y]);
        const figure = this.figure("After", after, path);
        if (repeated.node) {
            repeated.node.lastChild.replaceWith(figure);
        } else {
            repeated.node = make("div", "beforeafter", null, [this.figure("Before", repeated.before, path), figure]);
            repeated.show(repeated.node);
        }
    }

    figure(title, { frame, text }, path) {
        const canvas = make("canvas");
        const figure = make("figure", "", null, [canvas, make("figcaption", "", null,
            [make("strong", "", title), text ? ` ${text}` : null])]);
        if (!frame) return figure;
        const [width, height] = frame.size;
        const scale = WIDTH / width;
        const pixels = devicePixelRatio || 1;
        canvas.width = WIDTH * pixels;
        canvas.height = height * scale * pixels;
        canvas.style.width = `${WIDTH}px`;
        canvas.setAttribute("role", "img");
        canvas.setAttribute("aria-label", `The screen ${title.toLowerCase()}`);
        const context = canvas.getContext("2d");
        context.setTransform(scale * pixels, 0, 0, scale * pixels, 0, 0);
        paint(context, frame.commands ?? [], this.dependencies.device.images);
        context.setTransform(scale * pixels, 0, 0, scale * pixels, 0, 0);
        context.lineWidth = 5;
        context.strokeStyle = "#3a5fd9";
        context.fillStyle = "#3a5fd955";
        context.beginPath();
        path.forEach(([x, y], index) => (index ? context.lineTo(x, y) : context.moveTo(x, y)));
        context.stroke();
        context.beginPath();
        context.arc(...path.at(-1), 18, 0, 2 * Math.PI);
        context.fill();
        context.stroke();
        return figure;
    }
}
