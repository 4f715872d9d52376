// The log: the trace's sentences, grouped by event, with consecutive moves in one group. Only visible lines are in the page, so
// that the cost does not depend on the length of the log.

import { byID, make, oncePerFrame, throttle, withViewID } from "../browser/dom.js";
import { copyText } from "../input/clipboard.js";
import { matchesTerm, quoted, searchable, termsOf } from "../trace/logfilter.js";
import { numbered } from "../trace/trace.js";
import { linkRules } from "../texts/rules.js";
import { empty } from "./touchpanel.js";

const MAX_MOVE_LINES = 60; // A long drag shows only its latest lines and the count of its moves.
const MAX_LINES = 200;
const DRAW_INTERVAL = 50; // ms between two updates while lines arrive
const ESTIMATED_HEIGHT = { head: 29, line: 20, mark: 36 }; // used until the real height is measured
/** Records of the routing that every input passes through. */
const ROUTING_KINDS = new Set(["port", "drain", "sent"]);
const MARGIN = 400; // pixels that are drawn above and below the visible part

/** One event, or a run of moves. */
class Group {
    constructor(event) {
        this.events = [event];
        this.mark = event.mark;
        this.open = null; // null: by kind; true or false: as the user set it
        this.isStale = true;
        this.height = null;
        this.node = null;
        this.matching = null;
        this.cachedCount = null;
    }

    get first() { return this.events[0]; }
    get last() { return this.events.at(-1); }
    get isMove() { return this.last.isMove; }
    get moves() { return this.isMove ? this.events.length : 0; }

    get records() {
        if (this.events.length === 1) return this.first.records;
        return this.events.slice(-MAX_MOVE_LINES).flatMap((event) => event.records).slice(-MAX_MOVE_LINES);
    }

    /** The number of lines to show, computed once. */
    count(isShown) {
        this.cachedCount ??= this.records.filter(isShown).length;
        return this.cachedCount;
    }

    change() {
        this.isStale = true;
        this.height = null;
        this.matching = null;
        this.cachedCount = null;
    }
}

export class LogPanel {
    /** `goTo(event)` shows the app as it was after an event; `clear()` is called when the user clears the log. */
    constructor(history, { goTo, clear }) {
        this.history = history; // The history of the live app, or of a file.
        this.goTo = goTo;
        this.body = byID("log-body");
        this.filterBox = byID("log-filter");
        this.above = make("div", "log-space");
        this.below = make("div", "log-space");
        this.body.append(this.above, this.below);
        this.groups = [];
        this.terms = [];
        this.current = null; // The event that the page shows; null while the app is live.
        this.isFollowing = true;
        this.draw = oncePerFrame(() => this.drawNow());
        /** Draws less often, while lines arrive. */
        this.drawSoon = throttle(DRAW_INTERVAL, () => this.drawNow());
        byID("log-clear").addEventListener("click", clear);
        byID("log-copy").addEventListener("click", (event) => this.copy(event.currentTarget));
        this.filterBox.addEventListener("input", () => this.applyFilter());
        this.routingButton = byID("log-routing");
        this.routingButton.addEventListener("click", () => {
            this.routingButton.setAttribute("aria-pressed", String(!this.showsRouting));
            this.applyFilter();
        });
        this.filterBox.addEventListener("focus", () => this.suggest());
        this.body.addEventListener("scroll", () => this.scrolled(), { passive: true });
        new ResizeObserver(this.draw).observe(this.body); // also when its tab is shown
    }

    /** Whether the log shows how each input passes through the queue and the windows. */
    get showsRouting() {
        return this.routingButton.getAttribute("aria-pressed") === "true";
    }

    /** Shows only lines that match `term`; the same term again removes the filter. */
    filter(term) {
        this.filterBox.value = this.filterBox.value === term ? "" : term;
        this.applyFilter();
    }

    applyFilter() {
        this.terms = termsOf(this.filterBox.value.toLowerCase());
        for (const group of this.groups) group.change();
        this.draw();
    }

    /** Suggests filters from recent records. */
    suggest() {
        const found = new Set();
        for (const event of this.history.events.slice(-300)) {
            for (const id of event.touches) found.add(`touch:${id}`);
            for (const record of event.records) {
                for (const name of [record.recognizer, ...(record.members ?? [])]) if (name) found.add(`recognizer:${quoted(name)}`);
                for (const name of [record.view, record.to]) if (name) found.add(`view:${quoted(name)}`);
            }
            if (found.size > 200) break;
        }
        byID("log-terms").replaceChildren(...[...found].sort().map((value) => Object.assign(make("option"), { value })));
    }

    scrolled() {
        const { clientHeight, scrollHeight, scrollTop } = this.body;
        // If the size of the panel or of its lines has changed, the user did not scroll.
        if (clientHeight > 0 && `${clientHeight} ${scrollHeight}` === this.measured) {
            this.isFollowing = scrollHeight - scrollTop - clientHeight < 40;
        }
        this.draw();
    }

    // MARK: Groups

    /** Adds new events of the history, and removes those that the history no longer has. */
    sync() {
        const { events } = this.history;
        if (this.synced !== this.history || this.history.isCleared) {
            this.synced = this.history;
            this.history.isCleared = false;
            for (const group of this.groups) group.node?.remove();
            this.groups = [];
            this.next = events[0]?.serial ?? 0;
            this.isFollowing = true;
        }
        const oldest = events[0]?.serial ?? 0;
        let droppedCount = 0;
        while (droppedCount < this.groups.length && this.groups[droppedCount].last.serial < oldest) droppedCount += 1;
        for (const group of this.groups.splice(0, droppedCount)) group.node?.remove();
        const last = this.groups.at(-1);
        if (last && last.last.records.length !== this.knownRecordCount) last.change();
        const start = Math.max(0, this.next - oldest);
        for (let index = start; index < events.length; index += 1) this.addEvent(events[index]);
        if (events.length) this.next = events.at(-1).serial + 1;
        this.knownRecordCount = events.at(-1)?.records.length;
    }

    addEvent(event) {
        this.fold();
        this.groups.push(new Group(event));
    }

    /** Joins the event that just finished with the run of moves before it, if it continues that run. */
    fold() {
        const [run, last] = this.groups.slice(-2);
        if (!last || !run.isMove || !last.isMove || run.first.fingers !== last.first.fingers || last.mark) return;
        run.events.push(...last.events);
        run.change();
        last.node?.remove();
        this.groups.pop();
    }

    /** Whether a group has a line that passes the filter. */
    isShown(group) {
        if (!this.terms.length) return true;
        group.matching ??= group.events.some((event) => event.records.some((record) => this.matches(record)));
        return group.matching;
    }

    isOpen(group) {
        return group.open ?? (this.terms.length > 0 || !group.isMove);
    }

    height(group) {
        if (!this.isShown(group)) return 0;
        if (group.height !== null) return group.height;
        const lines = this.isOpen(group) ? Math.min(group.count((record) => this.matches(record)), MAX_LINES) : 0;
        return ESTIMATED_HEIGHT.head + lines * ESTIMATED_HEIGHT.line + (group.mark ? ESTIMATED_HEIGHT.mark : 0);
    }

    // MARK: Drawing

    drawNow() {
        this.sync();
        this.drawEmpty();
        if (this.current !== this.drawnCurrent) this.scrollToEvent(this.current);
        const viewHeight = this.body.clientHeight || 600;
        let total = 0;
        for (const group of this.groups) total += this.height(group);
        const top = this.isFollowing && !this.current ? Math.max(0, total - viewHeight) : this.body.scrollTop;
        const [from, to] = [top - MARGIN, top + viewHeight + MARGIN];
        let [y, above, below] = [0, 0, 0];
        const visible = [];
        for (const group of this.groups) {
            const height = this.height(group);
            if (y + height <= from) above += height;
            else if (y >= to) below += height;
            else if (height > 0) visible.push(group);
            y += height;
        }
        this.place(visible);
        this.above.style.height = `${above}px`;
        this.below.style.height = `${below}px`;
        let hasMoved = false;
        for (const group of visible) {
            const height = group.node.offsetHeight;
            if (height && Math.abs(height - this.height(group)) > 1) hasMoved = true;
            if (height) group.height = height;
        }
        if (this.isFollowing && !this.current) this.body.scrollTop = this.body.scrollHeight;
        this.measured = `${this.body.clientHeight} ${this.body.scrollHeight}`;
        if (hasMoved && this.isRemeasuring !== true) {
            this.isRemeasuring = true; // Heights were estimated: draw once more with the measured ones.
            this.draw();
        } else {
            this.isRemeasuring = false;
        }
    }

    /** Puts the groups into the page in order. Does not move existing ones, because one of them may have the focus. */
    place(visible) {
        const visibleNodes = new Set(visible.map((group) => group.node).filter(Boolean));
        for (const node of [...this.body.children]) {
            if (node.classList.contains("event") && !visibleNodes.has(node)) node.remove();
        }
        let before = this.above.nextSibling;
        for (const group of visible) {
            if (!group.node) this.build(group);
            if (group.isStale) this.fill(group);
            const isCurrent = group.events.includes(this.current);
            group.node.classList.toggle("current", isCurrent);
            group.node.classList.toggle("later", Boolean(this.current) && group.first.serial > this.current.serial);
            if (isCurrent) group.timeNode.setAttribute("aria-current", "step");
            else group.timeNode.removeAttribute("aria-current");
            if (before === group.node) before = before.nextSibling;
            else this.body.insertBefore(group.node, before);
        }
    }

    /** Scrolls to an event. */
    scrollToEvent(event) {
        this.drawnCurrent = event;
        if (!event) return void (this.isFollowing = true);
        let y = 0;
        for (const group of this.groups) {
            const height = this.height(group);
            if (group.events.includes(event)) {
                const { scrollTop, clientHeight } = this.body;
                if (y < scrollTop || y + Math.min(height, clientHeight) > scrollTop + clientHeight) {
                    this.body.scrollTop = Math.max(0, y - clientHeight / 3);
                }
                return;
            }
            y += height;
        }
    }

    drawEmpty() {
        const text = !this.groups.length
            ? ["Nothing logged", "Each event appears here, from the touch-down to the responder that handles it."]
            : this.groups.some((group) => this.isShown(group)) ? null
                : ["No line matches", `No event in the history matches “${this.filterBox.value.trim()}”. Search for words, or for touch:1, `
                    + "view:red, recognizer:pan or kind:bound."];
        if (text?.[0] === this.placeholder?.firstChild.textContent && text?.[1] === this.placeholder?.lastChild.textContent) return;
        this.placeholder?.remove();
        this.placeholder = text && empty(...text);
        if (text) this.body.prepend(this.placeholder);
    }

    build(group) {
        group.timeNode = make("button", "event-time");
        group.timeNode.type = "button";
        group.timeNode.title = "Show the app as it was after this event";
        group.timeNode.onclick = () => this.goTo(group.last);
        group.titleNode = make("span", "event-title");
        group.countNode = make("span", "event-count");
        group.head = make("button", "event-toggle", null, [group.titleNode, group.countNode]);
        group.head.type = "button";
        group.head.onclick = () => {
            group.open = !this.isOpen(group);
            group.change();
            this.draw();
        };
        group.lines = make("ol", "event-lines");
        const mark = group.mark ? make("h3", "event-mark", group.mark) : null;
        group.node = make("section", "event", null,
            [mark, make("div", "event-head", null, [group.timeNode, group.head]), group.lines]);
    }

    fill(group) {
        const open = this.isOpen(group);
        group.head.setAttribute("aria-expanded", String(open));
        group.titleNode.textContent = group.first.title;
        group.countNode.textContent = group.moves > 1 ? `×${group.moves}` : "";
        group.timeNode.textContent = group.first.clock;
        group.timeNode.setAttribute("aria-label", `${group.first.clock}: show the app as it was then`);
        group.isStale = false;
        if (!open) return group.lines.replaceChildren();
        const shown = group.records.filter((record) => this.matches(record));
        const lines = shown.slice(0, MAX_LINES).map((record) => line(record, group));
        if (shown.length > MAX_LINES) lines.push(make("li", "line-rest", `${shown.length - MAX_LINES} more lines. Use the filter to find them, or Copy to get all`));
        group.lines.replaceChildren(...lines);
    }

    // MARK: Text

    async copy(button) {
        const done = await copyText(this.text());
        button.textContent = done ? "Copied" : "Not allowed";
        setTimeout(() => { button.textContent = "Copy"; }, 1400);
    }

    /** The log as text, with the filter applied. */
    text() {
        this.sync();
        const lines = [];
        const titleOf = (group) => `${group.first.clock}  ${group.first.title}${group.moves > 1 ? ` ×${group.moves}` : ""}`;
        for (const group of this.groups) {
            if (!this.isShown(group)) continue;
            if (group.mark) lines.push("", group.mark);
            lines.push(titleOf(group));
            for (const record of group.records) {
                if (this.matches(record)) lines.push(`    ${offset(record, group)}  ${sentence(record)}`);
            }
        }
        return lines.join("\n") + "\n";
    }

    matches(record) {
        if (!this.terms.length) return this.showsRouting || !ROUTING_KINDS.has(record.kind);
        const text = searchable(record);
        return this.terms.every((term) => matchesTerm(record, text, term));
    }
}

function line(record, group) {
    const node = make("li", `line kind-${String(record.kind).replace(/\W/g, "")}`, null, [
        make("span", "offset", offset(record, group)),
        make("span", "kind", record.kind),
        make("span", "sentence", null, linkRules(withRule(record))),
    ]);
    if (record.kind === "asked" || record.kind === "verdict") {
        node.style.setProperty("--depth", String(Math.min(record.depth ?? 0, 12)));
    }
    return withViewID(node, record.viewID ?? record.toID ?? record.answerID);
}

/** The sentence, with the record's rule if the sentence does not contain it. */
function withRule(record) {
    const text = sentence(record);
    return record.rule && !text.includes(record.rule) ? `${text} (${record.rule})` : text;
}

function sentence(record) {
    const { text, touch, touchNumber } = record;
    if (!text || !touchNumber || touchNumber === touch) return text ?? JSON.stringify(record);
    // Several touches of one finger have different numbers.
    return text.replace(`touch ${touch} `, `touch ${numbered(touch, touchNumber)} `);
}

/** Milliseconds since the event began. */
function offset(record, group) {
    return `+${((record.time - group.first.start) * 1000).toFixed(1)}`;
}
