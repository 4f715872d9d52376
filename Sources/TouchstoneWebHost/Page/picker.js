// Pointing at views in the picture: to find them in the tree, and to ask why a touch would not go there.

import { byID, oncePerFrame } from "./dom.js";

export class Picker {
    /** `point(viewID or null)` hears which view is under the pointer; `pick({ x, y, view })` which one is asked about. */
    constructor(device, { point, pick }) {
        this.device = device;
        this.hears = { point, pick };
        this.pane = byID("pane");
        this.button = byID("ask");
        this.isAsking = false;
        this.isPast = false;
        this.button.addEventListener("click", () => this.ask(!this.isAsking));
        addEventListener("keydown", (event) => {
            if (event.key === "Escape" && this.isAsking) {
                event.preventDefault();
                event.stopPropagation();
                this.ask(false);
                this.button.focus();
            }
        }, true);
        this.tell = oncePerFrame(() => {
            if (this.at) this.hears.point(viewAt(device.frame, ...this.at), this.isAsking || this.isPast);
        });
        for (const element of [this.pane, device.canvas]) {
            element.addEventListener("pointermove", (event) => {
                // A pressed button is the app's business.
                if (element === device.canvas && (event.buttons || event.pointerType === "touch")) return;
                this.at = device.toDevice(event.clientX, event.clientY);
                this.tell();
            });
            // At once: what the pointer enters next may have something to outline itself.
            element.addEventListener("pointerleave", () => {
                if (this.at) this.hears.point(null, true);
                this.at = null;
            });
        }
        this.pane.addEventListener("pointerdown", () => device.measure());
        this.pane.addEventListener("click", (event) => {
            const [x, y] = device.toDevice(event.clientX, event.clientY);
            this.ask(false);
            this.hears.pick({ x, y, view: viewAt(device.frame, x, y) });
        });
    }

    /** While somebody picks a view, or looks at the past, the picture is not the app's to touch. */
    ask(isAsking) {
        this.isAsking = isAsking;
        this.show();
    }

    show(isPast = this.isPast) {
        this.isPast = isPast;
        this.button.setAttribute("aria-pressed", String(this.isAsking));
        const covered = this.isAsking || isPast;
        this.pane.hidden = !covered;
        this.device.canvas.inert = covered;
        document.body.classList.toggle("asking", this.isAsking);
        if (!covered && this.at) this.hears.point(null, true);
    }
}

/** What shows something and never takes touches, unless it is told to. */
const SHOWING = /^UI(Label|ImageView|ProgressView|ActivityIndicatorView)$/;

/**
 * The number of the view that somebody means who points there, as a viewer sees it, whether or not it takes touches: the one in
 * front, but what holds a label rather than the label. Null if there is none.
 */
export function viewAt(frame, x, y) {
    const views = viewsAt(frame, x, y);
    return (views.find((view) => view.interactive || !SHOWING.test(view.class)) ?? views[0])?.id ?? null;
}

/** A view's name behind those it is in, the nearest three. */
export function pathOf(frame, view) {
    const parents = new Map((frame?.views ?? []).map((each) => [each.id, each]));
    const names = [];
    for (let at = view; at && names.length < 4; at = parents.get(at.parent)) names.unshift(at.name);
    return (names.length < 4 ? names : ["…", ...names.slice(1)]).join(" › ");
}

/** The views at a point that can be seen, from the front to the back. */
export function viewsAt(frame, x, y) {
    const unseen = new Set();
    const found = [];
    for (const view of frame?.views ?? []) {
        if (view.hidden || view.alpha <= 0 || unseen.has(view.parent)) unseen.add(view.id);
        else if (contains(view.quad, x, y)) found.push(view);
    }
    return found.reverse();
}

/** A convex quadrilateral, whichever way around. */
function contains(quad, x, y) {
    let side = 0;
    for (let index = 0; index < 4; index += 1) {
        const [ax, ay] = quad[index];
        const [bx, by] = quad[(index + 1) % 4];
        const turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
        if (turn * side < 0) return false;
        if (turn) side = turn;
    }
    return side !== 0;
}
