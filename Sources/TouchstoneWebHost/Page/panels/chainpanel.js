// The responder chain of one touch: the responders that received it, and how far each call was forwarded.

import { breakable, glyph, make, roving, withViewID } from "../browser/dom.js";
import { linkRules } from "../texts/rules.js";
import { drawChips, empty, panel, title } from "./touchpanel.js";
import { METHODS, responderChain, shape } from "../trace/trace.js";

const SHORT = { touchesBegan: "began", touchesMoved: "moved", touchesEnded: "ended", touchesCancelled: "cancelled" };

export class ChainPanel {
    constructor(trace, classOf, redraw) {
        const { body, chips } = panel("panel-chain");
        this.body = body;
        this.chips = chips;
        this.trace = trace;
        this.classOf = classOf;
        this.redraw = redraw;
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
                "The view that receives a touch may handle it or forward it. Each responder that it reaches appears here."));
            return;
        }
        const parts = [this.summary(touch)];
        for (const note of touch.notes) {
            const times = note.count > 1 ? ` (${note.count} times)` : "";
            parts.push(make("p", `note note-${note.kind}`, null, linkRules(note.text + times)));
        }
        for (const delivery of touch.deliveries.values()) parts.push(this.table(delivery));
        if (!touch.deliveries.size) parts.push(make("p", "none", "Nothing was delivered for this touch."));
        this.body.replaceChildren(...parts);
        this.roving.refresh();
    }

    summary(touch) {
        const stateTexts = { down: "is down", ended: "ended", cancelled: "was cancelled", dropped: "was dropped" };
        const line = make("p", "outcome");
        line.append(make("span", "outcome-touch", title(touch)),
            make("span", "dim", ` ${stateTexts[touch.state] ?? touch.state}`));
        return line;
    }

    table(delivery) {
        const { responders, drops } = responderChain(delivery);
        const table = make("table", "chain-table");
        table.append(this.tableHead(delivery));
        const body = make("tbody");
        responders.forEach((responder, index) => body.append(this.row(responder, index, responders.length, drops.length > 0)));
        table.append(body);
        if (drops.length) table.append(this.droppedRow(drops));
        return table;
    }

    tableHead(delivery) {
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

    row(responder, index, total, isDropped) {
        const row = make("tr", "chain-row");
        row.dataset.row = "";
        const states = Object.values(responder.results);
        if (states.includes("handled")) row.classList.add("handles");
        if (index === 0) row.classList.add("first");
        if (index === total - 1 && !isDropped) row.classList.add("last");
        const name = make("th", "responder", null, [
            make("span", "chain-dot"),
            breakable("view-name", responder.name),
            breakable("view-class", this.classOf(responder.id)),
        ]);
        name.scope = "row";
        row.append(name, ...METHODS.map((method) => this.cell(method, responder.results[method])));
        return withViewID(row, responder.id);
    }

    cell(method, result) {
        const cell = make("td", result ?? "idle");
        if (!result) return cell;
        const paths = result === "handled"
            ? [["filled", "M8 3.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z"]]
            : [["line", "M8 3.5v9M4.8 9.3 8 12.5l3.2-3.2"]];
        cell.append(glyph(result, paths, `${method} ${result}`));
        return cell;
    }

    droppedRow(drops) {
        const row = make("tr", "chain-row last dropped", null, [
            make("th", "responder", null, [make("span", "chain-dot"), make("span", "view-name", "dropped"),
                make("span", "view-class", "not handled")]),
        ]);
        for (const method of METHODS) {
            const cell = make("td", drops.includes(method) ? "dropped" : "idle");
            if (drops.includes(method)) {
                cell.append(glyph("dropped", [["line", "M4.8 4.8l6.4 6.4M11.2 4.8l-6.4 6.4"]], `${method} dropped`));
            }
            row.append(cell);
        }
        return make("tfoot", "", null, [row]);
    }
}
