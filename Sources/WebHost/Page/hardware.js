// The device's buttons beside the picture, and the keyboard's keys for media.

import { byID } from "./dom.js";

const SHAKE_LASTS = 300;
const KEYBOARD_KEY = "touchstone.screenKeyboard";
const MEDIA_KEYS = {
    MediaPlayPause: "toggle", MediaPlay: "play", MediaPause: "pause", MediaStop: "stop",
    MediaTrackNext: "next", MediaTrackPrevious: "previous",
};
const MEDIA_ACTIONS = { play: "play", pause: "pause", stop: "stop", nexttrack: "next", previoustrack: "previous" };

export class Hardware {
    /** `send(message)` goes to the app; `fingerKeys(isOn)` and `screenKeyboard(isShown)` hear of the switches. */
    constructor(send, { fingerKeys, screenKeyboard }) {
        this.send = send;
        this.timer = 0;
        this.hears = { fingerKeys, screenKeyboard };
        byID("shake").addEventListener("click", (event) => this.shake(event));
        this.keyboardButton = byID("screen-keyboard");
        this.keyboardButton.addEventListener("click", () => this.showKeyboard(!this.showsKeyboard));
        this.fingerButton = byID("finger-keys");
        this.fingerButton.addEventListener("click", () => this.useFingerKeys(!this.usesFingerKeys));
        addEventListener("keydown", (event) => this.mediaKey(event), true);
        for (const [action, command] of Object.entries(MEDIA_ACTIONS)) this.listen(action, command);
        this.showsKeyboard = remembered();
        this.usesFingerKeys = false;
        this.draw();
    }

    /** The page has joined the app, which has a keyboard on its screen until it is told otherwise. */
    joined() {
        if (!this.showsKeyboard) this.send({ type: "keyboard", shown: false });
        this.hears.screenKeyboard(this.showsKeyboard);
    }

    shake(event) {
        const said = this.timer ? "ended" : null;
        clearTimeout(this.timer);
        if (said) this.sayShake(said, event.timeStamp);
        this.sayShake("began", event.timeStamp);
        this.timer = setTimeout(() => {
            this.timer = 0;
            this.sayShake("ended", performance.now());
        }, SHAKE_LASTS);
    }

    sayShake(phase, time) {
        this.send({ type: "shake", phase, time });
    }

    showKeyboard(isShown) {
        this.showsKeyboard = isShown;
        remember(isShown);
        this.send({ type: "keyboard", shown: isShown });
        this.hears.screenKeyboard(isShown);
        this.draw();
    }

    useFingerKeys(isOn) {
        this.usesFingerKeys = isOn;
        this.hears.fingerKeys(isOn);
        this.draw();
    }

    draw() {
        this.keyboardButton.setAttribute("aria-pressed", String(this.showsKeyboard));
        this.fingerButton.setAttribute("aria-pressed", String(this.usesFingerKeys));
        byID("keys-app").hidden = this.usesFingerKeys;
        byID("keys-finger").hidden = !this.usesFingerKeys;
    }

    /** Media keys are the app's wherever the focus is: nothing else on the page plays. */
    mediaKey(event) {
        const command = MEDIA_KEYS[event.key] ?? MEDIA_KEYS[event.code];
        if (!command) return;
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat) this.remote(command, event.timeStamp);
    }

    /** Where the browser keeps media keys to itself, it hands them on in this way. */
    listen(action, command) {
        try {
            navigator.mediaSession?.setActionHandler(action, () => this.remote(command, performance.now()));
        } catch {
            // This browser does not know the action.
        }
    }

    remote(command, time) {
        this.send({ type: "remote", command, time });
    }
}

/** Who has a mouse has a keyboard. */
function remembered() {
    try {
        const value = localStorage.getItem(KEYBOARD_KEY);
        if (value) return value === "true";
    } catch {
        // Storage can be forbidden; the page works without.
    }
    return !matchMedia("(hover: hover) and (pointer: fine)").matches;
}

function remember(value) {
    try {
        localStorage.setItem(KEYBOARD_KEY, String(value));
    } catch {
        // See above.
    }
}
