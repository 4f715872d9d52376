// Synchronizes the app's pasteboard with the page's clipboard.

import { make } from "../browser/dom.js";

/** UTF-16 units; the app accepts and sends no more at once */
const MAX_LENGTH = 65536;

export class Clipboard {
    /** `send(message)` sends to the app; `warn(text)` shows a notice to the user. */
    constructor(send, warn) {
        this.send = send;
        this.warn = warn;
        this.pendingPaste = null; // The function that sends the key once the clipboard's text has been sent.
        this.pendingText = null;
        for (const type of ["pointerup", "keyup"]) addEventListener(type, () => this.write(), true);
    }

    listen(element) {
        element.addEventListener("paste", (event) => this.pasted(event));
        for (const what of ["copy", "cut"]) {
            element.addEventListener(what, (event) => {
                // Keys go to the app as keys, so this event comes from a menu. The app sends back what it copies.
                event.preventDefault();
                this.send({ type: "text", what, time: event.timeStamp });
            });
        }
    }

    /** The paste keys were pressed. The browser may send its `paste` event right after. */
    paste(sendKey) {
        this.pendingPaste = sendKey;
        setTimeout(() => this.sendPendingPaste());
    }

    sendPendingPaste() {
        const sendKey = this.pendingPaste;
        this.pendingPaste = null;
        sendKey?.();
        return Boolean(sendKey);
    }

    pasted(event) {
        event.preventDefault();
        const text = event.clipboardData?.getData("text/plain") ?? "";
        if (text.length > MAX_LENGTH) {
            this.pendingPaste = null;
            this.warn(`The text to paste has ${text.length} characters; the app accepts at most ${MAX_LENGTH} at once.`);
            return;
        }
        if (text) this.send({ type: "pasteboard", text });
        if (!this.sendPendingPaste()) this.send({ type: "text", what: "paste", time: event.timeStamp });
    }

    /** The app copied text. A browser may require a user action first; then the next press writes it. */
    copied(text) {
        this.pendingText = text;
        this.write();
    }

    write() {
        const text = this.pendingText;
        if (text === null || !navigator.clipboard || !document.hasFocus()) return;
        this.pendingText = null;
        navigator.clipboard.writeText(text).catch(() => { this.pendingText ??= text; });
    }
}

/** Returns whether the clipboard accepted the text. */
export async function copyText(text) {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return copyBySelection(text);
    }
}

/** Copies where the clipboard API is not allowed. */
function copyBySelection(text) {
    const textArea = make("textarea", "sr-only");
    textArea.value = text;
    document.body.append(textArea);
    textArea.select();
    let done = false;
    try {
        done = document.execCommand("copy");
    } catch {
        done = false;
    }
    textArea.remove();
    return done;
}
