// The state of the connection: the word in the bar, and the pane over the picture while the app is gone.

import { byID } from "../browser/dom.js";
import { put } from "../texts/language.js";

const LABELS = { connecting: "Connecting", connected: "Connected", lost: "App is gone" };

export class ConnectionStatus {
    constructor(retry) {
        this.pane = byID("gone");
        this.label = byID("status");
        this.text = ""; // Not written again, because a screen reader would announce it again.
        byID("retry").addEventListener("click", retry);
    }

    show(status) {
        // Keep the message of `refuse()`.
        if (status === "lost" && this.pane.hidden) {
            this.setMessage("The app is gone", "Start it again. If its address is the same, this page reconnects automatically.");
        }
        // The page keeps showing that the app is gone while it tries to connect.
        const isStillGone = status === "connecting" && !this.pane.hidden;
        this.pane.hidden = status !== "lost" && !isStillGone;
        this.label.dataset.status = isStillGone ? "lost" : status;
        const text = isStillGone ? LABELS.lost : LABELS[status];
        if (this.text !== text) put(this.label, text);
        this.text = text;
        document.body.classList.toggle("offline", !this.pane.hidden);
        if (status !== "connecting") document.body.classList.remove("joining");
    }

    /** A server answers, but does not accept the address of this page. */
    refuse() {
        this.setMessage("The app has another address",
            "It was restarted. Open the address that it printed. To keep one address, set the environment variable TOUCHSTONE_TOKEN.");
    }

    setMessage(title, text) {
        put(byID("gone-title"), title);
        put(byID("gone-text"), text);
    }
}
