// The connection to the app: JSON messages over one WebSocket, which is reopened when it is lost.

import { readMessage } from "../texts/printable.js";

const FIRST_DELAY = 400;
const LONGEST_DELAY = 4000;

export class Connection {
    /**
     * `handlers`: opened(), message(object, text), status("connecting" | "connected" | "lost"), and refused() if a server answers
     * that does not accept this page's address, such as another run of the app.
     */
    constructor(handlers) {
        this.handlers = handlers;
        this.delay = FIRST_DELAY;
        this.timer = 0;
        this.socket = null;
    }

    open() {
        clearTimeout(this.timer);
        this.handlers.status("connecting");
        const address = new URL("socket", location.href);
        address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
        const socket = new WebSocket(address);
        this.socket = socket;
        socket.onopen = () => {
            this.delay = FIRST_DELAY;
            this.handlers.opened();
        };
        socket.onmessage = (event) => this.receive(event.data);
        socket.onclose = () => {
            if (this.socket === socket) this.lost();
        };
    }

    /** Connects now, without waiting for the next attempt. */
    retryNow() {
        if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
        this.delay = FIRST_DELAY;
        this.open();
    }

    send(message) {
        if (this.socket?.readyState !== WebSocket.OPEN) return false;
        this.socket.send(JSON.stringify(message));
        return true;
    }

    receive(data) {
        let message;
        try {
            message = readMessage(data);
        } catch {
            return; // Ignore a message that is not JSON.
        }
        if (message && typeof message === "object") this.handlers.message(message, data);
    }

    lost() {
        this.handlers.status("lost");
        fetch(location.pathname, { cache: "no-store" }).then(
            (answer) => answer.status === 403 && this.handlers.refused(),
            () => {},
        );
        this.timer = setTimeout(() => this.open(), this.delay);
        this.delay = Math.min(this.delay * 1.7, LONGEST_DELAY);
    }
}
