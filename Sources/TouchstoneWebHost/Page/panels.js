// The panels about one touch, and the view tree. Each is rebuilt only when its own facts changed.

import { aboutView, breakable, byID, glyph, make, number, point, roving } from "./dom.js";
import { METHODS, ladder, shape } from "./trace.js";

const CHIP_COUNT = 3;

const CIRCLE = "M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 1 0 0-12.5z";
const SLASH = ["line", "M3.7 12.3 12.3 3.7"];

/** Glyph, tone and words of each verdict. The tone is a class in lab.css. */
const VERDICTS = {
    hit: ["good", "This is the hit view", [["filled", CIRCLE], ["cut", "M5 8.2 7.2 10.4 11.2 5.9"]]],
    descendant: ["path", "A view below it answered", [["line", CIRCLE], ["line", "M8 4.8v6M5.4 8.4 8 11l2.6-2.6"]]],
    redirected: ["turn", "Answered with another view", [["line", CIRCLE], ["line", "M4.8 8h6M8.6 5.6 11 8l-2.4 2.4"]]],
    outside: ["quiet", "The point is outside it", [["dashed", CIRCLE]]],
    hidden: ["refused", "It is hidden", [["line", CIRCLE], SLASH]],
    interaction: ["refused", "It does not take touches", [["line", CIRCLE], SLASH]],
    alpha: ["refused", "It is too transparent", [["line", CIRCLE], ["filled", "M8 1.75a6.25 6.25 0 0 1 0 12.5z"]]],
    animating: ["refused", "It is being animated", [["line", CIRCLE], ["line", "M4.6 9.4c1.2-3.4 2.2-3.4 3.4-1.4s2.2 2 3.4-1.4"]]],
    nil: ["refused", "It answered nil", [["line", CIRCLE], ["line", "M5.2 8h5.6"]]],
    singular: ["refused", "Its transform cannot be inverted", [["line", CIRCLE], ["line", "M5.6 5.6l4.8 4.8M10.4 5.6l-4.8 4.8"]]],
};
const UNANSWERED = ["quiet", "No answer yet", [["dashed", CIRCLE]]];

function panel(id) {
    const root = byID(id);
    return { root, body: root.querySelector(".panel-body"), chips: root.querySelector(".chips") };
}

function empty(title, text) {
    return make("div", "empty", null, [make("p", "empty-title", title), make("p", "", text)]);
}

/** The last few touches, to go back to one; the latest is followed unless another is picked. */
function drawChips(box, trace, redraw) {
    const recent = trace.touches.slice(-CHIP_COUNT);
    const touches = trace.touches.filter((touch) =>
        recent.includes(touch) || touch.state === "down" || touch === trace.shown);
    const chips = touches.length < 2 ? [] : touches.map((touch) => {
        const target = touch.bound?.view ?? touch.withheld?.view ?? "nobody";
        const chip = make("button", "chip", `${touch.id === 1000000 ? "key" : touch.id} ${target}`);
        chip.type = "button";
        chip.title = `${touch.name} → ${target}`;
        chip.setAttribute("aria-label", `${touch.name}, went to ${target}`);
        chip.setAttribute("aria-pressed", String(touch === trace.shown));
        chip.dataset.serial = String(touch.serial);
        chip.onclick = () => {
            trace.pin(touch);
            redraw();
            box.querySelector(`[data-serial="${touch.serial}"]`)?.focus();
        };
        return aboutView(chip, touch.bound?.viewID);
    });
    box.replaceChildren(...chips);
}

// MARK: Hit test

export class HitPanel {
    constructor(trace, classOf, redraw) {
        Object.assign(this, { trace, classOf, redraw }, panel("panel-hit"));
        this.roving = roving(this.body);
        this.drawn = undefined;
    }

    draw() {
        const touch = this.trace.shown;
        const key = touch ? `${this.trace.key} ${touch.serial} ${Boolean(touch.bound)}` : "none";
        if (key === this.drawn) return;
        this.drawn = key;
        drawChips(this.chips, this.trace, this.redraw);
        if (!touch) {
            this.body.replaceChildren(empty("No touch yet",
                "Touch the device. Every view that is asked for the point, and what it answered, appears here."));
            return;
        }
        const tree = make("div", "questions");
        tree.setAttribute("role", "tree");
        tree.setAttribute("aria-label", "Views asked, in order");
        for (const question of touch.questions) this.addRows(tree, question, 0);
        const nothing = touch.questions.length ? null : make("p", "none", "No view was asked for this touch.");
        this.body.replaceChildren(...[this.outcome(touch), nothing, tree].filter(Boolean));
        this.body.scrollTop = 0;
        this.roving.refresh();
    }

    outcome(touch) {
        const line = make("p", `outcome ${touch.bound ? "good" : "refused"}`);
        line.append(make("span", "outcome-touch", touch.id === 1000000 ? "Keyboard touch" : `Touch ${touch.id}`));
        if (touch.at) line.append(make("span", "mono dim", ` ${point(touch.at.x, touch.at.y)}`));
        const withheld = touch.bound ? null : touch.withheld;
        line.append(make("span", "dim", withheld ? " is withheld from " : " went to "),
            make("strong", "mono", (touch.bound ?? withheld)?.view ?? "no view"));
        const taps = touch.bound?.tapCount;
        if (taps > 1) line.append(make("span", "dim", `, tap ${taps}`));
        const why = touch.unbound?.reason ?? withheld?.reason;
        if (why) line.append(make("span", "why", why));
        return aboutView(line, (touch.bound ?? withheld)?.viewID);
    }

    addRows(tree, question, depth) {
        tree.append(this.row(question, depth));
        for (const below of question.below) this.addRows(tree, below, depth + 1);
    }

    row({ asked, verdict }, depth) {
        const [tone, words, paths] = (verdict && VERDICTS[verdict.verdict]) ?? UNANSWERED;
        const row = make("div", `question tone-${tone}`);
        row.dataset.row = "";
        row.setAttribute("role", "treeitem");
        row.setAttribute("aria-level", String(depth + 1));
        row.style.setProperty("--depth", String(depth));
        if (verdict) row.dataset.verdict = verdict.verdict;
        const head = make("div", "question-head", null, [
            glyph(tone, paths, words),
            make("span", "view-name", asked.view),
            make("span", "view-class", this.classOf(asked.viewID)),
            make("span", "point", point(asked.x, asked.y)),
        ]);
        row.append(head, make("p", "reason", verdict?.reason || words));
        return aboutView(row, asked.viewID);
    }
}

// MARK: Responder chain

const SHORT = { touchesBegan: "began", touchesMoved: "moved", touchesEnded: "ended", touchesCancelled: "cancelled" };
const DID = { kept: "kept", passed: "passed on" };

export class ChainPanel {
    constructor(trace, classOf, redraw) {
        Object.assign(this, { trace, classOf, redraw }, panel("panel-chain"));
        this.roving = roving(this.body);
        this.drawn = undefined;
        this.counts = [];
    }

    draw() {
        const touch = this.trace.shown;
        const key = touch ? this.key(touch) : "none";
        if (key !== this.drawn) {
            this.drawn = key;
            this.build(touch);
        }
        for (const { node, delivery, method } of this.counts) {
            const text = String(delivery.calls.get(method)?.count ?? "–");
            if (node.textContent !== text) node.textContent = text;
        }
    }

    key(touch) {
        const shapes = [...touch.deliveries.values()].map(shape);
        const notes = touch.notes.map((note) => `${note.text}${note.count}`);
        return [this.trace.key, touch.serial, touch.state, ...shapes, ...notes].join("|");
    }

    build(touch) {
        this.counts = [];
        drawChips(this.chips, this.trace, this.redraw);
        if (!touch) {
            this.body.replaceChildren(empty("Nothing delivered yet",
                "The view that gets a touch may keep it or pass it up. Each responder it climbs to appears here."));
            return;
        }
        const parts = [this.summary(touch)];
        for (const note of touch.notes) {
            const times = note.count > 1 ? ` (${note.count} times)` : "";
            parts.push(make("p", `note note-${note.kind}`, note.text + times));
        }
        for (const delivery of touch.deliveries.values()) parts.push(this.ladder(delivery));
        if (!touch.deliveries.size) parts.push(make("p", "none", "Nothing was delivered for this touch."));
        this.body.replaceChildren(...parts);
        this.roving.refresh();
    }

    summary(touch) {
        const words = { down: "is down", ended: "ended", cancelled: "was cancelled", dropped: "was dropped" };
        const line = make("p", "outcome");
        line.append(make("span", "outcome-touch", touch.id === 1000000 ? "Keyboard touch" : `Touch ${touch.id}`),
            make("span", "dim", ` ${words[touch.state] ?? touch.state}`));
        return line;
    }

    ladder(delivery) {
        const { rungs, drops } = ladder(delivery);
        const table = make("table", "ladder");
        table.append(this.ladderHead(delivery));
        const body = make("tbody");
        rungs.forEach((rung, index) => body.append(this.rung(rung, index, rungs.length, drops.length > 0)));
        table.append(body);
        if (drops.length) table.append(this.dropped(drops));
        return table;
    }

    ladderHead(delivery) {
        const row = make("tr", "", null, [make("th", "responder", "Responder")]);
        row.firstChild.scope = "col";
        for (const method of METHODS) {
            const count = make("span", "count");
            this.counts.push({ node: count, delivery, method });
            const cell = make("th", delivery.calls.has(method) ? "" : "unused", null,
                [make("span", "method", SHORT[method]), count]);
            cell.scope = "col";
            cell.title = method;
            row.append(cell);
        }
        return make("thead", "", null, [row]);
    }

    rung(rung, index, total, goesOn) {
        const row = make("tr", "rung");
        row.dataset.row = "";
        const states = Object.values(rung.did);
        if (states.includes("kept")) row.classList.add("keeps");
        if (index === 0) row.classList.add("first");
        if (index === total - 1 && !goesOn) row.classList.add("last");
        const name = make("th", "responder", null, [
            make("span", "knot"),
            breakable("view-name", rung.name),
            make("span", "view-class", this.classOf(rung.id)),
        ]);
        name.scope = "row";
        row.append(name, ...METHODS.map((method) => this.cell(method, rung.did[method])));
        return aboutView(row, rung.id);
    }

    cell(method, did) {
        const cell = make("td", did ?? "idle");
        if (!did) return cell;
        const paths = did === "kept"
            ? [["filled", "M8 3.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z"]]
            : [["line", "M8 3.5v9M4.8 9.3 8 12.5l3.2-3.2"]];
        cell.append(glyph(did, paths, `${method} ${DID[did]}`));
        return cell;
    }

    dropped(drops) {
        const row = make("tr", "rung last fallen", null, [
            make("th", "responder", null, [make("span", "knot"), make("span", "view-name", "dropped"),
                make("span", "view-class", "not kept")]),
        ]);
        for (const method of METHODS) {
            const cell = make("td", drops.includes(method) ? "fallen" : "idle");
            if (drops.includes(method)) {
                cell.append(glyph("fallen", [["line", "M4.8 4.8l6.4 6.4M11.2 4.8l-6.4 6.4"]], `${method} dropped`));
            }
            row.append(cell);
        }
        return make("tfoot", "", null, [row]);
    }
}

// MARK: View tree

export class TreePanel {
    /** `ask(view)`: why not this view? */
    constructor(ask) {
        Object.assign(this, panel("panel-tree"));
        this.roving = roving(this.body);
        this.count = byID("tree-count");
        this.drawn = undefined;
        this.pointed = null;
        const about = (event) => {
            const row = event.target.closest?.("[data-row]");
            if (row) ask(Number(row.dataset.view));
        };
        this.body.addEventListener("click", about);
        this.body.addEventListener("keydown", (event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            about(event);
        });
    }

    /** Marks the line of the view that is pointed at in the picture. */
    point(viewID) {
        this.pointed?.classList.remove("pointed");
        this.pointed = viewID === null ? null : this.body.querySelector(`[data-view="${Number(viewID)}"]`);
        this.pointed?.classList.add("pointed");
        if (!this.pointed || this.body.scrollHeight <= this.body.clientHeight) return;
        const [row, room] = [this.pointed, this.body].map((node) => node.getBoundingClientRect());
        if (row.top < room.top) this.body.scrollTop += row.top - room.top;
        else if (row.bottom > room.bottom) this.body.scrollTop += row.bottom - room.bottom;
    }

    draw(views) {
        const key = views.map((view) =>
            [view.id, view.name, view.class, view.depth, view.hidden, view.interactive, view.alpha].join()).join(";");
        if (key === this.drawn) return;
        this.drawn = key;
        this.count.textContent = views.length ? `${views.length} · click one to ask why not` : "";
        if (!views.length) {
            this.body.replaceChildren(empty("No views yet", "The app's views appear here with its first picture."));
            return;
        }
        const tree = make("div", "tree");
        tree.setAttribute("role", "tree");
        tree.setAttribute("aria-label", "Views of the app");
        tree.append(...views.map((view) => this.row(view)));
        const scrolled = this.body.scrollTop;
        this.body.replaceChildren(tree);
        this.body.scrollTop = scrolled;
        this.roving.refresh();
    }

    row(view) {
        const deaf = view.hidden || !view.interactive || view.alpha < 0.01;
        const row = make("div", `node${deaf ? " deaf" : ""}`, null, [
            make("span", "view-name", view.name),
            make("span", "view-class", view.class === view.name ? "" : view.class),
            ...this.badges(view),
        ]);
        row.dataset.row = "";
        row.title = `Why not ${view.name}?`;
        row.setAttribute("role", "treeitem");
        row.setAttribute("aria-level", String(view.depth + 1));
        row.style.setProperty("--depth", String(view.depth));
        return aboutView(row, view.id);
    }

    badges(view) {
        const badges = [];
        if (view.hidden) badges.push("hidden");
        if (!view.interactive) badges.push("no interaction");
        if (view.alpha < 1) badges.push(`alpha ${view.alpha < 0.1 ? Number(view.alpha.toFixed(3)) : number(view.alpha)}`);
        return badges.map((text) => make("span", "badge", text));
    }
}

/** For the line under the device, which is also what a screen reader hears. */
export function wentTo(touch) {
    const name = touch.id === 1000000 ? "keyboard touch" : touch.name;
    if (touch.bound) return `${name} went to ${touch.bound.view}`;
    return touch.withheld ? `${name} is withheld from ${touch.withheld.view}` : `${name} went to no view`;
}
