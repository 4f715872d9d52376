// What the application says, with characters spelled out that the browser would obey instead of showing them: control codes, and
// marks that turn the reading direction. What the application draws, and what it copies, stays as it is.

const COMMANDS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
/** Whether a message's text may have any, as they are or as JSON writes them. */
const MAY_HAVE = new RegExp(`${COMMANDS.source}|\\\\u|\\\\[bfr]`);

export function printable(text) {
    return text.replace(COMMANDS, (mark) => `\\u{${mark.codePointAt(0).toString(16).toUpperCase()}}`);
}

/** The value of a message, or of a line of a file; throws where it is no JSON. */
export function readMessage(text) {
    const message = JSON.parse(text);
    if (!MAY_HAVE.test(text) || message?.type === "pasteboard") return message;
    if (message?.type === "frame") {
        if (Array.isArray(message.views)) message.views = spelled(message.views);
        if (Array.isArray(message.changes?.views)) message.changes.views = spelled(message.changes.views);
        return message;
    }
    return spelled(message);
}

function spelled(value) {
    if (typeof value === "string") return printable(value);
    if (Array.isArray(value)) return value.map(spelled);
    if (!value || typeof value !== "object") return value;
    for (const key of Object.keys(value)) value[key] = spelled(value[key]);
    return value;
}
