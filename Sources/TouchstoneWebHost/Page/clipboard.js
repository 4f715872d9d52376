// The app's pasteboard and the page's clipboard.

import { make } from "./dom.js";

/** In UTF-16 units; the app takes and gives no more at once. */
const MAX_LENGTH = 65536;

export class Clipboard {
    /** `send(message)` goes to the app; `warn(text)` tells the user. */
    constructor(send, warn) {
        this.send = send;
        this.warn = warn;
        this.pendingPaste = null; // The key message that waits for what it pastes.
        this.pendingText = null;
        for (const type of ["pointerup", "keyup"]) addEventListener(type, () => this.write(), true);
    }

    listen(element) {
        element.addEventListener("paste", (event) => this.pasted(event));
        for (const what of ["copy", "cut"]) {
            element.addEventListener(what, (event) => {
                // Keys go to the app as keys, so this is a menu. What is copied comes back from the app.
                event.preventDefault();
                this.send({ type: "text", what, time: event.timeStamp });
            });
        }
    }

    /** The keys for pasting were pressed: the browser hands over its clipboard right after, if it does. */
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
            this.warn(`What is to be pasted has ${text.length} characters; the app takes ${MAX_LENGTH} at once.`);
            return;
        }
        if (text) this.send({ type: "pasteboard", text });
        if (!this.sendPendingPaste()) this.send({ type: "text", what: "paste", time: event.timeStamp });
    }

    /** The app copied. A browser may want to see the user do something first; then it is written at the next press. */
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

/** True if the clipboard took it. */
export async function copyText(text) {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return copyBySelection(text);
    }
}

/** Where the clipboard interface is not allowed. */
function copyBySelection(text) {
    const area = make("textarea", "sr-only");
    area.value = text;
    document.body.append(area);
    area.select();
    let done = false;
    try {
        done = document.execCommand("copy");
    } catch {
        done = false;
    }
    area.remove();
    return done;
}
