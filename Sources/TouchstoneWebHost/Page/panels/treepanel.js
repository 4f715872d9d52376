// The views of the app, as a tree that can be searched and folded.

import { byID, make, number, roving, withViewID } from "../browser/dom.js";
import { empty, panel } from "./touchpanel.js";

/** If there are more siblings than this, they are folded until the user opens them. */
const FOLD_ABOVE = 12;

export class TreePanel {
    /** `choose(view)` is called when the user chooses a view. */
    constructor(choose) {
        this.body = panel("panel-tree").body;
        this.roving = roving(this.body);
        this.count = byID("tree-count");
        this.search = byID("tree-filter");
        this.choose = choose;
        this.views = [];
        this.folds = new Map(); // The rows that the user folded or opened, by view number.
        this.rows = new Map();
        this.drawn = undefined;
        this.pointed = null;
        this.chosen = null;
        this.search.addEventListener("input", () => this.redraw());
        this.body.addEventListener("click", (event) => {
            const row = event.target.closest?.("[data-row]");
            if (!row) return;
            if (event.target.closest(".twig")) this.fold(Number(row.dataset.view));
            else this.choose(Number(row.dataset.view));
        });
        this.body.addEventListener("keydown", (event) => this.key(event));
    }

    key(event) {
        const row = event.target.closest?.("[data-row]");
        if (!row) return;
        const id = Number(row.dataset.view);
        const expanded = row.getAttribute("aria-expanded");
        if (event.key === "Enter" || event.key === " ") this.choose(id);
        else if (event.key === "ArrowRight" && expanded === "false") this.fold(id);
        else if (event.key === "ArrowLeft" && expanded === "true") this.fold(id);
        else if (event.key === "ArrowLeft") this.rows.get(this.views.find((view) => view.id === id)?.parent)?.node.focus();
        else return;
        event.preventDefault();
    }

    fold(id) {
        const view = this.views.find((each) => each.id === id);
        if (!view || !this.children.has(id)) return;
        this.folds.set(id, !this.isFolded(view));
        this.redraw();
        this.rows.get(id)?.node.focus();
    }

    redraw() {
        this.drawn = undefined;
        this.draw(this.views);
    }

    isFolded(view) {
        return this.folds.get(view.id) ?? (this.children.get(view.parent)?.length ?? 0) > FOLD_ABOVE;
    }

    /** Marks the row of the view that the pointer is over, or of its nearest superview that has a row. */
    markPointed(viewID) {
        this.pointed?.classList.remove("pointed");
        let id = viewID;
        for (let step = 0; id !== null && !this.rows.get(id)?.node.isConnected && step < 1000; step += 1) {
            id = this.views.find((view) => view.id === id)?.parent ?? null;
        }
        this.pointed = id === null ? null : this.rows.get(id)?.node ?? null;
        this.pointed?.classList.add("pointed");
        if (!this.pointed || this.body.scrollHeight <= this.body.clientHeight) return;
        const [row, bounds] = [this.pointed, this.body].map((node) => node.getBoundingClientRect());
        if (row.top < bounds.top) this.body.scrollTop += row.top - bounds.top;
        else if (row.bottom > bounds.bottom) this.body.scrollTop += row.bottom - bounds.bottom;
    }

    /** Marks the view that the other panels show. */
    select(viewID) {
        this.chosen = viewID;
        for (const [id, { node }] of this.rows) node.setAttribute("aria-selected", String(id === viewID));
    }

    draw(views) {
        // Pictures share the list while nothing in it changes.
        if (views === this.views && this.drawn !== undefined) return;
        const key = views.map(lineKey).join(";");
        this.views = views;
        if (key === this.drawn) return;
        this.drawn = key;
        this.children = new Map();
        for (const view of views) {
            if (!this.children.has(view.parent)) this.children.set(view.parent, []);
            this.children.get(view.parent).push(view);
        }
        const query = this.search.value.trim().toLowerCase();
        const shown = query ? this.matching(query) : this.unfolded();
        this.count.textContent = !views.length ? "" : query ? `${shown.filter(({ isMatch }) => isMatch).length} of ${views.length}` : `${views.length}`;
        if (!views.length) {
            this.body.replaceChildren(empty("No views yet", "The app's views appear here with its first picture."));
            return;
        }
        if (!shown.length) {
            this.body.replaceChildren(empty("No such view", `No name and no class contains “${this.search.value.trim()}”.`));
            return;
        }
        if (!this.tree?.isConnected) {
            this.tree = make("div", "tree");
            this.tree.setAttribute("role", "tree");
            this.tree.setAttribute("aria-label", "Views of the app");
            this.rows.clear();
            this.body.replaceChildren(this.tree);
        }
        this.placeRows(shown);
    }

    /** Keeps unchanged rows in place: one of them may have the focus, and a large tree usually changes in one row. */
    placeRows(shown) {
        const rows = new Map();
        let before = this.tree.firstChild;
        for (const { view, isMatch } of shown) {
            const isOpen = this.children.has(view.id) ? !this.isFolded(view) : null;
            const key = `${lineKey(view)} ${isOpen} ${isMatch}`;
            const known = this.rows.get(view.id);
            const row = known?.key === key ? known : { key, node: this.row(view, isOpen, isMatch) };
            if (known && known !== row && known.node === before) before = before.nextSibling;
            if (known && known !== row) {
                row.node.tabIndex = known.node.tabIndex;
                known.node.remove();
            }
            rows.set(view.id, row);
            if (before === row.node) before = before.nextSibling;
            else this.tree.insertBefore(row.node, before);
        }
        while (before) {
            const next = before.nextSibling;
            before.remove();
            before = next;
        }
        this.rows = rows;
        if (!this.tree.querySelector("[data-row][tabindex='0']")) this.roving.refresh();
    }

    unfolded() {
        const hidden = new Set();
        const shown = [];
        for (const view of this.views) {
            const isHidden = hidden.has(view.parent);
            if (!isHidden) shown.push({ view, isMatch: true });
            if (isHidden || (this.children.has(view.id) && this.isFolded(view))) hidden.add(view.id);
        }
        return shown;
    }

    /** The views whose name or class contains the query, and their superviews. */
    matching(query) {
        const parents = new Map(this.views.map((view) => [view.id, view.parent]));
        const [hits, ancestors] = [new Set(), new Set()];
        for (const view of this.views) {
            if (!`${view.name} ${view.class}`.toLowerCase().includes(query)) continue;
            hits.add(view.id);
            for (let id = view.parent; id !== null && id !== undefined && !ancestors.has(id); id = parents.get(id)) ancestors.add(id);
        }
        return this.views.filter(({ id }) => hits.has(id) || ancestors.has(id)).map((view) => ({ view, isMatch: hits.has(view.id) }));
    }

    row(view, isOpen, isMatch) {
        const ignoresTouches = view.hidden || !view.interactive || view.alpha < 0.01;
        const twig = make("span", "twig", isOpen === null ? "" : isOpen ? "▾" : "▸");
        const row = make("div", `node${ignoresTouches ? " ignores-touches" : ""}${isMatch ? "" : " ancestor"}`, null, [
            make("span", "view-name", view.name),
            make("span", "view-class", view.class === view.name ? "" : view.class),
            ...badges(view),
        ]);
        row.append(twig);
        row.dataset.row = "";
        row.tabIndex = -1;
        row.title = `Show the properties of ${view.name}, and why a touch would not go there`;
        row.setAttribute("role", "treeitem");
        row.setAttribute("aria-level", String(view.depth + 1));
        row.setAttribute("aria-selected", String(view.id === this.chosen));
        if (isOpen !== null) row.setAttribute("aria-expanded", String(isOpen));
        row.style.setProperty("--depth", String(view.depth));
        return withViewID(row, view.id);
    }
}

function lineKey(view) {
    return `${view.id},${view.name},${view.class},${view.depth},${view.hidden},${view.interactive},${view.alpha}`;
}

function badges(view) {
    const found = [];
    if (view.hidden) found.push("hidden");
    if (!view.interactive) found.push("no interaction");
    if (view.alpha < 1) found.push(`alpha ${view.alpha < 0.1 ? Number(view.alpha.toFixed(3)) : number(view.alpha)}`);
    return found.map((text) => make("span", "badge", text));
}
