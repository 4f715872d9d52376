// The keyboard, as key messages for the app: physical key, character, modifiers and repeats.

import { modifierFlags } from "./modifiers.js";

const MAC = /Mac|iPhone|iPad/.test(navigator.platform ?? "");
const MODIFIERS = new Set(["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"]);
/** Keys that an input method, a dead key or a phone's keyboard handles; they produce text or nothing. */
const NOT_KEYS = new Set(["Dead", "Process", "Unidentified", "Compose"]);

/** Whether the user's keyboard has a command key. */
export const hasCommandKey = MAC;

export class Keys {
    /** `send(message)` sends to the app; `clipboard` sends the text to paste; `leave(event)` moves the focus out of the device. */
    constructor(send, clipboard, leave) {
        this.send = send;
        this.clipboard = clipboard;
        this.leave = leave;
        this.isEnabled = true;
        this.held = new Map();
        this.layout = new Map();
        navigator.keyboard?.getLayoutMap?.().then((map) => {
            for (const [code, base] of map) this.layout.set(code, base);
        }, () => {});
        addEventListener("blur", (event) => this.cancelHeld(event));
        addEventListener("pagehide", (event) => this.cancelHeld(event));
    }

    /** Sends the keys of an element to the app while it has the focus. `siblings` returns all elements of the device. */
    listen(element, siblings) {
        element.addEventListener("keydown", (event) => this.down(event));
        element.addEventListener("keyup", (event) => this.up(event));
        element.addEventListener("blur", (event) => {
            if (!siblings().includes(event.relatedTarget)) this.cancelHeld(event);
        });
    }

    /** While it is disabled, keys do not go to the app. */
    setEnabled(isOn) {
        this.isEnabled = isOn;
        this.releaseHeld("cancelled", { timeStamp: performance.now() }, () => true);
    }

    down(event) {
        if (!this.isEnabled || event.defaultPrevented || event.isComposing || event.keyCode === 229 || NOT_KEYS.has(event.key)) return;
        if (event.key === "F6") return this.leave(event);
        if (belongsToBrowser(event)) return;
        const message = this.message(event, event.repeat && this.held.has(code(event)) ? "repeat" : "down");
        if (isCommand(event, "v")) return this.clipboard.paste(() => this.sendKey(message));
        event.preventDefault();
        this.sendKey(message);
    }

    up(event) {
        if (!this.held.has(code(event))) return;
        event.preventDefault();
        this.sendKey(this.message(event, "up"));
        // While Command is down, browsers on a Mac do not report that other keys are released.
        if (event.key === "Meta") this.releaseHeld("up", event, (held) => !MODIFIERS.has(held.key));
    }

    /** The page or the device lost the focus, so it does not receive the release of these keys. */
    cancelHeld(event) {
        this.releaseHeld("cancelled", event, () => true);
    }

    releaseHeld(phase, event, isIncluded) {
        for (const held of [...this.held.values()]) {
            if (isIncluded(held)) this.sendKey({ ...held, phase, time: event.timeStamp, modifiers: 0 });
        }
    }

    /** The app is gone, so there is no receiver to notify. */
    reset() {
        this.held.clear();
    }

    sendKey(message) {
        if (message.phase === "down") this.held.set(message.code, message);
        if (message.phase === "up" || message.phase === "cancelled") this.held.delete(message.code);
        this.send(message);
    }

    message(event, phase) {
        return {
            type: "key", phase, code: code(event), key: event.key, base: this.base(event),
            modifiers: keyModifiers(event), time: event.timeStamp,
        };
    }

    /**
     * The character that the key types without modifiers; null if it is unknown. An event contains it only while no modifier
     * changes it.
     */
    base(event) {
        const isThirdLevel = event.altKey || event.getModifierState("AltGraph");
        if (!isThirdLevel && event.key.length <= 2 && (isLetter(event.key) || !event.shiftKey)) {
            const base = event.key.toLowerCase();
            if (event.code) this.layout.set(event.code, base);
            return base;
        }
        return this.layout.get(event.code) ?? null;
    }
}

function isLetter(key) {
    return key.toLowerCase() !== key.toUpperCase();
}

/** A phone's keyboard has keys without a physical position. */
function code(event) {
    return event.code || event.key;
}

/** The third level of a keyboard counts as alternate, even if the system reports Control and Alt. */
function keyModifiers(event) {
    const flags = modifierFlags(event);
    return event.getModifierState("AltGraph") ? (flags & ~(1 << 18)) | 1 << 19 : flags;
}

/** Whether the event is this letter with only the system's modifier for commands. */
function isCommand(event, letter) {
    return (MAC ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey)
        && !event.altKey && !event.shiftKey && event.key.toLowerCase() === letter;
}

/**
 * Whether a key stays with the browser while the app has the keyboard: for reloading, developer tools, zoom, windows, tabs and
 * address. docs/web-host.md has the list.
 */
export function belongsToBrowser(event) {
    if (["F5", "F11", "F12"].includes(event.key)) return true;
    if (event.key.startsWith("Browser") || event.key.startsWith("Audio") || event.key.startsWith("Launch")) return true;
    if (event.altKey && event.key === "F4") return true;
    const command = MAC ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    const key = event.key.toLowerCase();
    if (MAC && event.ctrlKey && key === "tab") return true;
    if (!command) return false;
    if (MAC && event.altKey) return ["i", "j", "c", "u", "ˆ", "∆", "ç", "¨"].includes(key) || /^Key[IJCU]$/.test(event.code);
    if (event.altKey) return false;
    if (event.shiftKey && ["i", "j", "c", "k"].includes(key)) return !(MAC && key !== "c");
    return ["r", "l", "t", "n", "w", "q", "+", "-", "=", "0", "tab", "pageup", "pagedown"].includes(key);
}
