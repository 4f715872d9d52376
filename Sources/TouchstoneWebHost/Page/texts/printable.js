// Escapes characters that a browser would interpret instead of showing: control codes, and marks that change the reading direction.
// What the application draws or copies is not changed.

// eslint-disable-next-line no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
/** Whether the text of a message may contain any of them, as they are or as JSON escapes. */
const MAY_CONTAIN = new RegExp(`${CONTROL_CHARACTERS.source}|\\\\u|\\\\[bfr]`);

export function printable(text) {
    return text.replace(CONTROL_CHARACTERS, (character) => `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`);
}

/** Parses a message, or a line of a file; throws if it is not JSON. */
export function readMessage(text) {
    const message = JSON.parse(text);
    if (!MAY_CONTAIN.test(text) || message?.type === "pasteboard") return message;
    if (message?.type === "frame") {
        if (Array.isArray(message.views)) message.views = escaped(message.views);
        if (Array.isArray(message.changes?.views)) message.changes.views = escaped(message.changes.views);
        return message;
    }
    return escaped(message);
}

function escaped(value) {
    if (typeof value === "string") return printable(value);
    if (Array.isArray(value)) return value.map(escaped);
    if (!value || typeof value !== "object") return value;
    for (const key of Object.keys(value)) value[key] = escaped(value[key]);
    return value;
}
