// The log: the trace's own sentences, grouped per event, with runs of moves folded together.

import { aboutView, byID, make } from "./dom.js";

const RECORD_CAP = 5000;
const OPEN_EVENTS = 60; // Older ones fold themselves while the log follows the newest.
const LINES_OF_A_RUN = 60; // A long drag keeps its latest lines; the count tells the rest.

/** Records that set a new event going, once the one before has reached the app. */
const STARTERS = new Set(["port", "queued", "drain"]);
/** Records that can be part of a plain move. Anything else makes an event worth its own lines. */
const MOVE_PARTS = new Set(["port", "queued", "drain", "sent", "delivered", "forwarded", "dropped"]);

class Group {
    /** `origin`: the time the clock counts from; `mark`: a heading over this event, or null. */
    constructor(record, origin, mark) {
        this.origin = origin;
        this.mark = mark;
        this.start = record.time;
        this.end = record.time;
        this.records = [];
        this.touches = new Set();
        this.phases = [];
        this.reached = false;
        this.onlyMoves = true;
        this.moves = 0;
        this.open = null; // null: by kind; true or false: as the user set it
        this.old = false;
        this.node = null;
        this.drawnLines = 0;
        this.stale = true;
    }

    add(record) {
        this.records.push(record);
        this.end = record.time;
        this.stale = true;
        if (!MOVE_PARTS.has(record.kind)) this.onlyMoves = false;
        if (record.kind === "queued") this.phase(record.touch, record.phase);
        if (record.kind === "delivered") for (const id of record.touches ?? []) this.phase(id, phaseOf(record.method));
        if (record.kind === "drain" || !STARTERS.has(record.kind)) this.reached = true;
    }

    phase(touch, phase) {
        this.touches.add(touch);
        if (phase !== "moved") this.onlyMoves = false;
        else this.moves ||= 1;
        const words = `${touch === 1000000 ? "keyboard touch" : `touch ${touch}`} ${phase}`;
        if (!this.phases.includes(words)) this.phases.push(words);
    }

    get isMove() {
        return this.onlyMoves && this.moves > 0;
    }

    get fingers() {
        return [...this.touches].sort().join();
    }

    absorb(next) {
        this.moves += next.moves;
        this.records = this.records.concat(next.records).slice(-LINES_OF_A_RUN);
        this.end = next.end;
        this.drawnLines = 0;
        this.stale = true;
    }

    get clock() {
        return `${(this.start - this.origin).toFixed(3)} s`;
    }

    get title() {
        return this.phases.join(", ") || firstWords(this.records[0]);
    }
}

function phaseOf(method) {
    return String(method).replace(/^touches/, "").toLowerCase();
}

function firstWords(record) {
    return record?.kind === "note" ? "note" : record?.kind ?? "event";
}

export class LogPanel {
    /** `forget()` is told when the user clears the log. */
    constructor(forget) {
        this.forget = forget;
        this.body = byID("log-body");
        this.filterBox = byID("log-filter");
        this.pauseButton = byID("log-pause");
        this.groups = [];
        this.count = 0;
        this.origin = null;
        this.nextMark = null;
        this.terms = [];
        this.waiting = null; // while paused: what came in meanwhile
        this.refilter = false;
        this.following = true;
        this.follow();
        this.listen();
        this.draw();
    }

    listen() {
        this.filterBox.addEventListener("input", () => {
            this.terms = this.filterBox.value.toLowerCase().split(/\s+/).filter(Boolean);
            this.refilter = true;
            this.draw();
        });
        this.pauseButton.addEventListener("click", () => this.pause());
        byID("log-clear").addEventListener("click", () => this.clear());
        byID("log-copy").addEventListener("click", (event) => this.copy(event.currentTarget));
    }

    add(records) {
        if (this.waiting) {
            this.waiting = this.waiting.concat(records).slice(-RECORD_CAP);
            return;
        }
        for (const record of records) this.addOne(record);
        while (this.count > RECORD_CAP && this.groups.length > 1) this.dropOldest();
    }

    addOne(record) {
        this.origin ??= record.time;
        let group = this.groups.at(-1);
        const starts = STARTERS.has(record.kind) && group?.reached;
        const late = group && record.time - group.end > 0.5;
        if (!group || starts || late || this.nextMark) {
            this.fold();
            group = new Group(record, this.origin, this.nextMark);
            this.nextMark = null;
            this.groups.push(group);
        }
        group.add(record);
        this.count += 1;
    }

    /** The event that just finished joins the run of moves before it, if it is more of the same. */
    fold() {
        const [run, last] = this.groups.slice(-2);
        if (!last || !run.isMove || !last.isMove || run.fingers !== last.fingers || last.mark) return;
        const before = run.records.length + last.records.length;
        run.absorb(last);
        this.count -= before - run.records.length;
        last.node?.remove();
        this.groups.pop();
    }

    /** A heading over whatever comes next. */
    mark(text) {
        if (this.groups.length) this.nextMark = text;
    }

    /** Another run of the app has another clock. */
    restart(text) {
        if (this.waiting) this.pause();
        this.origin = null;
        if (text) this.mark(text);
    }

    dropOldest() {
        const oldest = this.groups.shift();
        this.count -= oldest.records.length;
        oldest.node?.remove();
    }

    clear() {
        this.groups = [];
        this.count = 0;
        this.origin = null;
        if (this.waiting) this.waiting = [];
        this.body.replaceChildren();
        this.forget();
        this.draw();
    }

    pause() {
        const records = this.waiting;
        this.waiting = records ? null : [];
        this.pauseButton.setAttribute("aria-pressed", String(!records));
        if (records) this.add(records);
        this.draw();
    }

    async copy(button) {
        const text = this.text();
        let done = true;
        try {
            await navigator.clipboard.writeText(text);
        } catch {
            done = copyBySelection(text);
        }
        button.textContent = done ? "Copied" : "Not allowed";
        setTimeout(() => { button.textContent = "Copy"; }, 1400);
    }

    /** The log as the filter shows it. */
    text() {
        const lines = [];
        const titleOf = (group) => `${group.clock}  ${group.title}${group.moves > 1 ? ` ×${group.moves}` : ""}`;
        for (const group of this.groups) {
            const shown = group.records.filter((record) => this.matches(record));
            if (!shown.length) continue;
            if (group.mark) lines.push("", group.mark);
            lines.push(titleOf(group));
            for (const record of shown) lines.push(`    ${offset(record, group)}  ${sentence(record)}`);
        }
        return lines.join("\n") + "\n";
    }

    matches(record) {
        if (!this.terms.length) return true;
        const words = searchable(record);
        return this.terms.every((term) => matchesTerm(record, words, term));
    }

    /** Stays at the newest line until the user scrolls away from it. Heard, not measured, while drawing. */
    follow() {
        const body = this.body;
        const toEnd = () => {
            if (this.following) body.scrollTop = body.scrollHeight;
        };
        body.addEventListener("scroll", () => {
            if (body.clientHeight > 0) this.following = body.scrollHeight - body.scrollTop - body.clientHeight < 40;
        }, { passive: true });
        new ResizeObserver(toEnd).observe(body); // Also when its tab is shown.
        this.toEnd = toEnd;
    }

    draw() {
        this.pauseButton.textContent = !this.waiting ? "Pause"
            : this.waiting.length ? `Resume (${this.waiting.length})` : "Resume";
        if (!this.waiting) this.drawEmpty();
        let changed = false;
        for (const group of this.groups) {
            if (!group.stale && !this.refilter) continue;
            this.drawGroup(group);
            changed = true;
        }
        if (this.following && (changed || this.refilter)) this.foldOlder();
        this.refilter = false;
        if (changed) this.toEnd();
    }

    foldOlder() {
        if (this.terms.length) return;
        // From the newest of the old ones back, until one that has been folded before.
        for (let index = this.groups.length - 1 - OPEN_EVENTS; index >= 0; index -= 1) {
            const group = this.groups[index];
            if (group.old && group.drawnLines === 0) break;
            group.old = true;
            this.drawGroup(group);
        }
    }

    drawEmpty() {
        if (this.groups.length) {
            this.placeholder?.remove();
            this.placeholder = null;
        } else if (!this.placeholder?.isConnected) {
            this.placeholder = make("div", "empty", null, [make("p", "empty-title", "Nothing logged"),
                make("p", "", "Each event will be told here, from the port that brings it to the responder that keeps it.")]);
            this.body.append(this.placeholder);
        }
    }

    drawGroup(group) {
        if (!group.node) this.buildGroup(group);
        const open = group.open ?? (this.terms.length > 0 || (!group.isMove && !group.old));
        group.head.setAttribute("aria-expanded", String(open));
        group.titleNode.textContent = group.title;
        group.countNode.textContent = group.moves > 1 ? `×${group.moves}` : "";
        group.timeNode.textContent = group.clock;
        if (!open) {
            group.lines.replaceChildren();
            group.drawnLines = 0;
            group.node.hidden = this.terms.length > 0 && !group.records.some((record) => this.matches(record));
        } else {
            this.drawLines(group);
        }
        group.stale = false;
    }

    drawLines(group) {
        if (group.drawnLines === 0) group.lines.replaceChildren();
        const fresh = group.records.slice(group.drawnLines).map((record) => line(record, group));
        group.lines.append(...fresh);
        group.drawnLines = group.records.length;
        let any = false;
        group.records.forEach((record, index) => {
            const shown = this.matches(record);
            const node = group.lines.children[index];
            if (node.hidden === shown) node.hidden = !shown;
            any ||= shown;
        });
        group.node.hidden = !any;
    }

    buildGroup(group) {
        group.timeNode = make("span", "event-time");
        group.titleNode = make("span", "event-title");
        group.countNode = make("span", "event-count");
        group.head = make("button", "event-head", null, [group.timeNode, group.titleNode, group.countNode]);
        group.head.type = "button";
        group.head.onclick = () => {
            group.open = group.head.getAttribute("aria-expanded") !== "true";
            this.drawGroup(group);
        };
        group.lines = make("ol", "event-lines");
        const mark = group.mark ? make("h3", "event-mark", group.mark) : null;
        group.node = make("section", "event", null, [mark, group.head, group.lines]);
        this.body.append(group.node);
    }
}

function line(record, group) {
    const node = make("li", `line kind-${String(record.kind).replace(/\W/g, "")}`, null, [
        make("span", "offset", offset(record, group)),
        make("span", "kind", record.kind),
        make("span", "sentence", sentence(record)),
    ]);
    if (record.kind === "asked" || record.kind === "verdict") {
        node.style.setProperty("--depth", String(Math.min(record.depth ?? 0, 12)));
    }
    return aboutView(node, record.viewID ?? record.toID ?? record.answerID);
}

function sentence(record) {
    return record.text ?? JSON.stringify(record);
}

/** Milliseconds since the event began. */
function offset(record, group) {
    return `+${((record.time - group.start) * 1000).toFixed(1)}`;
}

function searchable(record) {
    const touches = [record.touch, ...(record.touches ?? [])].filter((id) => id !== undefined);
    return [record.kind, record.text, record.view, record.to, record.from, record.method, record.verdict,
        ...touches.map((id) => `touch ${id}`)].filter(Boolean).join(" ").toLowerCase();
}

/** `red`, or more exactly `kind:asked`, `view:red`, `touch:1`. */
function matchesTerm(record, words, term) {
    const [field, value] = term.split(/:(.*)/s);
    if (value === undefined) return words.includes(term);
    if (!value) return true;
    if (field === "kind") return String(record.kind).toLowerCase().startsWith(value);
    if (field === "touch") return [record.touch, ...(record.touches ?? [])].map(String).includes(value);
    if (field === "view") {
        return [record.view, record.to, record.from, record.answer, record.last]
            .some((name) => typeof name === "string" && name.toLowerCase().includes(value));
    }
    return words.includes(term);
}

/** Where the clipboard interface is not allowed. */
function copyBySelection(text) {
    const area = make("textarea", "sr-only");
    area.value = text;
    document.body.append(area);
    area.select();
    let done = false;
    try {
        done = document.execCommand("copy");
    } catch {
        done = false;
    }
    area.remove();
    return done;
}
