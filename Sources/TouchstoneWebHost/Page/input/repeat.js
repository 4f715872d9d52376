// Repeats touches: the last ones, or a tap, sample by sample with the original timing.

import { lastTouches } from "../trace/scenario.js";

export const FIRST_ID = 900; // The ids of the repeated fingers, which no browser uses.
const MAX_DISTANCE = 24; // points between the location of a question and a touch to repeat
const MAX_DURATION = 5; // seconds
const TAP_DURATION = 0.06;

/**
 * The samples of the last touches, if they began at the location of the question; otherwise a tap there. Times are seconds from 0.
 */
export function samplesFor({ x, y }, history) {
    const moment = history.moments.at(-1);
    const records = moment ? lastTouches(history, moment).flatMap((event) => event.records.filter(({ kind }) => kind === "queued")) : [];
    const first = records.find(({ phase }) => phase === "began");
    if (!first || Math.hypot(first.x - x, first.y - y) > MAX_DISTANCE) {
        return { isTap: true, samples: [{ finger: 1, phase: "began", x, y, time: 0 }, { finger: 1, phase: "ended", x, y, time: TAP_DURATION }] };
    }
    const down = new Set();
    const samples = [];
    for (const record of records) {
        if (record.phase === "began") down.add(record.touch);
        if (!down.has(record.touch)) continue;
        if (record.phase === "ended" || record.phase === "cancelled") down.delete(record.touch);
        samples.push({ finger: record.touch, phase: record.phase, x: record.x, y: record.y, time: Math.min(MAX_DURATION, record.time - first.time) });
    }
    // A finger that is still down is lifted at the end.
    const end = samples.at(-1).time + 0.02;
    for (const finger of down) {
        samples.push({ ...samples.findLast((sample) => sample.finger === finger), phase: "ended", time: end });
    }
    return { isTap: false, samples };
}

/** Sends the samples through the page's pointers. The promise is resolved after the last one. */
export function repeat(samples, pointers) {
    const start = performance.now();
    const remaining = [...samples];
    return new Promise((done) => {
        const sendDue = () => {
            const now = performance.now() - start;
            while (remaining.length && remaining[0].time * 1000 <= now) {
                const { finger, phase, x, y } = remaining.shift();
                pointers.add({
                    id: FIRST_ID + finger, phase, x, y, time: performance.now(), kind: "touch",
                    force: null, radius: null, altitude: null, azimuth: null, buttons: 0, modifiers: 0,
                });
            }
            if (remaining.length) setTimeout(sendDue, 4);
            else done();
        };
        sendDue();
    });
}
