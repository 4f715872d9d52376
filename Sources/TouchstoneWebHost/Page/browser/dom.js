// Small helpers for building the page. Text is always set as textContent, never as markup.

/**
 * The element with this id.
 * @template {string} ID
 * @param {ID} id
 * @returns {ID extends keyof ElementsOfPage ? ElementsOfPage[ID] : HTMLElement}
 */
export function byID(id) {
    return /** @type {any} */ (document.getElementById(id));
}

/** Creates an element with a class, text and children. */
export function make(tag, className, text, children) {
    const node = document.createElement(tag);
    if (className) node.className = className;
    if (text !== undefined && text !== null) node.textContent = text;
    if (children) node.append(...children.filter(Boolean));
    return node;
}

/** Stores the view of a row, so that pointing at the row outlines the view on the device. */
export function withViewID(node, viewID) {
    if (viewID !== undefined && viewID !== null) node.dataset.view = String(viewID);
    return node;
}

/** A name of a type or view that may break before a capital in a narrow column. */
export function breakable(className, name) {
    const node = make("span", className);
    String(name).split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).forEach((part, index) => {
        if (index) node.append(document.createElement("wbr"));
        node.append(part);
    });
    return node;
}

export function point(x, y) {
    return `(${number(x)}, ${number(y)})`;
}

/** Rounds to at most one decimal, without a trailing zero. */
export function number(value) {
    return Number.isFinite(value) ? String(Math.round(value * 10) / 10) : "?";
}

/** Returns a function that runs `work` once in the next animation frame, however often it is called. */
export function oncePerFrame(work) {
    let isScheduled = false;
    return () => {
        if (isScheduled) return;
        isScheduled = true;
        requestAnimationFrame(() => {
            isScheduled = false;
            work();
        });
    };
}

/** Returns a function that runs `work` in an animation frame, with at least this time between two runs. */
export function throttle(milliseconds, work) {
    let last = -Infinity;
    let timer = 0;
    const inFrame = oncePerFrame(() => {
        last = performance.now();
        work();
    });
    return () => {
        if (timer) return;
        const pause = last + milliseconds - performance.now();
        if (pause <= 0) return inFrame();
        timer = setTimeout(() => {
            timer = 0;
            inFrame();
        }, pause);
    };
}

/**
 * Makes a list one Tab stop: arrow keys, Home and End move between its rows. Rows have the attribute `data-row`; call `refresh()`
 * after building them.
 */
export function roving(container) {
    const rows = () => [...container.querySelectorAll("[data-row]")];
    const focusRow = (all, index) => {
        const row = all[Math.max(0, Math.min(all.length - 1, index))];
        if (!row) return;
        for (const other of all) other.tabIndex = -1;
        row.tabIndex = 0;
        row.focus();
    };
    container.addEventListener("keydown", (event) => {
        const all = rows();
        const current = all.indexOf(document.activeElement);
        if (current < 0) return;
        const target = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: all.length - 1 }[event.key];
        if (target === undefined) return;
        event.preventDefault();
        focusRow(all, target);
    });
    return {
        refresh() {
            rows().forEach((row, index) => { row.tabIndex = index === 0 ? 0 : -1; });
        },
    };
}

const SVG = "http://www.w3.org/2000/svg";

/** A 16-point icon from path data; `filled` paths are filled, others stroked (see lab.css). */
export function glyph(name, paths, label) {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", "0 0 16 16");
    svg.setAttribute("class", `glyph glyph-${name}`);
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", label);
    const title = document.createElementNS(SVG, "title");
    title.textContent = label;
    svg.append(title);
    for (const [kind, data] of paths) {
        const path = document.createElementNS(SVG, "path");
        path.setAttribute("class", kind);
        path.setAttribute("d", data);
        svg.append(path);
    }
    return svg;
}
