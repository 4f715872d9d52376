// The properties of the chosen view, and fields to change them while the app runs.

import { byID, make, number, withViewID } from "../browser/dom.js";

const MIN_INTERVAL = 250; // ms between two requests while the picture changes
const PARTS = {
    frame: ["x", "y", "width", "height"], bounds: ["x", "y", "width", "height"], center: ["x", "y"],
    transform: ["a", "b", "c", "d", "tx", "ty"], contentOffset: ["x", "y"], contentSize: ["width", "height"],
};

export class PropertiesPanel {
    /** `send(message)` sends to the app; `opened(isOpen)` is called when the panel opens or closes. */
    constructor({ send, opened }) {
        this.handlers = { send, opened };
        this.root = byID("panel-view");
        this.body = this.root.querySelector(".panel-body");
        this.name = byID("view-name");
        this.view = null;
        this.rows = new Map();
        this.shape = "";
        this.requestedAt = -Infinity;
        this.timer = 0;
        byID("view-close").addEventListener("click", () => this.close());
    }

    choose(view) {
        this.view = view;
        this.shape = "";
        this.handlers.opened(true);
        this.request();
    }

    close() {
        if (this.view === null) return;
        this.view = null;
        clearTimeout(this.timer);
        this.timer = 0;
        this.handlers.opened(false);
    }

    /** Something may have changed. Requests the properties only while the panel is visible, and not too often. */
    requestSoon() {
        if (this.view === null || this.timer || !this.root.checkVisibility()) return;
        this.timer = setTimeout(() => {
            this.timer = 0;
            this.request();
        }, Math.max(0, this.requestedAt + MIN_INTERVAL - performance.now()));
    }

    request() {
        if (this.view === null) return;
        this.requestedAt = performance.now();
        this.handlers.send({ type: "inspect", view: this.view });
    }

    /** Shows the app's answer. */
    show(message) {
        if (message.view !== this.view) return;
        this.name.textContent = message.class && message.class !== message.name ? `${message.name} ${message.class}` : message.name;
        const shape = message.sections.map(({ title, object, rows }) => `${title} ${object} ${rows.map(({ key }) => key)}`).join(";");
        if (shape !== this.shape) this.build(message, shape);
        for (const { object, rows } of message.sections) {
            for (const row of rows) this.rows.get(`${object} ${row.key}`)?.(row.value);
        }
    }

    build({ sections }, shape) {
        this.shape = shape;
        this.rows.clear();
        const scrolled = this.body.scrollTop;
        this.body.replaceChildren(...sections.map((section) => {
            const heading = make("h3", "props-title", section.title, [section.class ? make("span", "view-class", ` ${section.class}`) : null]);
            const table = make("dl", "props", null, section.rows.flatMap((row) => this.row(section.object, row)));
            return withViewID(make("section", "props-section", null, [heading, table]), this.view);
        }));
        this.body.scrollTop = scrolled;
    }

    row(object, { key, value, fixed }) {
        const id = `prop-${object}-${key.replace(/\W/g, "")}`;
        const field = fixed ? readOnlyField() : typeof value === "boolean" ? checkboxField() : Array.isArray(value) ? numberFields(key, value.length) : textField();
        field.node.querySelectorAll?.("input")[0]?.setAttribute("id", id);
        if (field.node.matches("input")) field.node.id = id;
        field.onChange = (changed) => {
            this.handlers.send({ type: "change", object, key, value: changed });
            this.request();
        };
        this.rows.set(`${object} ${key}`, (now) => field.show(now));
        const label = make(fixed ? "span" : "label", "", key);
        if (!fixed) label.htmlFor = id;
        return [make("dt", "", null, [label]), make("dd", "", null, [field.node])];
    }
}

// MARK: Fields. A field shows new values unless the user is editing it.

function readOnlyField() {
    const node = make("span", "props-fact");
    return { node, show: (value) => { node.textContent = value; } };
}

function checkboxField() {
    const node = make("input");
    node.type = "checkbox";
    const field = { node, show: (value) => { node.checked = value; } };
    node.addEventListener("change", () => field.onChange(node.checked));
    return field;
}

function textField() {
    const node = input();
    const field = { node, show: (value) => { if (document.activeElement !== node) node.value = value; } };
    node.addEventListener("change", () => field.onChange(node.value));
    blurOnReturn(node);
    return field;
}

function numberFields(key, count) {
    const parts = Array.from({ length: count }, (_, index) => {
        const node = input();
        node.inputMode = "decimal";
        node.classList.add("props-number");
        if (count > 1) {
            const part = PARTS[key]?.[index] ?? index + 1;
            node.setAttribute("aria-label", `${key} ${part}`);
            node.title = String(part);
        }
        blurOnReturn(node);
        return node;
    });
    const field = {
        node: make("span", "props-numbers", null, parts),
        show: (value) => value.forEach((each, index) => {
            if (document.activeElement !== parts[index]) parts[index].value = Math.abs(each) < 1 ? String(each) : number(each);
        }),
    };
    for (const part of parts) {
        part.addEventListener("change", () => {
            const values = parts.map((each) => Number(each.value.trim().replace(",", ".") || NaN));
            for (const [index, each] of parts.entries()) each.toggleAttribute("aria-invalid", !Number.isFinite(values[index]));
            if (values.every(Number.isFinite)) field.onChange(values);
        });
    }
    return field;
}

function input() {
    const node = make("input", "props-input");
    node.type = "text";
    node.autocomplete = "off";
    node.spellcheck = false;
    return node;
}

function blurOnReturn(node) {
    node.addEventListener("keydown", (event) => {
        if (event.key === "Enter") node.blur();
    });
}
