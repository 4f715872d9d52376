// The device's buttons beside the picture, and media keys.

import { byID } from "../browser/dom.js";
import { loadSetting, saveSetting } from "../browser/storage.js";

const SHAKE_DURATION = 300;
const KEYBOARD_KEY = "screenKeyboard";
const MEDIA_KEYS = {
    MediaPlayPause: "toggle", MediaPlay: "play", MediaPause: "pause", MediaStop: "stop",
    MediaTrackNext: "next", MediaTrackPrevious: "previous",
};
const MEDIA_ACTIONS = { play: "play", pause: "pause", stop: "stop", nexttrack: "next", previoustrack: "previous" };

export class Hardware {
    /**
     * `send(message)` sends to the app; `fingerKeys(isOn)` and `screenKeyboard(isShown)` are called when the user switches them.
     */
    constructor(send, { fingerKeys, screenKeyboard }) {
        this.send = send;
        this.timer = 0;
        this.handlers = { fingerKeys, screenKeyboard };
        byID("shake").addEventListener("click", (event) => this.shake(event));
        this.keyboardButton = byID("screen-keyboard");
        this.keyboardButton.addEventListener("click", () => {
            this.choose(!this.showsKeyboard);
            saveSetting(KEYBOARD_KEY, String(this.choice));
        });
        this.fingerButton = byID("finger-keys");
        this.fingerButton.addEventListener("click", () => this.useFingerKeys(!this.usesFingerKeys));
        addEventListener("keydown", (event) => this.mediaKey(event), true);
        for (const [action, command] of Object.entries(MEDIA_ACTIONS)) this.listenForMedia(action, command);
        this.choice = chosen();
        this.showsKeyboard = true;
        addEventListener("pointermove", (event) => this.pointerMoved(event), true);
        this.usesFingerKeys = false;
        this.draw();
    }

    /** The page has joined the app. */
    joined() {
        if (this.choice !== null) this.send({ type: "keyboard", shown: this.choice });
    }

    /** The state of the app's keyboard, which another page may have changed. */
    show(isShown) {
        if (isShown === this.showsKeyboard) return;
        this.showsKeyboard = isShown;
        this.handlers.screenKeyboard(isShown);
        this.draw();
    }

    shake(event) {
        const lastPhase = this.timer ? "ended" : null;
        clearTimeout(this.timer);
        if (lastPhase) this.sendShake(lastPhase, event.timeStamp);
        this.sendShake("began", event.timeStamp);
        this.timer = setTimeout(() => {
            this.timer = 0;
            this.sendShake("ended", performance.now());
        }, SHAKE_DURATION);
    }

    sendShake(phase, time) {
        this.send({ type: "shake", phase, time });
    }

    /** A user with a mouse probably has a keyboard, so hide the on-screen keyboard unless the user chose otherwise. */
    pointerMoved(event) {
        if (event.pointerType === "mouse" && this.choice === null && this.showsKeyboard) this.choose(false);
    }

    choose(isShown) {
        this.choice = isShown;
        this.send({ type: "keyboard", shown: isShown });
        this.show(isShown);
    }

    useFingerKeys(isOn) {
        this.usesFingerKeys = isOn;
        this.handlers.fingerKeys(isOn);
        this.draw();
    }

    draw() {
        this.keyboardButton.setAttribute("aria-pressed", String(this.showsKeyboard));
        this.fingerButton.setAttribute("aria-pressed", String(this.usesFingerKeys));
        byID("keys-app").hidden = this.usesFingerKeys;
        byID("keys-finger").hidden = !this.usesFingerKeys;
    }

    /** Media keys go to the app wherever the focus is, because nothing else on the page plays. */
    mediaKey(event) {
        const command = MEDIA_KEYS[event.key] ?? MEDIA_KEYS[event.code];
        if (!command) return;
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat) this.sendRemote(command, event.timeStamp);
    }

    /** Browsers that consume media keys report them as media session actions. */
    listenForMedia(action, command) {
        try {
            navigator.mediaSession?.setActionHandler(action, () => this.sendRemote(command, performance.now()));
        } catch {
            // This browser does not support the action.
        }
    }

    sendRemote(command, time) {
        this.send({ type: "remote", command, time });
    }
}

/** The user's choice; null if there is none. */
function chosen() {
    const value = loadSetting(KEYBOARD_KEY);
    return value ? value === "true" : null;
}
