// Pause, step, scrub: which moment of the session the page shows.

import { byID } from "./dom.js";

export class Transport {
    /** `changed()` is told when another moment is to be shown; `leave()` when a file is to be closed. */
    constructor(history, { changed, leave }) {
        this.live = history;
        this.history = history; // The live one, or a file's.
        this.changed = changed;
        this.place = null; // Counted from the session's beginning; null while the app is live.
        this.pauseButton = byID("pause");
        this.back = byID("step-back");
        this.on = byID("step-on");
        this.slider = byID("scrub");
        this.label = byID("moment");
        this.pauseButton.addEventListener("click", () => {
            if (this.isFile) leave();
            else if (this.isLive) this.go(this.history.moments.length - 1);
            else this.resume();
        });
        this.back.addEventListener("click", () => this.step(-1));
        this.on.addEventListener("click", () => this.step(1));
        this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    }

    get isFile() { return this.history !== this.live; }
    get isLive() { return this.place === null; }

    /** The index in the history's moments; what fell off its old end counts as the oldest. */
    get index() {
        if (this.isLive) return this.history.moments.length - 1;
        return Math.max(0, Math.min(this.history.moments.length - 1, this.place - this.history.droppedMoments));
    }

    /** The moment that is looked at; null while the app is live. */
    get moment() {
        return this.isLive ? null : this.history.moments[this.index] ?? null;
    }

    go(index) {
        if (!this.history.moments.length) return;
        const from = this.isLive ? this.history.serial : this.seen;
        this.place = this.history.droppedMoments + Math.max(0, Math.min(this.history.moments.length - 1, index));
        this.seen = from;
        this.changed();
    }

    goTo(event) {
        const index = this.history.moments.findIndex((moment) => moment.isEvent && moment.event === event);
        if (index >= 0) this.go(index);
    }

    step(by) {
        this.go(this.history.step(this.index, by));
    }

    resume() {
        this.place = null;
        this.changed();
    }

    /** Looks at another session: a file's, from its end, or the live one. */
    look(history) {
        this.history = history;
        this.place = null;
        this.seen = history.serial;
        if (this.isFile) this.go(history.moments.length - 1);
        else this.changed();
    }

    draw() {
        const { moments, serial } = this.history;
        const { index, isLive, isFile, moment } = this;
        this.pauseButton.setAttribute("aria-pressed", String(!isLive));
        const missed = isLive ? 0 : serial - this.seen;
        set(this.pauseButton, isFile ? "Back to the app" : isLive ? "Pause" : missed ? `Resume (${missed})` : "Resume");
        this.slider.max = String(Math.max(0, moments.length - 1));
        this.slider.value = String(Math.max(0, index));
        this.slider.disabled = moments.length < 2;
        this.pauseButton.disabled = isLive && !moments.length;
        this.back.disabled = this.history.step(index, -1) === index;
        this.on.disabled = isLive || this.history.step(index, 1) === index;
        set(this.label, this.words(moment));
        this.slider.setAttribute("aria-valuetext", this.words(moment));
        document.body.classList.toggle("past", !isLive);
    }

    words(moment) {
        if (!moment) return this.history.moments.length ? "Live" : "Live; nothing has happened yet";
        const time = (moment.time - moment.event.origin).toFixed(3);
        const what = moment.isEvent ? moment.event.title : "the picture changes";
        const lost = moment.picture ? moment.picture.text === null ? " (its picture is no longer kept)" : "" : " (without a picture)";
        return `${time} s · ${what}${lost}`;
    }
}

function set(node, text) {
    if (node.textContent !== text) node.textContent = text;
}
