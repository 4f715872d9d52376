// The recognizers' contest for a touch, as swim lanes over time: who was possible, who waited for whom, who won and why the
// others did not; below them what the view heard of each touch.

import { byID, make } from "./dom.js";
import { OPEN } from "./contests.js";

const SVG = "http://www.w3.org/2000/svg";
const LANE = 22;
const LABEL = 116;
const GUTTER = 170; // room for the words behind the last bar
const SHORTEST = 0.25; // seconds that the time axis shows at least
export class GesturesPanel {
    /** `filter(name)` is asked for when a recognizer's name is clicked. */
    constructor(contests, redraw, filter) {
        this.contests = contests; // The live ones, or those of another moment.
        this.filter = filter;
        this.body = byID("panel-gestures").querySelector(".panel-body");
        this.count = byID("contest-count");
        this.drawn = null;
        const step = (by) => {
            this.contests.step(by);
            redraw();
        };
        byID("contest-back").addEventListener("click", () => step(-1));
        byID("contest-on").addEventListener("click", () => step(1));
    }

    // MARK: Drawing

    draw() {
        const width = this.body.clientWidth - 32;
        const { all, current: contest, version } = this.contests;
        const key = [this.contests, version, width];
        if (this.drawn && key.every((part, index) => part === this.drawn[index])) return;
        this.drawn = key;
        document.body.classList.toggle("has-contest", Boolean(contest));
        byID("contest-back").disabled = !contest || contest === all[0];
        byID("contest-on").disabled = !contest || contest === all.at(-1);
        if (!contest) {
            this.count.textContent = "";
            this.body.replaceChildren(make("div", "empty", null, [
                make("p", "empty-title", "No contest yet"),
                make("p", "", "Touch a view with gesture recognizers. Each gets a lane, from possible to its end."),
            ]));
            return;
        }
        this.count.textContent = `${all.indexOf(contest) + 1} of ${all.length}`;
        this.body.replaceChildren(picture(contest, Math.max(280, width), this.filter));
    }
}

function picture(contest, width, filter) {
    const rows = contest.lanes.size + contest.touches.size;
    const height = rows * LANE + 24;
    const span = Math.max(SHORTEST, contest.end - contest.start) * 1.04;
    const room = width - LABEL - Math.min(GUTTER, width * 0.3);
    const x = (time) => LABEL + Math.min(1, Math.max(0, (time - contest.start) / span)) * room;
    const svg = node("svg", { viewBox: `0 0 ${width} ${height}`, width, height, class: "lanes", role: "img" });
    svg.setAttribute("aria-label", summary(contest));
    let top = 0;
    const middles = new Map();
    for (const [id, lane] of contest.lanes) {
        drawLane(svg, lane, top, x, contest.start + span, filter);
        middles.set(id, top + LANE / 2);
        top += LANE;
    }
    for (const prevention of contest.preventions) drawPrevention(svg, contest, prevention, middles, x);
    for (const [id, events] of contest.touches) {
        drawTouch(svg, `touch ${id}`, events, top, x);
        top += LANE;
    }
    drawAxis(svg, contest, span, top, x);
    return svg;
}

function drawLane(svg, lane, top, x, end, filter) {
    const name = text(0, top + 15, lane.name, "lane-name lane-link");
    name.append(titled(`${lane.name}: show only its lines in the log`));
    name.addEventListener("click", () => filter(lane.name));
    svg.append(name);
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

/** An arrow from the winner's lane to the one it kept from recognizing. */
function drawPrevention(svg, contest, { time, by, loser }, middles, x) {
    const [from, to] = [middles.get(by), middles.get(loser)];
    if (from === undefined || to === undefined || from === to) return;
    const way = to > from ? 1 : -1;
    const at = x(time) + 1.5;
    const arrow = node("path", {
        d: `M${at} ${from + way * 6}V${to - way * 6}m-3 ${way * -4}l3 ${way * 4}l3 ${way * -4}`, class: "lane-prevents",
    });
    arrow.append(titled(`${contest.lanes.get(by).name} prevents ${contest.lanes.get(loser).name}`));
    svg.append(arrow);
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
