// The history of a session, of limited size: records, grouped into events, and pictures.
//
// A moment is an event of the application, or a picture that changed by itself. Its picture is the one on the screen after it.
// Pictures are stored as the text of their messages, many of them as the difference from the previous one, and parsed when they are
// shown.

import { wholePicture } from "./pictures.js";
import { readMessage } from "../texts/printable.js";
import { Trace } from "./trace.js";
import { Arenas } from "./arenas.js";

export const LIMITS = { records: 50000, pictures: 6000, pictureText: 32e6 };
const SLACK = 0.1; // Old entries are removed in batches, so that the cost of a new record does not depend on the size.
const RECENT = { touches: 8, records: 20000 }; // How many touches and records before a moment are replayed.

/** Records that start a new event, once the previous event has reached the app. */
const STARTING_KINDS = new Set(["port", "queued", "drain"]);
/** Records of a plain move. With any other record the event has its own lines in the log. */
const MOVE_KINDS = new Set(["port", "queued", "drain", "sent", "delivered", "forwarded", "dropped"]);
const KEY_TITLES = { pressesBegan: "key down", pressesChanged: "key changed", pressesEnded: "key up", pressesCancelled: "key cancelled" };
const TIME_TOLERANCE = 5e-7; // seconds: times have microseconds
const EVENT_GAP = 0.5; // seconds after which a record belongs to another event

export class Event {
    /** `origin`: the time at which the clock starts; `mark`: a heading above this event, or null. */
    constructor(serial, record, origin, mark) {
        this.serial = serial;
        this.origin = origin;
        this.mark = mark;
        this.start = record.time;
        this.end = record.time;
        this.records = [];
        this.touches = [];
        this.phases = [];
        this.hasReachedApp = false;
        this.onlyMoves = true;
        this.hasTouchDown = false; // Whether a finger was put down.
        this.isFresh = false; // Whether earlier events are unrelated, as after a change of the scene.
    }

    add(record) {
        this.records.push(record);
        this.end = record.time;
        if (!MOVE_KINDS.has(record.kind)) this.onlyMoves = false;
        if (record.kind === "queued") this.phase(record.touch, record.phase);
        if (record.kind === "delivered") {
            for (const id of record.touches ?? []) this.phase(id, String(record.method).replace(/^touches/, "").toLowerCase());
        }
        if (record.kind === "drain" || !STARTING_KINDS.has(record.kind)) this.hasReachedApp = true;
    }

    phase(touch, phase) {
        if (!this.touches.includes(touch)) this.touches.push(touch);
        if (phase !== "moved") this.onlyMoves = false;
        if (phase === "began") this.hasTouchDown = true;
        const text = `${touch === 1000000 ? "keyboard touch" : `touch ${touch}`} ${phase}`;
        if (!this.phases.includes(text)) this.phases.push(text);
    }

    get isMove() {
        return this.onlyMoves && this.phases.length > 0;
    }

    get fingers() {
        return [...this.touches].sort().join();
    }

    get clock() {
        return `${(this.start - this.origin).toFixed(3)} s`;
    }

    get title() {
        return this.phases.join(", ") || this.keys || this.firstEffect;
    }

    /** What happened to keys. The trace does not say which keys. */
    get keys() {
        const press = this.records.find((record) => record.kind === "delivered" && KEY_TITLES[record.method]);
        return press ? `${KEY_TITLES[press.method]} → ${press.to}` : "";
    }

    /** The text of the first record that is more than routing of the input. */
    get firstEffect() {
        const effect = this.records.find((record) => !STARTING_KINDS.has(record.kind) && record.kind !== "sent");
        return effect?.text?.trim() ?? (this.records.some((record) => STARTING_KINDS.has(record.kind)) ? "input that changed nothing" : "event");
    }
}

export class History {
    /** `limits`: the largest sizes, as in LIMITS. */
    constructor(limits = LIMITS) {
        this.limits = limits;
        this.serial = 0;
        this.clear();
    }

    clear() {
        this.events = [];
        this.moments = [];
        this.recordCount = 0;
        this.pictureText = 0;
        this.pictureCount = 0;
        this.droppedMoments = 0;
        this.origin = null;
        this.nextMark = null;
        this.freshStart = true;
        this.pendingPicture = null;
        this.picture = null;
        this.cachedFrame = null; // The picture that was parsed last, and its frame.
        this.version = (this.version ?? 0) + 1;
        this.isCleared = true;
    }

    // MARK: Adding

    add(records) {
        for (const record of records) {
            this.addOne(record);
            if (this.pendingPicture && record.n >= this.pendingPicture.n) this.attach(this.pendingPicture);
        }
        this.trim();
        this.version += 1;
    }

    addOne(record) {
        this.origin ??= record.time;
        const event = this.events.at(-1);
        const last = this.moments.at(-1);
        const ended = event && (event.hasPicture || (STARTING_KINDS.has(record.kind) && event.hasReachedApp) || record.time - event.end > EVENT_GAP);
        if (!event || ended || this.nextMark || this.freshStart) this.begin(record, last);
        this.events.at(-1).add(record);
        this.lastNumber = record.n ?? this.lastNumber;
        this.recordCount += 1;
    }

    begin(record, last) {
        const event = new Event(++this.serial, record, this.origin, this.nextMark);
        event.isFresh = this.freshStart;
        this.nextMark = null;
        this.freshStart = false;
        this.events.push(event);
        const before = last?.picture ?? this.picture;
        this.moments.push({ event, isEvent: true, time: record.time, picture: before, previousPicture: before });
    }

    /**
     * Adds a picture and the text of its message, which may contain only a difference. A picture may arrive before the records that
     * led to it.
     */
    show(frame, text, isPart = false) {
        if (this.pendingPicture) this.attach(this.pendingPicture);
        const base = isPart ? this.picture : null;
        const picture = { n: frame.n ?? 0, time: frame.time ?? this.events.at(-1)?.end ?? 0, base };
        picture.text = isPart && !base ? JSON.stringify(frame) : text;
        // The whole picture that the difference is based on. Both are stored and removed together.
        picture.key = base?.key ?? picture;
        if (picture.n > (this.lastNumber ?? 0)) this.pendingPicture = picture;
        else this.attach(picture);
        this.trim();
        this.version += 1;
    }

    attach(picture) {
        this.pendingPicture = null;
        this.picture = picture;
        const last = this.moments.at(-1);
        if (!last) return;
        this.pictureText += picture.text.length;
        this.pictureCount += 1;
        const event = this.events.at(-1);
        if (last.isEvent && !event.hasPicture) {
            last.picture = picture;
            last.ownsPicture = true;
        } else {
            this.moments.push({ event, isEvent: false, time: picture.time, picture, ownsPicture: true });
        }
        event.hasPicture = true;
    }

    /** Sets a heading above the next event. */
    mark(text) {
        if (this.events.length) this.nextMark = text;
    }

    /** Earlier events are unrelated to the next ones: the scene has changed. */
    startOver() {
        this.freshStart = true;
    }

    /** Another run of the app has another clock and another numbering. */
    restart(text) {
        this.origin = null;
        this.lastNumber = 0;
        this.pendingPicture = null;
        this.picture = null;
        this.startOver();
        if (text) this.mark(text);
    }

    trim() {
        if (this.recordCount > this.limits.records * (1 + SLACK)) {
            let count = 0;
            let records = this.recordCount;
            while (records > this.limits.records && count < this.events.length - 1) records -= this.events[count++].records.length;
            this.recordCount = records;
            this.events.splice(0, count);
            const oldest = this.events[0].serial;
            const first = this.moments.findIndex((moment) => moment.event.serial >= oldest);
            // Keep the text that later pictures are based on.
            const key = this.moments[first].picture?.key;
            for (const moment of this.moments.slice(0, first)) this.releasePicture(moment, moment.picture?.key === key);
            this.droppedMoments += first;
            this.moments.splice(0, first);
        }
        if (this.pictureText > this.limits.pictureText * (1 + SLACK) || this.pictureCount > this.limits.pictures * (1 + SLACK)) {
            let key = null;
            for (const moment of this.moments) {
                const isEnough = this.pictureText <= this.limits.pictureText && this.pictureCount <= this.limits.pictures;
                if (isEnough && moment.picture?.key !== key) break;
                key = moment.picture?.key;
                if (key !== this.picture?.key) this.releasePicture(moment);
            }
            this.cachedFrame = null;
        }
    }

    /** Releases the picture of a moment, or only stops counting it. Moments that share the picture then have none. */
    releasePicture(moment, keepsText = false) {
        if (!moment.ownsPicture || moment.picture.text === null) return;
        moment.ownsPicture = false;
        this.pictureText -= moment.picture.text.length;
        this.pictureCount -= 1;
        if (!keepsText) moment.picture.text = moment.picture.base = null;
    }

    // MARK: Going back

    /** The picture of a moment; null if it is no longer stored. */
    frame(moment) {
        const picture = moment?.picture;
        if (!picture?.text) return null;
        const parts = [];
        let at = picture;
        while (at.base && at !== this.cachedFrame?.picture) {
            parts.push(at);
            at = at.base;
        }
        const start = at === this.cachedFrame?.picture ? this.cachedFrame.frame : readMessage(at.text);
        const frame = parts.reduceRight((before, { text }) => wholePicture(readMessage(text), before), start);
        this.cachedFrame = { picture, frame };
        return frame;
    }

    /**
     * The index of the moment with this time; if several have it, of the one whose event begins with record `n`. Null if it is no
     * longer stored.
     */
    momentOf({ time, n }) {
        const same = (moment) => Math.abs(moment.time - time) < TIME_TOLERANCE;
        const index = this.moments.findIndex((moment) => same(moment) && moment.event.records[0].n === n);
        const found = index < 0 ? this.moments.findIndex(same) : index;
        return found < 0 ? null : found;
    }

    /** The index of the next or previous event, counted from a moment's index; the same index if there is none. */
    step(place, by) {
        for (let index = place + by; index >= 0 && index < this.moments.length; index += by) {
            if (this.moments[index].isEvent) return index;
        }
        return place;
    }

    /** The events of the last touches up to a moment, and some more. */
    recentEvents(moment) {
        const end = this.events.indexOf(moment.event);
        let start = end;
        let touchDownCount = 0;
        let count = 0;
        while (start > 0 && !this.events[start].isFresh) {
            if (this.events[start].hasTouchDown && ++touchDownCount >= RECENT.touches) break;
            count += this.events[start].records.length;
            if (count > RECENT.records) break;
            start -= 1;
        }
        return this.events.slice(start, end + 1);
    }

    /** The models of the panels at a moment. */
    models(moment) {
        const trace = new Trace();
        const arenas = new Arenas();
        for (const event of this.recentEvents(moment)) {
            trace.add(event.records);
            arenas.add(event.records);
        }
        return { trace, arenas };
    }

    get records() {
        return this.events.flatMap((event) => event.records);
    }
}
