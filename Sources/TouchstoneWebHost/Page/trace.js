// Makes sense of the trace: which questions belong to which touch, and how far each call climbed.

const TOUCH_CAP = 24;

export const METHODS = ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"];

const SILENCE = new Proxy({}, { get: () => () => {} });
let eras = 0;
const PATH_CAP = 4000;

/** One finger's stay, from the hit test that placed it to its end. */
class Touch {
    constructor(serial, id) {
        // Ids come back (a mouse is always the same pointer); the number of the record that told of it first does not.
        this.serial = serial;
        this.id = id;
        this.bound = null;
        this.unbound = null;
        this.suppressed = null;
        this.questions = [];
        this.at = null;
        this.path = [];
        this.deliveries = new Map();
        this.notes = [];
        this.state = "down";
    }

    get name() {
        return `touch ${this.id}`;
    }

    /** Everything one responder was first handed, with the climb of each method from there. */
    delivery(record) {
        const key = `${record.toID ?? ""} ${record.to}`;
        if (!this.deliveries.has(key)) {
            this.deliveries.set(key, { to: record.to, toID: record.toID, calls: new Map() });
        }
        return this.deliveries.get(key);
    }
}

export class Trace {
    /** `listener` hears bound(touch), ended(touch), queuedBegan(record). */
    constructor(listener = SILENCE) {
        this.listener = listener;
        this.era = ++eras;
        this.forget();
    }

    /** A new scene or a new app: earlier touches say nothing about it. */
    forget() {
        this.touches = [];
        this.pinned = null;
        this.test = null;
        this.calls = [];
        this.places = new Map();
        this.paths = new Map();
        this.version = (this.version ?? 0) + 1;
    }

    add(records) {
        for (const record of records) {
            this.now = record;
            this[`on_${record.kind}`]?.(record);
        }
        this.version += 1;
    }

    /** The touch the panels show: the one picked, or the latest that was placed. */
    get shown() {
        return this.pinned ?? this.touches.at(-1) ?? null;
    }

    /** Whose ways are drawn: the touch that was picked; of a moment also those it is about, or else the last one. */
    withWays(moment) {
        if (this.pinned) return [this.pinned];
        if (!moment) return [];
        const down = this.touches.filter((touch) => touch.state === "down" || moment.event.touches.includes(touch.id)
            && touch === this.latest(touch.id));
        return down.length ? down : this.touches.slice(-1);
    }

    /** Changes with what the chips of a panel have to offer. */
    get key() {
        return `${this.era} ${this.touches.length} ${this.touches.at(-1)?.serial} ${this.pinned?.serial}`;
    }

    pin(touch) {
        this.pinned = touch === this.touches.at(-1) ? null : touch;
        this.version += 1;
    }

    /** Picks the same touch as another trace of the same records, if it is there. */
    repin(touch) {
        this.pinned = this.touches.find((each) => each.serial === touch?.serial && each.id === touch.id) ?? null;
    }

    latest(id) {
        return this.touches.findLast((touch) => touch.id === id) ?? null;
    }

    live(id) {
        const touch = this.latest(id);
        return touch?.state === "down" ? touch : null;
    }

    start(id) {
        const touch = new Touch(this.now?.n ?? 0, id);
        touch.path = this.paths.get(id) ?? [];
        this.touches.push(touch);
        if (this.touches.length > TOUCH_CAP) this.touches.shift();
        this.pinned = null;
        return touch;
    }

    // The hit test: questions nest, and an answer comes after the answers below it.

    on_asked(record) {
        this.test ??= { roots: [], open: [] };
        const question = { asked: record, verdict: null, below: [] };
        const above = this.test.open.at(-1);
        (above ? above.below : this.test.roots).push(question);
        this.test.open.push(question);
    }

    on_verdict(record) {
        const open = this.test?.open;
        if (!open) return;
        const index = open.findLastIndex((question) => question.asked.viewID === record.viewID);
        if (index < 0) return;
        open[index].verdict = record;
        open.length = index;
    }

    on_bound(record) {
        const touch = this.place(record);
        touch.bound = record;
        this.listener.bound(touch);
    }

    on_unbound(record) {
        const touch = this.place(record);
        touch.unbound = record;
        touch.state = "dropped";
    }

    place(record) {
        const before = this.live(record.touch);
        if (before?.suppressed && !before.bound && !this.test) return before;
        const touch = this.start(record.touch);
        touch.questions = this.takeQuestions(record);
        const place = this.places.get(record.touch);
        touch.at = Number.isFinite(record.x) ? { x: record.x, y: record.y } : place ?? null;
        return touch;
    }

    /** All there are, unless two touches were asked for first and placed after: then those for this point. */
    takeQuestions(record) {
        const roots = this.test?.roots ?? [];
        const here = roots.filter(({ asked }) => Math.hypot(asked.x - record.x, asked.y - record.y) < 0.5);
        if (!here.length || here.length === roots.length) {
            this.test = null;
            return roots;
        }
        this.test.roots = roots.filter((root) => !here.includes(root));
        return here;
    }

    on_queued(record) {
        if (record.phase === "began") this.paths.set(record.touch, []);
        const path = this.paths.get(record.touch);
        if (path && path.length < PATH_CAP) path.push([record.x, record.y]);
        if (this.paths.size > 40) this.paths.delete(this.paths.keys().next().value);
        // A suppressed touch is never delivered its end, so the queue's word counts too.
        if (record.phase === "ended" || record.phase === "cancelled") {
            const touch = this.live(record.touch);
            if (touch) this.end(touch, record.phase);
        }
        if (record.phase !== "began") return;
        this.places.set(record.touch, { x: record.x, y: record.y });
        if (this.places.size > 40) this.places.delete(this.places.keys().next().value);
        this.listener.queuedBegan(record);
    }

    // A hit test the app made itself, in the middle of a delivery, places no touch.
    on_drain() { this.test = null; }

    // Delivery and the climb.

    on_delivered(record) {
        this.test = null;
        this.calls = [];
        for (const id of record.touches ?? []) {
            const touch = this.live(id) ?? this.latest(id) ?? this.start(id);
            const delivery = touch.delivery(record);
            const before = delivery.calls.get(record.method);
            const call = { count: (before?.count ?? 0) + 1, method: record.method, climb: [], dropped: null, touch };
            delivery.calls.set(record.method, call);
            this.calls.push(call);
            if (record.method === "touchesEnded") this.end(touch, "ended");
            if (record.method === "touchesCancelled") this.end(touch, "cancelled");
        }
    }

    on_forwarded(record) {
        for (const call of this.calls) {
            if (call.method === record.method) call.climb.push({ name: record.to, id: record.toID });
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

    // What kept a call from happening.

    on_suppressed(record) {
        // It may be all that is ever said of a touch: its questions belong to it even so.
        if (this.test && !this.live(record.touch)) {
            const touch = this.place(record);
            touch.suppressed = record;
        }
        this.note(record.touch, record);
    }
    on_ignored(record) { this.note(record.touch, record); }

    on_cancelled(record) {
        for (const id of record.touches ?? []) this.note(id, record);
    }

    note(id, record) {
        const touch = this.live(id) ?? this.latest(id);
        if (!touch) return;
        const last = touch.notes.at(-1);
        if (last && last.text === record.text) last.count += 1;
        else touch.notes.push({ kind: record.kind, text: record.text ?? record.reason ?? record.kind, count: 1 });
        if (touch.notes.length > 8) touch.notes.shift();
    }
}

/** The responders of one delivery in order, with what each did with each method. */
export function ladder(delivery) {
    const rungs = [{ name: delivery.to, id: delivery.toID, did: {} }];
    const rungFor = (step, after) => {
        const found = rungs.findIndex((rung, index) => index > after && rung.name === step.name && rung.id === step.id);
        if (found >= 0) return found;
        rungs.splice(after + 1, 0, { name: step.name, id: step.id, did: {} });
        return after + 1;
    };
    const drops = [];
    for (const call of delivery.calls.values()) {
        let here = 0;
        const visited = [rungs[0]];
        for (const step of call.climb) {
            here = rungFor(step, here);
            visited.push(rungs[here]);
        }
        visited.forEach((rung, index) => {
            rung.did[call.method] = index < visited.length - 1 || call.dropped ? "passed" : "kept";
        });
        if (call.dropped) drops.push(call.method);
    }
    return { rungs, drops };
}

/** The state of one delivery without its counts, to tell whether the ladder has to be drawn anew. */
export function shape(delivery) {
    const calls = [...delivery.calls.values()].map((call) =>
        `${call.method}>${call.climb.map((step) => `${step.name}#${step.id}`).join(">")}${call.dropped ? "!" : ""}`);
    return `${delivery.to}#${delivery.toID}:${calls.join(",")}`;
}
