// Pause, step, scrub: selects the moment of the session that the page shows.

import { byID } from "../browser/dom.js";

const MAX_PAUSE = 0.8; // seconds of a pause while playing

export class Transport {
    /** `changed()` is called when another moment is to be shown; `leave()` when a file is to be closed. */
    constructor(history, { changed, leave }) {
        this.live = history;
        this.history = history; // The history of the live app, or of a file.
        this.changed = changed;
        this.position = null; // Counted from the session's beginning; null while the app is live.
        this.pauseButton = byID("pause");
        this.backButton = byID("step-back");
        this.forwardButton = byID("step-on");
        this.slider = byID("scrub");
        this.label = byID("moment");
        this.pauseButton.addEventListener("click", () => {
            if (this.isFile) leave();
            else if (this.isLive) this.go(this.history.moments.length - 1);
            else this.resume();
        });
        this.backButton.addEventListener("click", () => this.step(-1));
        this.forwardButton.addEventListener("click", () => this.step(1));
        this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
        this.playButton = byID("play");
        this.speed = byID("speed");
        this.playing = 0; // The id of the next animation frame; 0 while it does not play.
        this.playButton.addEventListener("click", () => (this.playing ? this.stop() : this.play()));
    }

    // MARK: Playing

    /** Plays from the current moment, or from the beginning of the history. */
    play() {
        const { moments } = this.history;
        if (moments.length < 2) return;
        const last = moments.length - 1;
        const index = this.isLive || this.index >= last ? 0 : this.index;
        this.go(index);
        let before = performance.now();
        let elapsed = 0;
        const advance = (now) => {
            elapsed += (now - before) / 1000 * Number(this.speed.value);
            before = now;
            const all = this.history.moments;
            let next = this.index;
            for (; next < all.length - 1; next += 1) {
                const pause = all[next + 1].time - all[next].time;
                // Shorten long pauses. A negative one means another run, which has another clock.
                const step = pause < 0 ? 0 : Math.min(pause, MAX_PAUSE);
                if (elapsed < step) break;
                elapsed -= step;
            }
            if (next !== this.index) this.go(next, true);
            if (next >= all.length - 1) return this.stop();
            this.playing = requestAnimationFrame(advance);
        };
        this.playing = requestAnimationFrame(advance);
        this.changed();
    }

    stop() {
        cancelAnimationFrame(this.playing);
        this.playing = 0;
        this.changed();
    }

    get isFile() { return this.history !== this.live; }
    get isLive() { return this.position === null; }

    /** The index in the history's moments; a moment that was removed counts as the oldest. */
    get index() {
        if (this.isLive) return this.history.moments.length - 1;
        return Math.max(0, Math.min(this.history.moments.length - 1, this.position - this.history.droppedMoments));
    }

    /** The moment that the page shows; null while the app is live. */
    get moment() {
        return this.isLive ? null : this.history.moments[this.index] ?? null;
    }

    /** Goes to a moment. Stops playing, unless the player itself calls it. */
    go(index, isPlaying = false) {
        if (this.playing && !isPlaying) this.stop();
        if (!this.history.moments.length) return;
        const from = this.isLive ? this.history.serial : this.seenSerial;
        this.position = this.history.droppedMoments + Math.max(0, Math.min(this.history.moments.length - 1, index));
        this.seenSerial = from;
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
        if (this.playing) this.stop();
        this.position = null;
        this.changed();
    }

    /** Shows another session: a file's, from its end, or the live one. */
    showHistory(history) {
        if (this.playing) this.stop();
        this.history = history;
        this.position = null;
        this.seenSerial = history.serial;
        if (this.isFile) this.go(history.moments.length - 1);
        else this.changed();
    }

    draw() {
        const { moments, serial } = this.history;
        const { index, isLive, isFile, moment } = this;
        this.pauseButton.setAttribute("aria-pressed", String(!isLive));
        const missed = isLive ? 0 : serial - this.seenSerial;
        set(this.pauseButton, isFile ? "Back to the app" : isLive ? "Pause" : missed ? `Resume (${missed})` : "Resume");
        this.slider.max = String(Math.max(0, moments.length - 1));
        this.slider.value = String(Math.max(0, index));
        this.slider.disabled = moments.length < 2;
        this.playButton.disabled = moments.length < 2;
        this.playButton.setAttribute("aria-pressed", String(Boolean(this.playing)));
        set(this.playButton, this.playing ? "❚❚" : "▶");
        this.playButton.setAttribute("aria-label", this.playing ? "Stop playing" : "Play");
        this.pauseButton.disabled = isLive && !moments.length;
        this.backButton.disabled = this.history.step(index, -1) === index;
        this.forwardButton.disabled = isLive || this.history.step(index, 1) === index;
        set(this.label, this.describe(moment));
        this.slider.setAttribute("aria-valuetext", this.describe(moment));
        document.body.classList.toggle("past", !isLive);
    }

    describe(moment) {
        if (!moment) return this.history.moments.length ? "Live" : "Live; nothing has happened yet";
        const time = (moment.time - moment.event.origin).toFixed(3);
        const what = moment.isEvent ? moment.event.title : "the picture changes";
        const lost = moment.picture ? moment.picture.text === null ? " (its picture is no longer in the history)" : "" : " (without a picture)";
        return `${time} s · ${what}${lost}`;
    }
}

function set(node, text) {
    if (node.textContent !== text) node.textContent = text;
}
