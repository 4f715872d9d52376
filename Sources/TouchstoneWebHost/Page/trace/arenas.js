// The recognizers' arenas, read from the trace: which recognizers were possible, waited, won and prevented others.

const ARENA_LIMIT = 12;
const MIN_INTERVAL = 0.04; // seconds
export const OPEN = ["possible", "waiting", "began", "changed"];

/** One arena, from its touch until all its recognizers have ended. */
class Arena {
    constructor(time) {
        this.start = time;
        this.end = time;
        this.lanes = new Map();
        this.touches = new Map();
        this.preventions = [];
    }

    get isOpen() {
        return [...this.lanes.values()].some((lane) => OPEN.includes(lane.segments.at(-1).state));
    }

    lane(record) {
        const key = record.recognizerID;
        if (!this.lanes.has(key)) {
            this.lanes.set(key, {
                // A file may lack it.
                name: String(record.recognizer ?? `recognizer ${key}`),
                segments: [{ from: record.time, state: "possible", label: "possible" }],
                actions: [],
            });
        }
        return this.lanes.get(key);
    }

    enter(record, state, label) {
        const lane = this.lane(record);
        if (lane.segments.at(-1).state === state && OPEN.includes(state)) return;
        lane.segments.push({ from: record.time, state, label });
    }

    touch(id) {
        if (!this.touches.has(id)) this.touches.set(id, []);
        return this.touches.get(id);
    }
}

export class Arenas {
    constructor() {
        this.reset();
    }

    reset() {
        this.all = [];
        this.shown = null;
        this.version = (this.version ?? 0) + 1;
    }

    add(records) {
        for (const record of records) this[`on_${record.kind}`]?.(record);
    }

    get current() {
        return this.shown ?? this.all.at(-1) ?? null;
    }

    step(by) {
        const index = this.all.indexOf(this.current) + by;
        if (index < 0 || index >= this.all.length) return;
        this.shown = index === this.all.length - 1 ? null : this.all[index];
        this.version += 1;
    }

    // MARK: Records

    on_arena(record) {
        let arena = this.all.at(-1);
        if (!arena?.isOpen) {
            arena = new Arena(record.time);
            this.all.push(arena);
            if (this.all.length > ARENA_LIMIT) this.all.shift();
            this.shown = null;
        }
        (record.memberIDs ?? []).forEach((id, index) => {
            arena.lane({ recognizerID: id, recognizer: record.members[index], time: record.time });
        });
        arena.touch(record.touch);
        this.note(arena, record);
    }

    on_state(record) {
        const label = record.reason ? `${record.state}: ${record.reason}` : record.state;
        this.latest(record, (arena) => {
            arena.enter(record, record.state, label);
            const isLoss = record.because === "prevented" || record.because === "requirementRecognized";
            if (isLoss) arena.preventions.push({ time: record.time, by: record.byID, loser: record.recognizerID });
        });
    }

    on_waits(record) {
        this.latest(record, (arena) => arena.enter(record, "waiting", `waits for ${record.for} to fail`));
    }

    on_action(record) {
        this.latest(record, (arena) => add(arena.lane(record).actions, { time: record.time, state: record.state }, record.state === "changed"));
    }

    on_delivered(record) {
        const arena = this.all.at(-1);
        const touchIDs = (record.touches ?? []).filter((id) => arena?.touches.has(id));
        const isMove = record.method === "touchesMoved";
        for (const id of touchIDs) add(arena.touch(id), { time: record.time, method: record.method, to: record.to, isMove }, isMove);
        if (touchIDs.length) this.note(arena, record);
    }

    latest(record, change) {
        const arena = this.all.at(-1);
        if (!arena?.lanes.has(record.recognizerID)) return;
        change(arena);
        this.note(arena, record);
    }

    note(arena, record) {
        arena.end = Math.max(arena.end, record.time);
        arena.updatedAt = performance.now();
        this.version += 1;
    }
}

/** Adds an entry, and drops the previous one if frequent entries are too close to tell apart in the picture. */
function add(list, entry, isFrequent) {
    const [before, last] = list.length < 2 ? [] : list.slice(-2);
    if (isFrequent && before && entry.time - before.time < MIN_INTERVAL && (last.state ?? last.method) === (entry.state ?? entry.method)) list.pop();
    list.push(entry);
}
