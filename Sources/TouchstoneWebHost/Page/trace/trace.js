// Interprets the trace: assigns hit tests and calls to touches, and follows each call up the responder chain.

const TOUCH_LIMIT = 24;

export const METHODS = ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"];

/** @type {{ bound(touch: Touch): void, ended(touch: Touch): void, queuedBegan(record: any): void }} */
const NO_LISTENER = { bound() {}, ended() {}, queuedBegan() {} };
let traceCount = 0;
const PATH_LIMIT = 4000;

/** One touch, from its hit test to its end. */
class Touch {
    constructor(serial, id) {
        // Ids are reused (a mouse always has the same id); the number of the touch's first record is unique.
        this.serial = serial;
        this.id = id;
        this.number = null; // Among all touches of the trace; unknown in traces of `touchstone run --json`.
        this.bound = null;
        this.unbound = null;
        this.suppressed = null;
        this.questions = [];
        this.at = null;
        this.path = [];
        this.deliveries = new Map();
        this.notes = [];
        this.state = "down";
        this.outcome = null; // The newest one that the server sent.
    }

    get name() {
        return `touch ${this.label}`;
    }

    /** The finger's number, with that of the touch if the finger has touched before. */
    get label() {
        return numbered(this.id, this.number);
    }

    /** The calls that one responder received first, with the responders that each call was forwarded to. */
    delivery(record) {
        const key = `${record.toID ?? ""} ${record.to}`;
        if (!this.deliveries.has(key)) {
            this.deliveries.set(key, { to: record.to, toID: record.toID, calls: new Map() });
        }
        return this.deliveries.get(key);
    }
}

export class Trace {
    /** `listener` receives bound(touch), ended(touch) and queuedBegan(record). */
    constructor(listener = NO_LISTENER) {
        this.listener = listener;
        this.number = ++traceCount;
        this.reset();
    }

    /** Clears all touches, for a new scene or a new app. */
    reset() {
        this.touches = [];
        this.pinned = null;
        this.hitTest = null;
        this.calls = [];
        this.startPositions = new Map();
        this.paths = new Map();
        this.version = (this.version ?? 0) + 1;
    }

    add(records) {
        for (const record of records) {
            this.now = record;
            this[`on_${record.kind}`]?.(record);
            for (const outcome of record.outcomes ?? []) this.setOutcome(outcome);
        }
        this.version += 1;
    }

    setOutcome(outcome) {
        // A server of an earlier version sends no numbers.
        const isMeant = ({ id, number }) => id === outcome.touch && (number === null || (outcome.number ?? number) === number);
        const touch = this.touches.findLast(isMeant);
        if (touch) touch.outcome = outcome;
    }

    /** The touch that the panels show: the picked one, or the newest. */
    get shown() {
        return this.pinned ?? this.touches.at(-1) ?? null;
    }

    /** The touches whose paths are drawn: the picked one; for a past moment also those of the moment, or else the last one. */
    touchesWithPaths(moment) {
        if (this.pinned) return [this.pinned];
        if (!moment) return [];
        const down = this.touches.filter((touch) => touch.state === "down" || moment.event.touches.includes(touch.id)
            && touch === this.latestTouch(touch.id));
        return down.length ? down : this.touches.slice(-1);
    }

    /** Changes whenever the touches to pick from change. */
    get key() {
        return `${this.number} ${this.touches.length} ${this.touches.at(-1)?.serial} ${this.pinned?.serial}`;
    }

    pin(touch) {
        this.pinned = touch === this.touches.at(-1) ? null : touch;
        this.version += 1;
    }

    /** Picks the same touch as another trace of the same records, if this one has it. */
    repin(touch) {
        this.pinned = this.touches.find((each) => each.serial === touch?.serial && each.id === touch.id) ?? null;
    }

    latestTouch(id) {
        return this.touches.findLast((touch) => touch.id === id) ?? null;
    }

    activeTouch(id) {
        const touch = this.latestTouch(id);
        return touch?.state === "down" ? touch : null;
    }

    start(id) {
        const touch = new Touch(this.now?.n ?? 0, id);
        touch.path = this.paths.get(id) ?? [];
        this.touches.push(touch);
        if (this.touches.length > TOUCH_LIMIT) this.touches.shift();
        this.pinned = null;
        return touch;
    }

    // The hit test: questions are nested, and an answer follows the answers of subviews.

    on_asked(record) {
        this.hitTest ??= { roots: [], open: [] };
        const question = { asked: record, verdict: null, children: [] };
        const above = this.hitTest.open.at(-1);
        (above ? above.children : this.hitTest.roots).push(question);
        this.hitTest.open.push(question);
    }

    on_verdict(record) {
        const open = this.hitTest?.open;
        if (!open) return;
        const index = open.findLastIndex((question) => question.asked.viewID === record.viewID);
        if (index < 0) return;
        open[index].verdict = record;
        open.length = index;
    }

    on_bound(record) {
        const touch = this.placeTouch(record);
        touch.bound = record;
        this.listener.bound(touch);
    }

    on_unbound(record) {
        const touch = this.placeTouch(record);
        touch.unbound = record;
        touch.state = "dropped";
    }

    placeTouch(record) {
        const before = this.activeTouch(record.touch);
        if (before?.suppressed && !before.bound && !this.hitTest) return before;
        const touch = this.start(record.touch);
        touch.number = record.touchNumber ?? null;
        touch.questions = this.takeQuestions(record);
        const place = this.startPositions.get(record.touch);
        touch.at = Number.isFinite(record.x) ? { x: record.x, y: record.y } : place ?? null;
        return touch;
    }

    /**
     * Returns all questions, except if several touches were hit-tested before the first one was bound: then only those for this
     * location.
     */
    takeQuestions(record) {
        const roots = this.hitTest?.roots ?? [];
        const matching = roots.filter(({ asked }) => Math.hypot(asked.x - record.x, asked.y - record.y) < 0.5);
        if (!matching.length || matching.length === roots.length) {
            this.hitTest = null;
            return roots;
        }
        this.hitTest.roots = roots.filter((root) => !matching.includes(root));
        return matching;
    }

    on_queued(record) {
        if (record.phase === "began") this.paths.set(record.touch, []);
        const path = this.paths.get(record.touch);
        if (path && path.length < PATH_LIMIT) path.push([record.x, record.y]);
        if (this.paths.size > 40) this.paths.delete(this.paths.keys().next().value);
        // A suppressed touch receives no end, so the end of its samples in the queue counts, too.
        if (record.phase === "ended" || record.phase === "cancelled") {
            const touch = this.activeTouch(record.touch);
            if (touch) this.end(touch, record.phase);
        }
        if (record.phase !== "began") return;
        this.startPositions.set(record.touch, { x: record.x, y: record.y });
        if (this.startPositions.size > 40) this.startPositions.delete(this.startPositions.keys().next().value);
        this.listener.queuedBegan(record);
    }

    // A hit test that the app made during a delivery belongs to no touch.
    on_drain() { this.hitTest = null; }

    // Delivery and forwarding.

    on_delivered(record) {
        this.hitTest = null;
        this.calls = [];
        for (const id of record.touches ?? []) {
            const touch = this.activeTouch(id) ?? this.latestTouch(id) ?? this.start(id);
            const delivery = touch.delivery(record);
            const before = delivery.calls.get(record.method);
            const call = { count: (before?.count ?? 0) + 1, method: record.method, forwardedTo: [], dropped: null, touch };
            delivery.calls.set(record.method, call);
            this.calls.push(call);
            if (record.method === "touchesEnded") this.end(touch, "ended");
            if (record.method === "touchesCancelled") this.end(touch, "cancelled");
        }
    }

    on_forwarded(record) {
        for (const call of this.calls) {
            if (call.method === record.method) call.forwardedTo.push({ name: record.to, id: record.toID });
        }
    }

    on_dropped(record) {
        for (const call of this.calls) {
            if (call.method !== record.method) continue;
            call.dropped = record;
        }
    }

    end(touch, state) {
        if (touch.state !== "down") return;
        touch.state = state;
        this.listener.ended(touch);
    }

    // Reasons why a call did not happen.

    on_suppressed(record) {
        // There may be no other record of this touch, but it has its questions.
        if (this.hitTest && !this.activeTouch(record.touch)) {
            const touch = this.placeTouch(record);
            touch.suppressed = record;
        }
        this.note(record.touch, record);
    }
    on_ignored(record) { this.note(record.touch, record); }

    on_cancelled(record) {
        for (const id of record.touches ?? []) this.note(id, record);
    }

    note(id, record) {
        const touch = this.activeTouch(id) ?? this.latestTouch(id);
        if (!touch) return;
        const last = touch.notes.at(-1);
        if (last && last.text === record.text) last.count += 1;
        else touch.notes.push({ kind: record.kind, text: record.text ?? record.reason ?? record.kind, count: 1 });
        if (touch.notes.length > 8) touch.notes.shift();
    }
}

/** A finger's number, with that of its touch, such as "1 (no. 4)", unless both are equal or the second is unknown. */
export function numbered(id, number) {
    return (number ?? id) === id ? String(id) : `${id} (no. ${number})`;
}

/** The responders of one delivery in order, with the result of each method at each of them. */
export function responderChain(delivery) {
    const responders = [{ name: delivery.to, id: delivery.toID, results: {} }];
    const indexFor = (step, after) => {
        const found = responders.findIndex((responder, index) => index > after && responder.name === step.name && responder.id === step.id);
        if (found >= 0) return found;
        responders.splice(after + 1, 0, { name: step.name, id: step.id, results: {} });
        return after + 1;
    };
    const drops = [];
    for (const call of delivery.calls.values()) {
        let current = 0;
        const visited = [responders[0]];
        for (const step of call.forwardedTo) {
            current = indexFor(step, current);
            visited.push(responders[current]);
        }
        visited.forEach((responder, index) => {
            responder.results[call.method] = index < visited.length - 1 || call.dropped ? "forwarded" : "handled";
        });
        if (call.dropped) drops.push(call.method);
    }
    return { responders, drops };
}

/** The state of one delivery without its counts, to decide whether its table must be rebuilt. */
export function shape(delivery) {
    const calls = [...delivery.calls.values()].map((call) =>
        `${call.method}>${call.forwardedTo.map((step) => `${step.name}#${step.id}`).join(">")}${call.dropped ? "!" : ""}`);
    return `${delivery.to}#${delivery.toID}:${calls.join(",")}`;
}
