// The arena of a touch as lanes over time: when each recognizer was possible, which one it waited for, which one won, and why the
// others did not. Below them, what the view received of each touch.

import { byID, make, roving } from "../browser/dom.js";
import { OPEN } from "../trace/arenas.js";
import { quoted } from "../trace/logfilter.js";

const SVG = "http://www.w3.org/2000/svg";
const LANE_HEIGHT = 22;
const LABEL_HEIGHT = 16; // additional height, where the text has its own line under the bar
const NAME_WIDTH = { min: 60, max: 230, share: 0.34 };
const NARROW_WIDTH = 560;
const FINGERTIP = 46; // including the gap to the next lane
const coarse = matchMedia("(pointer: coarse)");
const MIN_SPAN = 0.25; // seconds that the time axis shows at least
const GROWTH_INTERVAL = 66; // ms between two updates of growing lanes
const MIN_MARK_DISTANCE = 4; // pixels between two marks of one kind, so that dense marks do not become a solid block
const LETTER_WIDTH = { name: 7.3, label: 6 }; // approximate pixels in the two fonts

export class GesturesPanel {
    /** `filter(term)` is called when the user chooses a recognizer's lane. */
    constructor(arenas, redraw, filter) {
        this.arenas = arenas; // Those of the live app, or of a past moment.
        this.filter = filter;
        this.body = byID("panel-gestures").querySelector(".panel-body");
        this.count = byID("arena-count");
        this.roving = roving(this.body);
        this.drawn = null;
        this.isLive = true;
        this.limits = new Map(); // The limits of recognizers, by recognizer number.
        this.redraw = redraw;
        this.timer = 0;
        const step = (by) => {
            this.arenas.step(by);
            redraw();
        };
        byID("arena-back").addEventListener("click", () => step(-1));
        byID("arena-on").addEventListener("click", () => step(1));
    }

    // MARK: Drawing

    /** The lanes grow with time while fingers rest and recognizers wait. */
    redrawSoon() {
        if (this.timer) return;
        this.timer = setTimeout(() => {
            this.timer = 0;
            if (this.body.clientHeight) this.redraw();
        }, GROWTH_INTERVAL);
    }

    draw() {
        const width = this.body.clientWidth - 32;
        const { all, current: arena, version } = this.arenas;
        const isOpen = Boolean(arena?.isOpen) && this.isLive;
        const key = [this.arenas, version, width, isOpen ? performance.now() : 0];
        if (isOpen) this.redrawSoon();
        if (this.drawn && key.every((part, index) => part === this.drawn[index])) return;
        // Limit the rate at which the same lanes grow.
        if (isOpen && this.drawn?.[0] === this.arenas && arena === this.growingArena && performance.now() - this.drawnAt < GROWTH_INTERVAL) return;
        this.drawn = key;
        this.drawnAt = performance.now();
        this.growingArena = arena;
        document.body.classList.toggle("has-arena", Boolean(arena));
        byID("arena-back").disabled = !arena || arena === all[0];
        byID("arena-on").disabled = !arena || arena === all.at(-1);
        if (!arena) {
            this.count.textContent = "";
            this.body.replaceChildren(make("div", "empty", null, [
                make("p", "empty-title", "No arena yet"),
                make("p", "", "Touch a view with gesture recognizers. Each recognizer has a lane, from possible to its final state."),
            ]));
            return;
        }
        this.count.textContent = `${all.indexOf(arena) + 1} of ${all.length}`;
        const rows = () => /** @type {SVGElement[]} */ ([...this.body.querySelectorAll("[data-row]")]);
        const focused = rows().findIndex((row) => row === document.activeElement);
        this.body.replaceChildren(makeLanes(arena, Math.max(260, width), this.filter, this.limits, isOpen));
        this.roving.refresh();
        if (focused >= 0) rows()[focused]?.focus();
    }
}

function makeLanes(arena, width, filter, limits, isOpen) {
    const plan = planOf(arena, width, limits, isOpen);
    const rows = arena.lanes.size + arena.touches.size;
    const height = rows * plan.laneHeight + 24;
    const { x } = plan;
    const svg = node("svg", { viewBox: `0 0 ${width} ${height}`, width, height, class: "lanes", role: "group" });
    svg.setAttribute("aria-label", "Lanes of the arena");
    drawAxis(svg, arena, plan, height - 24);
    let top = 0;
    const middles = new Map();
    const names = [...arena.lanes.values()].map((lane) => lane.name);
    for (const [id, lane] of arena.lanes) {
        const isShared = names.indexOf(lane.name) !== names.lastIndexOf(lane.name);
        drawLane(svg, lane, limits.get(id), top, plan, () => filter(isShared ? `#${id}` : quoted(lane.name)));
        middles.set(id, top + LANE_HEIGHT / 2);
        top += plan.laneHeight;
    }
    for (const prevention of arena.preventions) drawPrevention(svg, arena, prevention, middles, x);
    for (const [id, events] of arena.touches) {
        drawTouch(svg, `touch ${id}`, events, top, plan);
        top += plan.laneHeight;
    }
    return svg;
}

/** The layout: names on the left, time in the middle, text behind the bars or, on a narrow page, below them. */
function planOf(arena, width, limits, isOpen) {
    const isNarrow = width < NARROW_WIDTH;
    const longest = Math.max(8, ...[...arena.lanes.values()].map((lane) => lane.name.length));
    const nameWidth = Math.min(NAME_WIDTH.max, width * NAME_WIDTH.share, Math.max(NAME_WIDTH.min, longest * LETTER_WIDTH.name + 12));
    const labelWidth = isNarrow ? 12 : Math.min(width * 0.34, 260);
    // A resting finger sends no records, but its time passes.
    const end = arena.end + (isOpen ? (performance.now() - arena.updatedAt) / 1000 : 0);
    const waits = [...arena.lanes].map(([id, lane]) => (OPEN.includes(lane.segments.at(-1).state) ? limits.get(id)?.press ?? 0 : 0));
    const span = Math.max(MIN_SPAN, end - arena.start, ...waits) * 1.04;
    const plotWidth = Math.max(60, width - nameWidth - labelWidth);
    return {
        isNarrow, nameWidth, width, span, plotWidth, end, start: arena.start, laneHeight: Math.max(LANE_HEIGHT + (isNarrow ? LABEL_HEIGHT : 0), coarse.matches ? FINGERTIP : 0),
        x: (time) => nameWidth + Math.min(1, Math.max(0, (time - arena.start) / span)) * plotWidth,
    };
}

function drawLane(svg, lane, limits, top, plan, filter) {
    const { x } = plan;
    const last = lane.segments.at(-1);
    const group = node("g", { class: "lane", tabindex: -1, role: "button", "data-row": "" });
    group.setAttribute("aria-label", `${lane.name}: ${lane.segments.map((segment) => segment.label).join(", then ")}. Show its lines in the log`);
    group.addEventListener("click", filter);
    group.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        filter();
    });
    group.append(node("rect", { x: 0, y: top + 1, width: plan.width, height: plan.laneHeight - 2, rx: 4, class: "lane-background" }));
    const name = text(0, top + 15, truncated(lane.name, plan.nameWidth - 8, LETTER_WIDTH.name), "lane-name lane-link");
    name.append(tooltip(`${lane.name}: show only its lines in the log`));
    group.append(name);
    lane.segments.forEach((segment, index) => {
        const next = lane.segments[index + 1];
        const isFinal = !OPEN.includes(segment.state);
        const left = x(segment.from);
        const right = isFinal ? left + 3 : x(next ? next.from : plan.end);
        const bar = node("rect", {
            x: left, y: top + 5, width: Math.max(2, right - left), height: LANE_HEIGHT - 10, rx: 3,
            class: `lane-bar state-${segment.state}`,
        });
        bar.append(tooltip(segment.label));
        group.append(bar);
        if (segment.state === "waiting" && !plan.isNarrow && right - left > 60) {
            group.append(text(left + 5, top + 15, truncated(segment.label, right - left - 8, LETTER_WIDTH.label), "lane-label"));
        }
    });
    if (limits?.press > 0 && limits.press <= plan.span) {
        const at = x(plan.start + limits.press);
        const mark = node("path", { d: `M${at} ${top + 2}v${LANE_HEIGHT - 4}`, class: "lane-limit" });
        mark.append(tooltip(`begins after ${limits.press} s`));
        group.append(mark);
    }
    for (const action of spread(lane.actions, (each) => x(each.time))) {
        const mark = node("path", { d: `M${x(action.time)} ${top + 7}v${LANE_HEIGHT - 14}`, class: `lane-action action-${action.state}` });
        mark.append(tooltip(`action: ${action.state}`));
        group.append(mark);
    }
    if (!OPEN.includes(last.state) || (plan.isNarrow && last.state === "waiting")) {
        drawLabel(group, last.label, x(last.from) + 8, top, plan, `label-${last.state}`);
    }
    svg.append(group);
}

/** Text behind a bar, or in the line below it. The tooltip has the whole text. */
function drawLabel(svg, content, left, top, plan, className) {
    const at = plan.isNarrow ? [0, top + LANE_HEIGHT + 8] : [left, top + 15];
    const node = text(...at, truncated(content, plan.width - at[0], LETTER_WIDTH.label), `lane-label ${className}`);
    node.append(tooltip(content));
    svg.append(node);
}

function truncated(content, width, letterWidth) {
    const maxLength = Math.max(3, Math.floor(width / letterWidth));
    return content.length <= maxLength ? content : `${content.slice(0, maxLength - 1)}…`;
}

/** Drops marks that would overlap the one before, but never the last. */
function spread(marks, place) {
    let last = -Infinity;
    return marks.filter((mark, index) => {
        const at = place(mark);
        if (at - last < MIN_MARK_DISTANCE && index < marks.length - 1) return false;
        last = at;
        return true;
    });
}

/** An arrow from the winner's lane to the lane of the recognizer that it prevented. */
function drawPrevention(svg, arena, { time, by, loser }, middles, x) {
    const [from, to] = [middles.get(by), middles.get(loser)];
    if (from === undefined || to === undefined || from === to) return;
    const direction = to > from ? 1 : -1;
    const at = x(time) + 1.5;
    const arrow = node("path", {
        d: `M${at} ${from + direction * 6}V${to - direction * 6}m-3 ${direction * -4}l3 ${direction * 4}l3 ${direction * -4}`, class: "lane-prevents",
    });
    arrow.append(tooltip(`${arena.lanes.get(by).name} prevents ${arena.lanes.get(loser).name}`));
    svg.append(arrow);
}

function drawTouch(svg, name, events, top, plan) {
    const { x } = plan;
    svg.append(text(0, top + 15, name, "lane-name lane-touch"));
    const began = events.find((event) => event.method === "touchesBegan");
    const closed = events.findLast((event) => /Ended|Cancelled/.test(event.method));
    if (began) {
        const right = x((closed ?? events.at(-1)).time);
        svg.append(node("path", { d: `M${x(began.time)} ${top + 11}H${right}`, class: "lane-line" }));
    }
    const moves = new Set(spread(events.filter((event) => event.isMove), (event) => x(event.time)));
    for (const event of events) {
        if (event.isMove && !moves.has(event)) continue;
        const word = event.method.replace("touches", "").toLowerCase();
        const dot = node("circle", { cx: x(event.time), cy: top + 11, r: word === "moved" ? 1.5 : 4, class: `lane-dot dot-${word}` });
        dot.append(tooltip(`${event.method} → ${event.to}`));
        svg.append(dot);
    }
    const last = events.at(-1);
    const content = closed ? `${closed.to}: ${closed.method}` : last ? last.to : "suppressed for its view";
    drawLabel(svg, content, (last ? x(last.time) : x(0)) + 9, top, plan, "");
}

function drawAxis(svg, arena, { span, plotWidth, x }, top) {
    const maxCount = Math.max(1, Math.floor(plotWidth / 64));
    const step = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60].find((size) => span / size <= maxCount) ?? span;
    for (let time = 0; time <= span; time += step) {
        const at = x(arena.start + time);
        svg.append(node("path", { d: `M${at} 0V${top + 4}`, class: "lane-grid" }));
        svg.append(text(at, top + 17, step < 1 ? `${Math.round(time * 1000)} ms` : `${time} s`, "lane-time"));
    }
}

function node(name, attributes) {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    return element;
}

function text(x, y, content, className) {
    const element = node("text", { x, y, class: className });
    element.textContent = content;
    return element;
}

function tooltip(content) {
    const element = node("title", {});
    element.textContent = content;
    return element;
}
