// The hit test of one touch: all views that were asked, in order, with their answers. Similar refusals are folded into one row,
// which the user can open.

import { glyph, make, point, roving, withViewID } from "../browser/dom.js";
import { linkRules } from "../texts/rules.js";
import { drawChips, empty, outcomeOf, panel, title } from "./touchpanel.js";

/** The number of similar neighbors from which on they are folded into one row. */
export const FOLD_COUNT = 3;

const CIRCLE = "M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 1 0 0-12.5z";
const SLASH = ["line", "M3.7 12.3 12.3 3.7"];

/** Icon, tone and text of each verdict. The tone is a class in lab.css. */
export const VERDICTS = {
    hit: ["good", "This is the hit view", [["filled", CIRCLE], ["cut", "M5 8.2 7.2 10.4 11.2 5.9"]]],
    descendant: ["path", "A subview of it answered", [["line", CIRCLE], ["line", "M8 4.8v6M5.4 8.4 8 11l2.6-2.6"]]],
    redirected: ["turn", "It returned another view", [["line", CIRCLE], ["line", "M4.8 8h6M8.6 5.6 11 8l-2.4 2.4"]]],
    outside: ["quiet", "The point is outside it", [["dashed", CIRCLE]]],
    hidden: ["refused", "It is hidden", [["line", CIRCLE], SLASH]],
    interaction: ["refused", "It does not take touches", [["line", CIRCLE], SLASH]],
    alpha: ["refused", "It is too transparent", [["line", CIRCLE], ["filled", "M8 1.75a6.25 6.25 0 0 1 0 12.5z"]]],
    animating: ["refused", "It is being animated", [["line", CIRCLE], ["line", "M4.6 9.4c1.2-3.4 2.2-3.4 3.4-1.4s2.2 2 3.4-1.4"]]],
    nil: ["refused", "It returned nil", [["line", CIRCLE], ["line", "M5.2 8h5.6"]]],
    singular: ["refused", "Its transform cannot be inverted", [["line", CIRCLE], ["line", "M5.6 5.6l4.8 4.8M10.4 5.6l-4.8 4.8"]]],
};
const UNANSWERED = ["quiet", "No answer yet", [["dashed", CIRCLE]]];

export class HitPanel {
    constructor(trace, classOf, redraw) {
        const { body, chips } = panel("panel-hit");
        this.body = body;
        this.chips = chips;
        this.trace = trace;
        this.classOf = classOf;
        this.redraw = redraw;
        this.roving = roving(this.body);
        this.drawn = undefined;
        this.opened = new Set(); // The opened folds, by the number of their first record.
        // Another panel may take space from this one.
        new ResizeObserver(() => this.scrollToAnswer()).observe(this.body);
        this.body.addEventListener("click", (event) => this.toggleFold(event));
        this.body.addEventListener("keydown", (event) => {
            if (event.key === "Enter" || event.key === " ") this.toggleFold(event);
        });
    }

    draw() {
        const touch = this.trace.shown;
        const outcome = touch && outcomeOf(touch);
        const key = touch ? `${this.trace.key} ${touch.serial} ${outcome.phrase} ${outcome.explanation}` : "none";
        if (key === this.drawn) return;
        const isSame = this.shown === touch;
        this.drawn = key;
        this.shown = touch;
        drawChips(this.chips, this.trace, this.redraw);
        if (!touch) {
            this.body.replaceChildren(empty("No touch yet",
                "Touch the device. Each view that is asked appears here with its answer."));
            return;
        }
        const scrolled = this.body.scrollTop;
        this.build(touch, outcome);
        if (isSame) this.body.scrollTop = scrolled;
        else this.scrollToAnswer();
    }

    build(touch, outcome) {
        const tree = make("div", "questions");
        tree.setAttribute("role", "tree");
        tree.setAttribute("aria-label", "Views asked, in order");
        this.addRows(tree, touch.questions, 0);
        const nothing = touch.questions.length ? null : make("p", "none", "No view was asked for this touch.");
        this.body.replaceChildren(...[this.outcome(touch, outcome), nothing, touch.questions.length ? tree : null].filter(Boolean));
        this.roving.refresh();
    }

    /** Scrolls to the view that answered, with as much of the path to it as fits. */
    scrollToAnswer() {
        this.body.scrollTop = 0;
        const rows = this.body.querySelectorAll("[data-verdict=hit], [data-verdict=redirected]");
        const row = rows[rows.length - 1];
        if (!row) return;
        const below = row.getBoundingClientRect().bottom - this.body.getBoundingClientRect().top - this.body.clientHeight;
        if (below > 0) this.body.scrollTop = below + 8;
    }

    outcome(touch, { phrase, view, viewID, explanation, delivered }) {
        const line = make("p", `outcome ${delivered ? "good" : "refused"}`);
        line.append(make("span", "outcome-touch", title(touch)));
        if (touch.at) line.append(make("span", "mono dim", ` ${point(touch.at.x, touch.at.y)}`));
        line.append(make("span", "dim", ` ${phrase} `), make("strong", "mono", view));
        const taps = touch.bound?.tapCount;
        if (taps > 1) line.append(make("span", "dim", `, tap ${taps}`));
        if (explanation) line.append(make("span", "why", null, linkRules(explanation)));
        return withViewID(line, viewID);
    }

    // MARK: Rows

    addRows(tree, questions, depth) {
        for (let index = 0; index < questions.length; index += 1) {
            const run = runFrom(questions, index);
            const key = questions[index].asked.n ?? `${questions[index].asked.viewID} ${depth}`;
            if (run >= FOLD_COUNT) {
                const isOpen = this.opened.has(key);
                tree.append(this.fold(questions.slice(index, index + run), key, isOpen, depth));
                if (isOpen) for (const question of questions.slice(index, index + run)) tree.append(this.row(question, depth + 1));
                index += run - 1;
                continue;
            }
            tree.append(this.row(questions[index], depth));
            this.addRows(tree, questions[index].children, depth + 1);
        }
    }

    row({ asked, verdict }, depth) {
        const [tone, label, paths] = (verdict && VERDICTS[verdict.verdict]) ?? UNANSWERED;
        const row = treeRow(`question tone-${tone}`, depth);
        if (verdict) row.dataset.verdict = verdict.verdict;
        row.dataset.asked = String(asked.n ?? "");
        row.append(
            glyph(tone, paths, label),
            make("span", "view-name", asked.view),
            make("span", "view-class", this.classOf(asked.viewID)),
            make("span", "reason", verdict?.reason || label),
            make("span", "point", point(asked.x, asked.y)),
        );
        return withViewID(row, asked.viewID);
    }

    fold(questions, key, isOpen, depth) {
        const [tone, label, paths] = VERDICTS[questions[0].verdict.verdict];
        const row = treeRow(`question fold tone-${tone}`, depth);
        row.dataset.fold = String(key);
        row.setAttribute("aria-expanded", String(isOpen));
        row.append(glyph(tone, paths, label), make("span", "fold-mark", isOpen ? "▾" : "▸"), make("span", "view-name", summarize(questions)));
        return row;
    }

    toggleFold(event) {
        const row = event.target.closest?.("[data-fold]");
        if (!row) return;
        event.preventDefault();
        const key = Number.isNaN(Number(row.dataset.fold)) ? row.dataset.fold : Number(row.dataset.fold);
        if (!this.opened.delete(key)) this.opened.add(key);
        const scrolled = this.body.scrollTop;
        this.build(this.shown, outcomeOf(this.shown));
        this.body.scrollTop = scrolled;
        this.body.querySelector(`[data-fold="${CSS.escape(row.dataset.fold)}"]`)?.focus();
    }
}

function treeRow(className, depth) {
    const row = make("div", className);
    row.dataset.row = "";
    row.setAttribute("role", "treeitem");
    row.setAttribute("aria-level", String(depth + 1));
    row.style.setProperty("--depth", String(depth));
    return row;
}

/**
 * The number of neighbors, from an index on, that refused for the same reason, or for unremarkable ones, without asking subviews.
 */
export function runFrom(questions, start) {
    const first = refusal(questions[start]);
    if (!first) return 1;
    let end = start + 1;
    while (end < questions.length && refusal(questions[end]) === first) end += 1;
    return end - start;
}

/** Most views do not contain the point, and labels take no touches, so a count is enough for these. */
const UNREMARKABLE = ["outside", "interaction"];

function refusal({ verdict, children }) {
    if (!verdict || children.length || ["hit", "descendant", "redirected"].includes(verdict.verdict)) return null;
    return UNREMARKABLE.includes(verdict.verdict) ? "unremarkable" : verdict.verdict;
}

const SUMMARIES = {
    outside: "outside", hidden: "hidden", interaction: "with interaction off", alpha: "too transparent",
    animating: "being animated", nil: "that returned nil", singular: "with a transform that cannot be inverted",
};

export function summarize(questions) {
    const counts = new Map();
    for (const { verdict: { verdict } } of questions) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    return [...counts].map(([verdict, count]) => `${count} ${SUMMARIES[verdict] ?? verdict}`).join(", ");
}
