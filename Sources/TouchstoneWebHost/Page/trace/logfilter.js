// The terms of the log's filter: words, and fields of records.

/** The text that is searched for a record. */
export function searchable(record) {
    const touches = [record.touch, ...(record.touches ?? [])].filter((id) => id !== undefined);
    return [record.kind, record.text, record.view, record.to, record.from, record.method, record.verdict, record.recognizer,
        ...touches.map((id) => `touch ${id}`)].filter(Boolean).join(" ").toLowerCase();
}

/** Splits a filter into words and `field:value`, where the value may be quoted. */
export function termsOf(text) {
    return (text.match(/\w+:"[^"]*"?|\S+/g) ?? []).map((term) => term.replace(/"/g, ""));
}

export function quoted(name) {
    return /\s/.test(name) ? `"${name}"` : name;
}

const FIELDS = {
    view: ["view", "to", "from", "answer", "last", "control", "responder", "window"],
    recognizer: ["recognizer", "for"],
};

/**
 * A term is a word such as `red`, or a field such as `kind:asked`, `view:red`, `touch:1`, `recognizer:pan`, or `recognizer:#12` for
 * a number.
 */
export function matchesTerm(record, text, term) {
    const [field, value] = term.split(/:(.*)/s);
    if (value === undefined) return text.includes(term);
    if (!value) return true;
    if (field === "kind") return String(record.kind).toLowerCase().startsWith(value);
    if (field === "touch") return [record.touch, ...(record.touches ?? [])].map(String).includes(value);
    if (field === "recognizer" && value.startsWith("#")) {
        const id = Number(value.slice(1));
        return [record.recognizerID, record.byID, ...(record.memberIDs ?? [])].includes(id);
    }
    if (FIELDS[field]) {
        const names = FIELDS[field].map((key) => record[key]).concat(field === "recognizer" ? record.members ?? [] : []);
        return names.some((name) => typeof name === "string" && name.toLowerCase().includes(value));
    }
    return text.includes(term);
}
