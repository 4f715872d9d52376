// Plays the hit test: highlights the views on the device one after the other, with their results, and their rows in the list.

import { FOLD_COUNT, runFrom, summarize } from "./hitpanel.js";

const STEP = 520; // ms for one call of `hitTest` or its result
const COLORS = { good: "#0a7f5a", path: "#3a5fd9", turn: "#7a3fb0", quiet: "#5d6067", refused: "#a34b0c" };

export class HitShow {
    /** `panel` lists the calls of `hitTest`, `overlay` is the overlay to draw on, `tone(verdict)` returns a verdict's tone. */
    constructor(button, panel, overlay, tone) {
        this.button = button;
        this.panel = panel;
        this.overlay = overlay;
        this.tone = tone;
        this.steps = [];
        this.start = 0;
        this.isOn = false;
        button.addEventListener("click", () => (this.isOn ? this.stop() : this.begin()));
        overlay.layers.push(this);
    }

    begin() {
        this.steps = stepsOf(this.panel.trace.shown?.questions ?? []);
        if (!this.steps.length) return;
        this.touch = this.panel.trace.shown;
        this.isOn = true;
        this.start = performance.now();
        this.marked = -1;
        this.button.setAttribute("aria-pressed", "true");
        this.overlay.wake();
    }

    stop() {
        this.isOn = false;
        this.button.setAttribute("aria-pressed", "false");
        this.mark(null);
        this.overlay.wake();
    }

    mark(step) {
        for (const row of this.panel.body.querySelectorAll(".asked-now")) row.classList.remove("asked-now");
        if (!step) return;
        const row = this.panel.body.querySelector(`.question[data-view="${Number(step.question.asked.viewID)}"]`);
        if (!row) return;
        row.classList.add("asked-now");
        row.scrollIntoView?.({ block: "nearest" });
    }

    /** A layer of the overlay. */
    draw(context, overlay, now) {
        if (!this.isOn) return false;
        const index = Math.floor((now - this.start) / STEP);
        if (index >= this.steps.length + 2 || this.panel.trace.shown !== this.touch) {
            this.stop();
            return false;
        }
        const last = Math.min(index, this.steps.length - 1);
        if (last !== this.marked) {
            this.marked = last;
            this.mark(this.steps[last]);
        }
        for (let each = 0; each <= last; each += 1) this.drawStep(overlay, this.steps[each], each === last);
        const { asked } = this.steps[0].question;
        const { at } = this.touch;
        const [x, y] = at ? [at.x, at.y] : [asked.x, asked.y];
        overlay.dot(x, y, 6, "#3a5fd9", "#ffffff");
        return true;
    }

    drawStep(overlay, { question, isAnswer, similar }, isNow) {
        const { verdict } = question;
        const tone = isAnswer ? this.tone(verdict?.verdict) : "path";
        const views = (similar ?? [question]).map(({ asked }) => overlay.device.view(asked.viewID)).filter(Boolean);
        for (const view of views) {
            if (isNow) overlay.outline(view, COLORS[tone], 1, isAnswer ? null : [6, 4]);
            else if (isAnswer) overlay.outline(view, COLORS[tone], tone === "good" ? 0.9 : 0.28, null);
        }
        if (!isNow || !views.length) return;
        const text = similar ? summarize(similar) : isAnswer ? `${views[0].name}: ${verdict?.reason ?? "no answer"}` : `${views[0].name}?`;
        overlay.label(views[0].quad, text, COLORS[tone], 1);
    }
}

/** One step for each call of `hitTest` and one for its result; many similar misses become a single step. */
function stepsOf(questions) {
    const steps = [];
    for (let index = 0; index < questions.length; index += 1) {
        const run = runFrom(questions, index);
        const question = questions[index];
        if (run >= FOLD_COUNT) {
            steps.push({ question, isAnswer: true, similar: questions.slice(index, index + run) });
            index += run - 1;
        } else if (question.children.length) {
            steps.push({ question, isAnswer: false }, ...stepsOf(question.children), { question, isAnswer: true });
        } else {
            steps.push({ question, isAnswer: true });
        }
    }
    return steps;
}
