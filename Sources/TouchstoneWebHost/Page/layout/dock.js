// The panels of a wide page, in two columns. The user can fold, enlarge, resize and move them. Each range of page widths has its
// own stored layout. On a narrow page the panels are tabs, and this class does nothing.

import { byID, make, oncePerFrame } from "../browser/dom.js";
import { loadSetting, saveSetting } from "../browser/storage.js";

const MIN_HEIGHT = 64; // pixels of a panel that is not folded
const STEP = 24; // pixels by which an arrow key moves a border
const COLUMN = { min: 0.2, max: 0.8 };
const DRAG_THRESHOLD = 6; // pixels of movement before a press on a heading becomes a drag
const WEIGHTS = { "panel-hit": 5, "panel-why": 5, "panel-view": 5 };

const wide = matchMedia("(min-width: 1240px)");
const sizes = ["(min-width: 1700px)", "(min-width: 1400px)", "(min-width: 1240px)"].map((query) => matchMedia(query));

/**
 * A panel with its controls and its place.
 * @typedef {HTMLElement & {
 *     name: string, grow: number, isFolded: boolean, foldButton: HTMLButtonElement, largeButton: HTMLButtonElement, handle: HTMLElement,
 * }} Panel
 */

export class Dock {
    constructor() {
        this.root = byID("columns");
        this.columns = [...this.root.children];
        this.panels = /** @type {Panel[]} */ ([...this.root.querySelectorAll(".panel")]);
        this.original = this.columns.map((column) => [...column.children].map((panel) => panel.id));
        for (const panel of this.panels) this.addControls(panel);
        this.border = border("vertical", "Border between the columns", (change) => this.moveBorder(change));
        this.columns[1].before(this.border);
        for (const size of sizes) size.addEventListener("change", () => this.restore());
        this.placeBordersSoon = oncePerFrame(() => this.placeBorders());
        // Panels appear and disappear with the classes of the body.
        new MutationObserver(this.placeBordersSoon).observe(document.body, { attributes: true, attributeFilter: ["class"] });
        this.restore();
    }

    addControls(panel) {
        const name = panel.querySelector("h2").textContent;
        const head = panel.querySelector(".panel-head");
        const fold = make("button", "fold-panel");
        fold.type = "button";
        fold.title = "Fold or open this panel. Alt and an arrow key move it";
        fold.addEventListener("click", () => this.fold(panel));
        fold.addEventListener("keydown", (event) => this.moveByKey(event, panel));
        const large = make("button", "large-panel", "⤢");
        large.type = "button";
        large.title = "Show only this panel, or all again";
        large.setAttribute("aria-label", `Show only the panel ${name}`);
        large.addEventListener("click", () => this.enlarge(panel));
        head.prepend(fold);
        head.append(large);
        const heading = head.querySelector("h2");
        heading.addEventListener("pointerdown", (event) => this.drag(event, panel));
        heading.addEventListener("dblclick", () => this.fold(panel));
        const handle = border("horizontal", `Upper border of the panel ${name}`, (change) => this.moveUpperBorder(panel, change));
        panel.prepend(handle);
        Object.assign(panel, { foldButton: fold, largeButton: large, handle, name });
    }

    // MARK: Layout

    get key() {
        return `layout.${Math.max(0, sizes.findIndex((size) => size.matches))}`;
    }

    restore() {
        let layout = {};
        try {
            layout = JSON.parse(loadSetting(this.key) ?? "{}") ?? {};
        } catch {
            // The stored layout is invalid or from another version.
        }
        const order = [0, 1].map((index) => {
            const known = Array.isArray(layout.columns?.[index]) ? layout.columns[index] : this.original[index];
            return known.filter((id) => this.panels.some((panel) => panel.id === id));
        });
        const placed = new Set(order.flat());
        this.original.forEach((ids, index) => order[index].push(...ids.filter((id) => !placed.has(id))));
        order.forEach((ids, index) => this.columns[index].append(...ids.map((id) => byID(id))));
        for (const panel of this.panels) {
            this.setGrow(panel, Number(layout.grow?.[panel.id]) || (WEIGHTS[panel.id] ?? 4) * 60);
            this.setFolded(panel, Boolean(layout.folded?.includes(panel.id)));
        }
        this.setFirst(Number(layout.first) || 0.5);
        this.large = null;
        this.showLarge();
    }

    save() {
        saveSetting(this.key, JSON.stringify({
            columns: this.columns.map((column) => this.panelsIn(column).map((panel) => panel.id)),
            grow: Object.fromEntries(this.panels.map((panel) => [panel.id, Math.round(panel.grow)])),
            folded: this.panels.filter((panel) => panel.isFolded).map((panel) => panel.id),
            first: this.first,
        }));
        this.placeBordersSoon();
    }

    /** Restores the original layout. */
    reset() {
        saveSetting(this.key, null);
        this.restore();
    }

    panelsIn(column) {
        return [...column.children].filter((each) => each.classList.contains("panel"));
    }

    setGrow(panel, grow) {
        panel.grow = grow;
        panel.style.setProperty("--grow", String(Math.round(grow)));
    }

    setFolded(panel, isFolded) {
        panel.isFolded = isFolded;
        panel.classList.toggle("folded", isFolded);
        panel.foldButton.textContent = isFolded ? "▸" : "▾";
        panel.foldButton.setAttribute("aria-expanded", String(!isFolded));
        panel.foldButton.setAttribute("aria-label", `${panel.name}: ${isFolded ? "folded" : "open"}`);
    }

    setFirst(part) {
        this.first = Math.min(COLUMN.max, Math.max(COLUMN.min, part));
        this.root.style.setProperty("--first", `${this.first * 100}%`);
        this.border.setAttribute("aria-valuenow", String(Math.round(this.first * 100)));
    }

    // MARK: Folding and enlarging

    fold(panel) {
        this.setFolded(panel, !panel.isFolded);
        if (this.large === panel) this.enlarge(panel);
        this.save();
    }

    enlarge(panel) {
        this.large = this.large === panel ? null : panel;
        this.showLarge();
    }

    showLarge() {
        this.root.classList.toggle("one", Boolean(this.large));
        for (const panel of this.panels) {
            panel.classList.toggle("large", panel === this.large);
            panel.largeButton.setAttribute("aria-pressed", String(panel === this.large));
        }
        for (const column of this.columns) column.classList.toggle("has-large", column.contains(this.large));
        this.placeBordersSoon();
    }

    /** Makes a panel visible in the dock. */
    reveal(panel) {
        if (panel.isFolded) this.fold(panel);
        if (this.large && this.large !== panel) this.enlarge(panel);
    }

    // MARK: Borders

    /** The upper border of each open panel below another open one can be moved. */
    placeBorders() {
        if (!wide.matches) return;
        for (const column of this.columns) {
            let above = null;
            let count = 0;
            for (const panel of this.panelsIn(column)) {
                const isThere = panel.offsetHeight > 0;
                panel.above = isThere && !panel.isFolded ? above : null;
                panel.handle.hidden = !panel.above || Boolean(this.large);
                if (isThere && !panel.isFolded) above = panel;
                if (isThere) count += 1;
            }
            column.classList.toggle("bare", count === 0);
        }
    }

    moveUpperBorder(panel, change) {
        const open = this.panelsIn(panel.parentElement).filter((each) => each.offsetHeight > 0 && !each.isFolded);
        if (!panel.above || !open.includes(panel.above)) return;
        // Use heights as weights from here on, so that the other panels keep their heights.
        const heights = open.map((each) => each.offsetHeight);
        open.forEach((each, index) => this.setGrow(each, heights[index]));
        const max = panel.grow - MIN_HEIGHT;
        const min = MIN_HEIGHT - panel.above.grow;
        const by = Math.max(min, Math.min(max, change));
        this.setGrow(panel.above, panel.above.grow + by);
        this.setGrow(panel, panel.grow - by);
        this.save();
    }

    moveBorder(change) {
        this.setFirst(this.first + change / this.root.clientWidth);
        this.save();
    }

    // MARK: Moving

    drag(event, panel) {
        if (!wide.matches || event.button !== 0 || this.large) return;
        const heading = event.currentTarget;
        const [x, y] = [event.clientX, event.clientY];
        let target = null;
        const onMove = (move) => {
            if (!target && Math.hypot(move.clientX - x, move.clientY - y) < DRAG_THRESHOLD) return;
            move.preventDefault();
            panel.classList.add("dragged");
            target = this.dropTarget(move.clientX, move.clientY, panel);
            this.showTarget(target);
        };
        const onEnd = (end) => {
            heading.removeEventListener("pointermove", onMove);
            heading.removeEventListener("pointerup", onEnd);
            heading.removeEventListener("pointercancel", onEnd);
            panel.classList.remove("dragged");
            this.showTarget(null);
            if (target && end.type === "pointerup") this.movePanel(panel, target.column, target.before);
        };
        heading.setPointerCapture(event.pointerId);
        heading.addEventListener("pointermove", onMove);
        heading.addEventListener("pointerup", onEnd);
        heading.addEventListener("pointercancel", onEnd);
    }

    /** The column at a point, and the panel before which the dragged one would be inserted. */
    dropTarget(x, y, dragged) {
        const box = this.root.getBoundingClientRect();
        const column = this.columns[x < box.left + box.width * this.first ? 0 : 1];
        const before = this.panelsIn(column).find((panel) => {
            if (panel === dragged || !panel.offsetHeight) return false;
            const { top, height } = panel.getBoundingClientRect();
            return y < top + height / 2;
        }) ?? null;
        return { column, before };
    }

    showTarget(target) {
        for (const each of [...this.panels, ...this.columns]) each.classList.remove("drop-before", "drop-last");
        target?.before?.classList.add("drop-before");
        if (target && !target.before) target.column.classList.add("drop-last");
    }

    movePanel(panel, column, before) {
        if (before === panel) return;
        column.insertBefore(panel, before);
        this.save();
    }

    moveByKey(event, panel) {
        if (!event.altKey || !wide.matches) return;
        const column = panel.parentElement;
        const visible = this.panelsIn(column).filter((each) => each.offsetHeight > 0);
        const index = visible.indexOf(panel);
        const other = this.columns[1 - this.columns.indexOf(column)];
        if (event.key === "ArrowUp" && index > 0) this.movePanel(panel, column, visible[index - 1]);
        else if (event.key === "ArrowDown" && index < visible.length - 1) this.movePanel(panel, column, visible[index + 2] ?? null);
        else if (event.key === "ArrowLeft" && other === this.columns[0]) this.movePanel(panel, other, null);
        else if (event.key === "ArrowRight" && other === this.columns[1]) this.movePanel(panel, other, null);
        else return;
        event.preventDefault();
        panel.foldButton.focus();
    }
}

/** A border that the user can drag or move with arrow keys. `move(pixels)` receives the distance. */
function border(orientation, label, move) {
    const handle = make("div", `border border-${orientation}`);
    // A horizontal border moves up and down.
    const isAcross = orientation === "horizontal";
    handle.tabIndex = 0;
    handle.setAttribute("role", "separator");
    handle.setAttribute("aria-orientation", orientation);
    handle.setAttribute("aria-label", label);
    handle.addEventListener("pointerdown", (event) => {
        event.preventDefault();
        let last = isAcross ? event.clientY : event.clientX;
        const onMove = (drag) => {
            const at = isAcross ? drag.clientY : drag.clientX;
            if (at !== last) move(at - last);
            last = at;
        };
        handle.setPointerCapture(event.pointerId);
        handle.addEventListener("pointermove", onMove);
        handle.addEventListener("lostpointercapture", () => handle.removeEventListener("pointermove", onMove), { once: true });
    });
    handle.addEventListener("keydown", (event) => {
        const step = (isAcross ? { ArrowUp: -STEP, ArrowDown: STEP } : { ArrowLeft: -STEP, ArrowRight: STEP })[event.key];
        if (!step) return;
        event.preventDefault();
        move(step);
    });
    return handle;
}
