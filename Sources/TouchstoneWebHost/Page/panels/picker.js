// Pointing at views in the picture: to find them in the tree, and to ask why a touch would not go there.

import { byID, oncePerFrame } from "../browser/dom.js";

export class Picker {
    /** `highlight(viewID or null)` receives the view under the pointer, `pick({ x, y, view })` the view that the user picked. */
    constructor(device, { highlight, pick }) {
        this.device = device;
        this.handlers = { highlight, pick };
        this.pane = byID("pane");
        this.button = byID("ask");
        this.isPicking = false;
        this.isPast = false;
        this.button.addEventListener("click", () => this.setPicking(!this.isPicking));
        addEventListener("keydown", (event) => {
            if (event.key === "Escape" && this.isPicking) {
                event.preventDefault();
                event.stopPropagation();
                this.setPicking(false);
                this.button.focus();
            }
        }, true);
        this.notifyHighlight = oncePerFrame(() => {
            if (this.at) this.handlers.highlight(viewAt(device.frame, ...this.at), this.isPicking || this.isPast);
        });
        for (const element of [this.pane, device.canvas]) {
            element.addEventListener("pointermove", (event) => {
                // While a button is pressed, the pointer belongs to the app.
                if (element === device.canvas && (event.buttons || event.pointerType === "touch")) return;
                this.at = device.toDevice(event.clientX, event.clientY);
                this.notifyHighlight();
            });
            // Do not wait for the next frame: the element that the pointer enters next may outline a view of its own.
            element.addEventListener("pointerleave", () => {
                if (this.at) this.handlers.highlight(null, true);
                this.at = null;
            });
        }
        this.pane.addEventListener("pointerdown", () => device.measure());
        this.pane.addEventListener("click", (event) => {
            const [x, y] = device.toDevice(event.clientX, event.clientY);
            this.setPicking(false);
            this.handlers.pick({ x, y, view: viewAt(device.frame, x, y) });
        });
    }

    /** While the user picks a view, or looks at the past, touches do not go to the app. */
    setPicking(isPicking) {
        this.isPicking = isPicking;
        this.show();
    }

    show(isPast = this.isPast) {
        this.isPast = isPast;
        this.button.setAttribute("aria-pressed", String(this.isPicking));
        const covered = this.isPicking || isPast;
        this.pane.hidden = !covered;
        this.device.canvas.inert = covered;
        document.body.classList.toggle("picking", this.isPicking);
        if (!covered && this.at) this.handlers.highlight(null, true);
    }
}

/** Classes that only display something and take no touches by default. */
const DISPLAY_ONLY = /^UI(Label|ImageView|ProgressView|ActivityIndicatorView)$/;

/**
 * The number of the view that a user means by a point, whether or not it takes touches: the front one, but the superview of a label
 * rather than the label. Null if there is none.
 */
export function viewAt(frame, x, y) {
    const views = viewsAt(frame, x, y);
    return (views.find((view) => view.interactive || !DISPLAY_ONLY.test(view.class)) ?? views[0])?.id ?? null;
}

/** A view's name behind the names of its nearest three superviews. */
export function pathOf(frame, view) {
    const parents = new Map((frame?.views ?? []).map((each) => [each.id, each]));
    const names = [];
    for (let at = view; at && names.length < 4; at = parents.get(at.parent)) names.unshift(at.name);
    return (names.length < 4 ? names : ["…", ...names.slice(1)]).join(" › ");
}

/** The visible views at a point, from front to back. */
export function viewsAt(frame, x, y) {
    const unseen = new Set();
    const found = [];
    for (const view of frame?.views ?? []) {
        if (view.hidden || view.alpha <= 0 || unseen.has(view.parent)) unseen.add(view.id);
        else if (contains(view.quad, x, y)) found.push(view);
    }
    return found.reverse();
}

/** A convex quadrilateral, in either direction. */
function contains(quad, x, y) {
    let side = 0;
    for (let index = 0; index < 4; index += 1) {
        const [ax, ay] = quad[index];
        const [bx, by] = quad[(index + 1) % 4];
        const cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
        if (cross * side < 0) return false;
        if (cross) side = cross;
    }
    return side !== 0;
}
