// What the application says, with characters spelled out that the browser would obey instead of showing them: control codes, and
// marks that turn the reading direction. What the application draws, and what it copies, stays as it is.

const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
/** Whether a message's text may have any, as they are or as JSON writes them. */
const MAY_CONTAIN = new RegExp(`${CONTROL_CHARACTERS.source}|\\\\u|\\\\[bfr]`);

export function printable(text) {
    return text.replace(CONTROL_CHARACTERS, (character) => `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`);
}

/** The value of a message, or of a line of a file; throws where it is no JSON. */
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
