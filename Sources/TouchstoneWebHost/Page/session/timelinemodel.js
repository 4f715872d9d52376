// The session by time: the time of each moment, how long each finger was down, and other events. Long pauses are shortened, so that
// a session of an hour with ten touches shows ten touches.

const LONG_PAUSE = 3; // seconds after which a pause is shortened
const SHORTENED_PAUSE = 0.8; // seconds that remain of it
const MARKS = { action: "action", sentAction: "action", firstResponder: "focus", unbound: "lost" };

export class TimelineModel {
    constructor() {
        this.reset(null);
    }

    reset(history) {
        this.history = history;
        this.next = history?.droppedMoments ?? 0; // The first moment that has not been added, counted from the session's beginning.
        this.times = []; // The times of the moments, in seconds from the beginning.
        this.first = this.next;
        this.touchSpans = [];
        this.down = new Map();
        this.marks = [];
        this.cuts = [];
        this.end = 0;
        this.lastTime = null;
        this.readEvent = null;
    }

    /** Adds what the history has received since the last call. */
    sync(history) {
        if (history !== this.history || history.droppedMoments + history.moments.length < this.next) this.reset(history);
        this.readNewRecords();
        for (let index = this.next - history.droppedMoments; index < history.moments.length; index += 1) this.addMoment(history.moments[index]);
        this.next = history.droppedMoments + history.moments.length;
        const droppedCount = history.droppedMoments - this.first;
        if (droppedCount > 0) {
            this.times.splice(0, droppedCount);
            this.first += droppedCount;
            const start = this.times[0] ?? 0;
            this.touchSpans = this.touchSpans.filter((touchSpan) => touchSpan.to >= start);
            this.marks = this.marks.filter((mark) => mark.at >= start);
            this.cuts = this.cuts.filter((cut) => cut.at >= start);
        }
    }

    get start() {
        return this.times[0] ?? 0;
    }

    addMoment(moment) {
        const time = moment.time;
        const pause = this.lastTime === null ? 0 : time - this.lastTime;
        // Another run of the app has another clock.
        const step = pause < 0 || !Number.isFinite(pause) ? SHORTENED_PAUSE : pause > LONG_PAUSE ? SHORTENED_PAUSE : pause;
        if (step !== pause) this.cuts.push({ at: this.end + step / 2 });
        const at = this.end + step;
        this.times.push(at);
        this.end = at;
        this.lastTime = time;
        if (!moment.isEvent) return;
        if (moment.event.mark) this.marks.push({ at, kind: "scene", label: moment.event.mark });
        if (moment.event.keys) this.marks.push({ at, kind: "key", label: moment.event.keys });
        this.readEvent = { event: moment.event, at, count: 0 };
        this.readNewRecords();
    }

    /** Reads new records of the newest event. */
    readNewRecords() {
        if (!this.readEvent) return;
        const { event, at } = this.readEvent;
        for (; this.readEvent.count < event.records.length; this.readEvent.count += 1) {
            const record = event.records[this.readEvent.count];
            const position = at + Math.max(0, record.time - event.start);
            if (position > this.end) {
                this.end = position;
                this.lastTime = record.time;
            }
            this.read(record, position);
        }
    }

    read(record, at) {
        if (record.kind === "queued") this.finger(record, at);
        else if (MARKS[record.kind] && record.state !== "changed") this.marks.push({ at, kind: MARKS[record.kind], label: record.text });
    }

    finger({ touch, phase }, at) {
        if (phase === "began") {
            const taken = new Set([...this.down.values()].map((touchSpan) => touchSpan.lane));
            let lane = 0;
            while (taken.has(lane)) lane += 1;
            const touchSpan = { touch, from: at, to: at, lane, isOver: false, cancelled: false };
            this.down.set(touch, touchSpan);
            this.touchSpans.push(touchSpan);
            return;
        }
        const touchSpan = this.down.get(touch);
        if (!touchSpan) return;
        touchSpan.to = at;
        if (phase !== "ended" && phase !== "cancelled") return;
        touchSpan.isOver = true;
        touchSpan.cancelled = phase === "cancelled";
        this.down.delete(touch);
    }

    /** The time of a moment by its index in the history. */
    timeOf(index) {
        return this.times[index] ?? this.end;
    }

    /** The index of the last moment that is not after a time. */
    momentAt(time) {
        let [low, high] = [0, this.times.length - 1];
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.times[middle] <= time) low = middle;
            else high = middle - 1;
        }
        return low;
    }
}
