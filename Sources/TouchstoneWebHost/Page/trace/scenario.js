// The last touches, and the views they touched, as a scenario file for `touchstone run`.

const TOGETHER = 0.5; // seconds between touches that belong together, such as the taps of a double tap
const CONTROLS = /^UI(Control|Button|Switch|Slider|Stepper|SegmentedControl|PageControl|TextField|RefreshControl)$/;
const FIRST_TIME = 0.1; // seconds from the start of the scenario until the first finger is put down

/** The text of the file for the last touches up to a moment. Throws if there is nothing to copy. */
export function scenario(history, moment) {
    const events = lastTouches(history, moment);
    if (!events.length) throw new Error("There is no touch to copy yet: touch the app first.");
    const first = history.moments.find((each) => each.isEvent && each.event === events[0]);
    const frame = history.frame({ picture: first.previousPicture }) ?? history.frame(first);
    if (!frame) throw new Error("The picture before that touch is no longer in the history, so its views cannot be copied.");
    const { trace } = history.models(moment);
    const touches = trace.touches.filter((touch) => touch.serial >= (events[0].records[0].n ?? 0));
    const names = uniqueNames(frame.views);
    const lines = [
        "# Copied from a session: the touches, and the views at their positions, as plain views and controls.",
        "# It does not contain recognizers, or what the code of the views did.",
        `title: ${JSON.stringify(touches.length ? `Touches on ${list(touches, names)}` : "Touches")}`,
        `screen: ${numbers(frame.size)}`,
        "windows:",
        ...viewLines(frame.views, names),
        "steps:",
        ...stepLines(events),
        "show: [verdicts]",
        "expect: |",
        ...touches.flatMap((touch) => touch.questions.flatMap((question) => verdicts(question, names))),
    ];
    return lines.join("\n") + "\n";
}

/** The events from the first finger of the last touches on; empty if there are none. */
export function lastTouches(history, moment) {
    const recent = history.recentEvents(moment);
    let start = -1;
    for (let index = recent.length - 1; index >= 0; index -= 1) {
        const event = recent[index];
        if (start >= 0 && recent[start].start - event.end > TOGETHER) break;
        if (event.touches.length) start = event.hasTouchDown || start >= 0 ? index : start;
    }
    while (start >= 0 && start < recent.length && !recent[start].hasTouchDown) start += 1;
    return start < 0 ? [] : recent.slice(start);
}

function list(touches, names) {
    return [...new Set(touches.map((touch) => names.get(touch.bound?.viewID) ?? touch.bound?.view ?? "no view"))].join(", ");
}

/** Names by view number. A scenario uses each name only once. */
function uniqueNames(views) {
    const taken = new Set();
    const names = new Map();
    for (const view of views) {
        const plain = String(view.name).replace(/[\s\p{C}]+/gu, " ").trim().slice(0, 60) || "view";
        let name = plain;
        for (let number = 2; taken.has(name); number += 1) name = `${plain} ${number}`;
        taken.add(name);
        names.set(view.id, name);
    }
    return names;
}

function viewLines(views, names) {
    const byID = new Map(views.map((view) => [view.id, view]));
    const children = new Map();
    for (const view of views) {
        const parent = byID.has(view.parent) ? view.parent : null;
        children.set(parent, [...children.get(parent) ?? [], view]);
    }
    const lines = [];
    const add = (view, parent, indent) => {
        const space = " ".repeat(indent);
        const parts = [`name: ${JSON.stringify(names.get(view.id))}`, ...geometry(view, parent)];
        if (CONTROLS.test(view.class)) parts.push("class: UIControl");
        if (view.hidden) parts.push("hidden: true");
        if (!view.interactive) parts.push("interaction: false");
        if (view.alpha !== 1) parts.push(`alpha: ${view.alpha}`);
        const subviews = children.get(view.id) ?? [];
        if (!subviews.length) {
            lines.push(`${space}- {${parts.join(", ")}}`);
            return;
        }
        parts.forEach((part, index) => lines.push(`${space}${index ? "  " : "- "}${part}`));
        lines.push(`${space}  views:`);
        for (const child of subviews) add(child, view, indent + 4);
    };
    for (const window of children.get(null) ?? []) add(window, null, 2);
    return lines;
}

/** The geometry of a view in its superview: a frame, or bounds, center and rotation. Its scale is part of its size. */
function geometry(view, parent) {
    const own = axes(view.quad);
    const outer = parent ? axes(parent.quad) : { origin: [0, 0], x: [1, 0], y: [0, 1] };
    const inside = (vector) => [dot(vector, outer.x), dot(vector, outer.y)];
    const [x, y] = [inside(own.x), inside(own.y)];
    const isUpright = Math.abs(x[0] - 1) < 1e-4 && Math.abs(y[1] - 1) < 1e-4;
    if (isUpright) return [`frame: ${numbers([...inside(minus(own.origin, outer.origin)), own.width, own.height])}`];
    const middle = [0, 1].map((axis) => (view.quad[0][axis] + view.quad[2][axis]) / 2);
    const turn = [];
    if (x[0] * y[1] - x[1] * y[0] < 0) turn.push("scale: [1, -1]");
    const degrees = Math.atan2(x[1], x[0]) * 180 / Math.PI;
    if (Math.abs(degrees) > 1e-3) turn.push(`rotate: ${round(degrees)}`);
    return [`bounds: ${numbers([0, 0, own.width, own.height])}`, `center: ${numbers(inside(minus(middle, outer.origin)))}`,
        `transform: {${turn.join(", ")}}`];
}

/** The unit vectors of a quadrilateral's sides, and the lengths of the sides. */
function axes([origin, right, , below]) {
    const [across, down] = [minus(right, origin), minus(below, origin)];
    const [width, height] = [Math.hypot(...across), Math.hypot(...down)];
    const x = width ? across.map((part) => part / width) : height ? [down[1] / height, -down[0] / height] : [1, 0];
    const y = height ? down.map((part) => part / height) : [-x[1], x[0]];
    return { origin, x, y, width, height };
}

function stepLines(events) {
    const samples = events.flatMap(({ records }) => records.filter((record) => record.kind === "queued"));
    const begun = samples.findIndex((sample) => sample.phase === "began");
    const fingers = new Map();
    const steps = [];
    for (const sample of samples.slice(begun)) {
        if (!fingers.has(sample.touch)) {
            if (sample.phase !== "began") continue; // It was put down earlier.
            fingers.set(sample.touch, fingers.size + 1);
        }
        const time = round(FIRST_TIME + sample.time - samples[begun].time);
        const text = `{finger: ${fingers.get(sample.touch)}, phase: ${sample.phase}, at: ${numbers([sample.x, sample.y])}}`;
        const last = steps.at(-1);
        if (last?.time === time && last.phase === sample.phase && !last.fingers.has(sample.touch)) {
            last.texts.push(text);
            last.fingers.add(sample.touch);
        } else {
            steps.push({ time, phase: sample.phase, texts: [text], fingers: new Set([sample.touch]) });
        }
    }
    return steps.map(({ time, texts }) => `  - {at: ${time}, sample: ${texts.length > 1 ? `[${texts.join(", ")}]` : texts[0]}}`);
}

function verdicts({ asked, verdict, children }, names) {
    const lines = children.flatMap((question) => verdicts(question, names));
    if (!verdict || !names.has(asked.viewID)) return lines;
    // The scenario may use another name than the trace for the view that answered.
    const answer = names.get(verdict.answerID) ?? verdict.answer;
    const text = { descendant: `returns ${answer}`, redirected: `redirects to ${answer}` }[verdict.verdict] ?? verdict.reason;
    return [...lines, `  ${names.get(asked.viewID)}: ${text}`];
}

function numbers(list) {
    return `[${list.map(round).join(", ")}]`;
}

function round(value) {
    return Math.round(value * 1e3) / 1e3 || 0;
}

function dot(a, b) {
    return a[0] * b[0] + a[1] * b[1];
}

function minus(a, b) {
    return [a[0] - b[0], a[1] - b[1]];
}
