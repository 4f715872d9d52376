// The app's accessibility elements, for users who do not see the picture: role, name, value and frame of each. Activating one taps
// the app there.

import { byID, make } from "../browser/dom.js";
import { repeat } from "./repeat.js";

const MIN_INTERVAL = 1000; // ms between two requests while the picture changes
const TAP_DURATION = 0.06;

export class Elements {
    constructor(device, pointers, send) {
        this.device = device;
        this.pointers = pointers;
        this.send = send;
        this.box = byID("elements");
        this.nodes = new Map();
        this.timer = 0;
        this.requestedAt = -Infinity;
        this.box.addEventListener("click", (event) => this.activate(elementAt(event)));
        this.box.addEventListener("keydown", (event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            this.activate(elementAt(event));
        });
    }

    /** The picture has changed. */
    requestSoon() {
        if (this.timer || document.hidden) return;
        this.timer = setTimeout(() => {
            this.timer = 0;
            this.requestedAt = performance.now();
            this.send({ type: "elements" });
        }, Math.max(60, this.requestedAt + MIN_INTERVAL - performance.now()));
    }

    /** Shows the app's answer. Elements that remain keep their nodes, so that a screen reader keeps its position. */
    show({ elements }) {
        const nodes = new Map();
        elements.forEach((element) => {
            const node = this.nodes.get(element.id) ?? make("div", "element");
            this.fill(node, element);
            nodes.set(element.id, node);
        });
        const wanted = [...nodes.values()];
        if (wanted.length !== this.box.children.length || wanted.some((node, index) => this.box.children[index] !== node)) {
            this.box.replaceChildren(...wanted);
        }
        this.nodes = nodes;
    }

    fill(node, { id, role, label, value, hint, selected, disabled, frame, point }) {
        node.dataset.element = String(id);
        node.point = point;
        const isOn = /^(1|on|true|yes)$/i.test(value);
        const name = [label || value || "element", hint].filter(Boolean).join(", ");
        set(node, "role", role || "img");
        set(node, "aria-label", role === "switch" ? name : label && value ? `${name}: ${value}` : name);
        set(node, "aria-checked", role === "switch" ? String(isOn) : null);
        set(node, "aria-valuetext", role === "slider" || role === "spinbutton" ? value || "unknown" : null);
        set(node, "aria-valuenow", role === "slider" || role === "spinbutton" ? String(parseFloat(value) || 0) : null);
        set(node, "aria-disabled", disabled ? "true" : null);
        set(node, "aria-current", selected ? "true" : null);
        set(node, "aria-level", role === "heading" ? "3" : null);
        if (["button", "link", "switch", "slider", "spinbutton", "textbox"].includes(role)) node.tabIndex = -1;
        else node.removeAttribute("tabindex");
        const [x, y, width, height] = frame;
        const [screenWidth, screenHeight] = this.device.size;
        const place = { left: x / screenWidth, top: y / screenHeight, width: width / screenWidth, height: height / screenHeight };
        for (const [key, part] of Object.entries(place)) {
            node.style.setProperty(key, `${(part * 100).toFixed(2)}%`);
        }
    }

    activate(node) {
        if (!node?.point) return;
        const [x, y] = node.point;
        repeat([{ finger: 2, phase: "began", x, y, time: 0 }, { finger: 2, phase: "ended", x, y, time: TAP_DURATION }], this.pointers);
    }
}

/** The node of the accessibility element at which an event happened. */
function elementAt(event) {
    return event.target.closest("[data-element]");
}

function set(node, name, value) {
    if (value === null) node.removeAttribute(name);
    else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}
