// The session by time: where each moment lies, how long each finger was down, what else happened. Long pauses are cut short, so
// that a session of an hour with ten touches is ten touches.

const LONG = 3; // seconds after which a pause is cut
const CUT = 0.8; // seconds that are left of it
const MARKS = { action: "action", sentAction: "action", firstResponder: "focus", unbound: "lost" };

export class TimelineModel {
    constructor() {
        this.forget(null);
    }

    forget(history) {
        this.history = history;
        this.next = history?.droppedMoments ?? 0; // The first moment that is not in it, counted from the session's beginning.
        this.places = []; // Of the moments, in seconds from the beginning.
        this.first = this.next;
        this.stays = [];
        this.down = new Map();
        this.marks = [];
        this.cuts = [];
        this.end = 0;
        this.clock = null;
        this.readEvent = null;
    }

    /** Takes over what the history has told since. */
    sync(history) {
        if (history !== this.history || history.droppedMoments + history.moments.length < this.next) this.forget(history);
        this.readRest();
        for (let index = this.next - history.droppedMoments; index < history.moments.length; index += 1) this.take(history.moments[index]);
        this.next = history.droppedMoments + history.moments.length;
        const gone = history.droppedMoments - this.first;
        if (gone > 0) {
            this.places.splice(0, gone);
            this.first += gone;
            const start = this.places[0] ?? 0;
            this.stays = this.stays.filter((stay) => stay.to >= start);
            this.marks = this.marks.filter((mark) => mark.at >= start);
            this.cuts = this.cuts.filter((cut) => cut.at >= start);
        }
    }

    get start() {
        return this.places[0] ?? 0;
    }

    take(moment) {
        const time = moment.time;
        const pause = this.clock === null ? 0 : time - this.clock;
        // Another run of the app has another clock.
        const step = pause < 0 || !Number.isFinite(pause) ? CUT : pause > LONG ? CUT : pause;
        if (step !== pause) this.cuts.push({ at: this.end + step / 2, seconds: pause > 0 ? pause : null });
        const at = this.end + step;
        this.places.push(at);
        this.end = at;
        this.clock = time;
        if (!moment.isEvent) return;
        if (moment.event.mark) this.marks.push({ at, kind: "scene", words: moment.event.mark });
        if (moment.event.keys) this.marks.push({ at, kind: "key", words: moment.event.keys });
        this.readEvent = { event: moment.event, at, count: 0 };
        this.readRest();
    }

    /** Records of the newest event that have come since. */
    readRest() {
        if (!this.readEvent) return;
        const { event, at } = this.readEvent;
        for (; this.readEvent.count < event.records.length; this.readEvent.count += 1) {
            const record = event.records[this.readEvent.count];
            const place = at + Math.max(0, record.time - event.start);
            if (place > this.end) {
                this.end = place;
                this.clock = record.time;
            }
            this.read(record, place);
        }
    }

    read(record, at) {
        if (record.kind === "queued") this.finger(record, at);
        else if (MARKS[record.kind] && record.state !== "changed") this.marks.push({ at, kind: MARKS[record.kind], words: record.text });
    }

    finger({ touch, phase }, at) {
        if (phase === "began") {
            const taken = new Set([...this.down.values()].map((stay) => stay.lane));
            let lane = 0;
            while (taken.has(lane)) lane += 1;
            const stay = { touch, from: at, to: at, lane, isOver: false, cancelled: false };
            this.down.set(touch, stay);
            this.stays.push(stay);
            return;
        }
        const stay = this.down.get(touch);
        if (!stay) return;
        stay.to = at;
        if (phase !== "ended" && phase !== "cancelled") return;
        stay.isOver = true;
        stay.cancelled = phase === "cancelled";
        this.down.delete(touch);
    }

    /** The place of a moment by its index in the history. */
    placeOf(index) {
        return this.places[index] ?? this.end;
    }

    /** The index of the last moment that is not after a place. */
    momentAt(place) {
        let [low, high] = [0, this.places.length - 1];
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.places[middle] <= place) low = middle;
            else high = middle - 1;
        }
        return low;
    }
}
