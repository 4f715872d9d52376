// The recognizers' contest for a touch, as swim lanes over time: who was possible, who waited for whom, who won and why the
// others did not; below them what the view heard of each touch.

import { byID, make } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const SESSION_CAP = 12;
const LANE = 22;
const LABEL = 116;
const GUTTER = 170; // room for the words behind the last bar
const SHORTEST = 0.25; // seconds that the time axis shows at least
const OPEN = ["possible", "waiting", "began", "changed"];

/** One contest: from a touch that recognizers compete for until all of them have come to an end. */
class Contest {
    constructor(time) {
        this.start = time;
        this.end = time;
        this.lanes = new Map();
        this.touches = new Map();
    }

    get isOpen() {
        return [...this.lanes.values()].some((lane) => OPEN.includes(lane.segments.at(-1).state));
    }

    lane(record) {
        const key = record.recognizerID;
        if (!this.lanes.has(key)) {
            this.lanes.set(key, {
                name: record.recognizer,
                segments: [{ from: record.time, state: "possible", words: "possible" }],
                actions: [],
            });
        }
        return this.lanes.get(key);
    }

    enter(record, state, words) {
        const lane = this.lane(record);
        if (lane.segments.at(-1).state === state && OPEN.includes(state)) return;
        lane.segments.push({ from: record.time, state, words });
    }

    touch(id) {
        if (!this.touches.has(id)) this.touches.set(id, []);
        return this.touches.get(id);
    }
}

export class GesturesPanel {
    constructor(redraw) {
        this.redraw = redraw;
        this.body = byID("panel-gestures").querySelector(".panel-body");
        this.count = byID("contest-count");
        this.contests = [];
        this.shown = null;
        this.version = 0;
        this.drawn = -1;
        byID("contest-back").addEventListener("click", () => this.step(-1));
        byID("contest-on").addEventListener("click", () => this.step(1));
    }

    forget() {
        this.contests = [];
        this.shown = null;
        this.version += 1;
    }

    add(records) {
        for (const record of records) this[`on_${record.kind}`]?.(record);
    }

    get current() {
        return this.shown ?? this.contests.at(-1) ?? null;
    }

    step(by) {
        const index = this.contests.indexOf(this.current) + by;
        if (index < 0 || index >= this.contests.length) return;
        this.shown = index === this.contests.length - 1 ? null : this.contests[index];
        this.version += 1;
        this.redraw();
    }

    // MARK: Records

    on_contest(record) {
        let contest = this.contests.at(-1);
        if (!contest?.isOpen) {
            contest = new Contest(record.time);
            this.contests.push(contest);
            if (this.contests.length > SESSION_CAP) this.contests.shift();
            this.shown = null;
        }
        (record.memberIDs ?? []).forEach((id, index) => {
            contest.lane({ recognizerID: id, recognizer: record.members[index], time: record.time });
        });
        contest.touch(record.touch);
        this.note(contest, record);
    }

    on_state(record) {
        const words = record.reason ? `${record.state}: ${record.reason}` : record.state;
        this.latest(record, (contest) => contest.enter(record, record.state, words));
    }

    on_waits(record) {
        this.latest(record, (contest) => contest.enter(record, "waiting", `waits for ${record.for} to fail`));
    }

    on_action(record) {
        this.latest(record, (contest) => contest.lane(record).actions.push({ time: record.time, state: record.state }));
    }

    on_delivered(record) {
        const contest = this.contests.at(-1);
        const ours = (record.touches ?? []).filter((id) => contest?.touches.has(id));
        for (const id of ours) contest.touch(id).push({ time: record.time, method: record.method, to: record.to });
        if (ours.length) this.note(contest, record);
    }

    latest(record, change) {
        const contest = this.contests.at(-1);
        if (!contest?.lanes.has(record.recognizerID)) return;
        change(contest);
        this.note(contest, record);
    }

    note(contest, record) {
        contest.end = Math.max(contest.end, record.time);
        this.version += 1;
    }

    // MARK: Drawing

    draw() {
        const width = this.body.clientWidth - 32;
        const key = `${this.version} ${width}`;
        if (key === this.drawn) return;
        this.drawn = key;
        const contest = this.current;
        document.body.classList.toggle("has-contest", Boolean(contest));
        byID("contest-back").disabled = !contest || contest === this.contests[0];
        byID("contest-on").disabled = !contest || contest === this.contests.at(-1);
        if (!contest) {
            this.count.textContent = "";
            this.body.replaceChildren(make("div", "empty", null, [
                make("p", "empty-title", "No contest yet"),
                make("p", "", "Touch a view with gesture recognizers. Each gets a lane, from possible to its end."),
            ]));
            return;
        }
        this.count.textContent = `${this.contests.indexOf(contest) + 1} of ${this.contests.length}`;
        this.body.replaceChildren(picture(contest, Math.max(280, width)));
    }
}

function picture(contest, width) {
    const rows = contest.lanes.size + contest.touches.size;
    const height = rows * LANE + 24;
    const span = Math.max(SHORTEST, contest.end - contest.start) * 1.04;
    const room = width - LABEL - Math.min(GUTTER, width * 0.3);
    const x = (time) => LABEL + Math.min(1, Math.max(0, (time - contest.start) / span)) * room;
    const svg = node("svg", { viewBox: `0 0 ${width} ${height}`, width, height, class: "lanes", role: "img" });
    svg.setAttribute("aria-label", summary(contest));
    let top = 0;
    for (const lane of contest.lanes.values()) {
        drawLane(svg, lane, top, x, contest.start + span);
        top += LANE;
    }
    for (const [id, events] of contest.touches) {
        drawTouch(svg, `touch ${id}`, events, top, x);
        top += LANE;
    }
    drawAxis(svg, contest, span, top, x);
    return svg;
}

function drawLane(svg, lane, top, x, end) {
    svg.append(text(0, top + 15, lane.name, "lane-name"));
    lane.segments.forEach((segment, index) => {
        const next = lane.segments[index + 1];
        const isFinal = !OPEN.includes(segment.state);
        const left = x(segment.from);
        const right = isFinal ? left + 3 : x(next ? next.from : end);
        const bar = node("rect", {
            x: left, y: top + 5, width: Math.max(2, right - left), height: LANE - 10, rx: 3,
            class: `lane-bar state-${segment.state}`,
        });
        bar.append(titled(segment.words));
        svg.append(bar);
        if (isFinal) svg.append(text(left + 8, top + 15, segment.words, `lane-words words-${segment.state}`));
        if (segment.state === "waiting" && right - left > 60) {
            svg.append(text(left + 5, top + 15, segment.words, "lane-words"));
        }
    });
    for (const action of lane.actions) {
        const mark = node("path", { d: `M${x(action.time)} ${top + 2}v${LANE - 4}`, class: "lane-action" });
        mark.append(titled(`action: ${action.state}`));
        svg.append(mark);
    }
}

function drawTouch(svg, name, events, top, x) {
    svg.append(text(0, top + 15, name, "lane-name lane-touch"));
    const began = events.find((event) => event.method === "touchesBegan");
    const closed = events.findLast((event) => /Ended|Cancelled/.test(event.method));
    if (began) {
        const right = x((closed ?? events.at(-1)).time);
        svg.append(node("path", { d: `M${x(began.time)} ${top + 11}H${right}`, class: "lane-line" }));
    }
    for (const event of events) {
        const word = event.method.replace("touches", "").toLowerCase();
        const dot = node("circle", {
            cx: x(event.time), cy: top + 11, r: word === "moved" ? 2 : 4, class: `lane-dot dot-${word}`,
        });
        dot.append(titled(`${event.method} → ${event.to}`));
        svg.append(dot);
    }
    const last = events.at(-1);
    const words = closed ? `${closed.to}: ${closed.method}` : last ? last.to : "withheld from its view";
    svg.append(text((last ? x(last.time) : x(0)) + 9, top + 15, words, "lane-words"));
}

function drawAxis(svg, contest, span, top, x) {
    const step = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30].find((size) => span / size <= 6) ?? 60;
    for (let time = 0; time <= span; time += step) {
        const at = x(contest.start + time);
        svg.append(node("path", { d: `M${at} 0V${top + 4}`, class: "lane-grid" }));
        svg.append(text(at, top + 17, `${Math.round(time * 1000)} ms`, "lane-time"));
    }
}

/** The contest in words, for those who do not see it. */
function summary(contest) {
    return [...contest.lanes.values()].map((lane) => `${lane.name}: ${lane.segments.at(-1).words}`).join("; ");
}

function node(name, attributes) {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    return made;
}

function text(x, y, words, className) {
    const made = node("text", { x, y, class: className });
    made.textContent = words;
    return made;
}

function titled(words) {
    const made = node("title", {});
    made.textContent = words;
    return made;
}
