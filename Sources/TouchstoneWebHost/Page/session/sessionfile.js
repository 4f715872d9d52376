// Sessions as files of JSON lines, each a record of the trace or a picture. Traces that `touchstone run --json` printed can be
// opened, too.

import { History } from "../trace/history.js";
import { isPart, wholePicture } from "../trace/pictures.js";
import { readMessage } from "../texts/printable.js";

const MAX_BYTES = 256e6;

/** The text of the file for the stored part of a session. */
export function sessionText(history) {
    const lines = [JSON.stringify({ type: "session", version: 1 })];
    const written = new Set();
    let previous = null;
    const add = (picture) => {
        if (!picture?.text || written.has(picture)) return;
        written.add(picture);
        // A difference is valid only right after the picture it is based on.
        lines.push(picture.base === previous || !picture.base ? picture.text : JSON.stringify(history.frame({ picture })));
        previous = picture;
    };
    for (const moment of history.moments) {
        if (moment.isEvent) {
            if (moment.event === history.events[0] && !moment.ownsPicture) add(moment.picture);
            if (moment.event.mark) lines.push(JSON.stringify({ type: "mark", text: moment.event.mark }));
            for (const record of moment.event.records) lines.push(JSON.stringify(record));
        }
        if (moment.ownsPicture) add(moment.picture);
    }
    return lines.join("\n") + "\n";
}

export function saveSession(history) {
    const blob = new Blob([sessionText(history)], { type: "application/jsonl" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = "session.jsonl";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** Kinds of records that earlier versions wrote, with their current names. */
const CURRENT_KIND = { withheld: "suppressed", contest: "arena", unheard: "noTarget" };

/** Reads a session from a file. The notice lists lines that cannot be read; a file without any record is an error. */
export async function openSession(file) {
    if (file.size > MAX_BYTES) throw new Error(`${file.name} is larger than ${MAX_BYTES / 1e6} MB`);
    return readSession(await file.text(), file.name);
}

export function readSession(text, name) {
    const history = new History({ records: Infinity, pictures: Infinity, pictureText: Infinity });
    const unreadable = [];
    let recordCount = 0;
    let number = 0;
    let previous = null;
    for (const line of text.split("\n")) {
        number += 1;
        if (!line.trim()) continue;
        const { entry, isPart } = parse(line, previous);
        if (isPicture(entry)) {
            history.show(entry, line, isPart);
            previous = entry;
        }
        else if (entry?.type === "mark") history.mark(String(entry.text));
        else if (isRecord(entry)) history.addOne({ ...entry, kind: CURRENT_KIND[entry.kind] ?? entry.kind });
        else if (entry?.type !== "session") unreadable.push(number);
        if (isRecord(entry)) recordCount += 1;
    }
    if (!recordCount) throw new Error(`${name} has no line that is a record of a trace`);
    const notice = unreadable.length ? `${unreadable.length === 1 ? "1 line was" : `${unreadable.length} lines were`} left out of ${name}: `
        + `line ${unreadable.slice(0, 5).join(", ")}${unreadable.length > 5 ? ", …" : ""} can't be read.` : null;
    return { history, notice };
}

/** The content of a line; a difference is completed to the whole picture. */
function parse(line, previous) {
    try {
        const entry = readMessage(line);
        return { entry: wholePicture(entry, previous), isPart: isPart(entry) };
    } catch {
        return { entry: null, isPart: false };
    }
}

function isRecord(entry) {
    return typeof entry?.kind === "string" && Number.isFinite(entry.time) && typeof (entry.text ?? "") === "string"
        && ["touches", "members", "memberIDs"].every((key) => Array.isArray(entry[key] ?? []))
        && ["x", "y"].every((key) => typeof (entry[key] ?? 0) === "number")
        && Array.isArray(entry.outcomes ?? []) && (entry.outcomes ?? []).every(isOutcome);
}

function isOutcome(outcome) {
    return typeof outcome?.phrase === "string" && typeof outcome.view === "string" && typeof (outcome.explanation ?? "") === "string";
}

function isPicture(entry) {
    const isPoint = (point) => Array.isArray(point) && point.length === 2 && point.every(Number.isFinite);
    return entry?.type === "frame" && isPoint(entry.size) && entry.size.every((side) => side > 0 && side <= 16384)
        && Array.isArray(entry.commands) && entry.commands.every(Array.isArray) && Array.isArray(entry.views)
        && entry.views.every((view) => view && Array.isArray(view.quad) && view.quad.length === 4 && view.quad.every(isPoint));
}
