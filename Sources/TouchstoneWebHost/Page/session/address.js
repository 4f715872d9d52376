// Stores the scene, and the moment of a run that the page looks back at, in the page's address, so that a link opens the same
// place. Also remembers the last scene, so that a restarted app continues with it.

import { throttle } from "../browser/dom.js";
import { loadSetting, saveSetting } from "../browser/storage.js";

const PAUSE = 250; // ms between two changes of the address; browsers refuse more than a certain number
const RUN = 8; // characters that distinguish one run from another

export class Address {
    /**
     * `choose(scene)`: the user entered an address with another scene. `goTo(moment)`: the user entered an address with another
     * moment of this run, given by its time and the number of the first record of its event.
     */
    constructor({ choose, goTo }) {
        this.run = null;
        this.scenes = [];
        this.moment = null;
        /** The target of a link, until the page has opened it. */
        this.link = this.read();
        this.write = throttle(PAUSE, () => {
            const hash = this.hash;
            if (hash && location.hash !== hash) window.history.replaceState(null, "", hash);
            else if (!hash && location.hash) window.history.replaceState(null, "", location.pathname);
        });
        addEventListener("hashchange", () => {
            const { scene, moment } = this.read();
            if (moment) goTo(moment);
            else if (scene && scene !== this.scene && this.hasScene(scene)) choose(scene);
        });
    }

    /** The scene, run and moment in the address. A moment is valid only in its own run. */
    read() {
        const parts = new URLSearchParams(location.hash.slice(1));
        const time = parseFloat(parts.get("at"));
        const moment = Number.isFinite(time) ? { time, n: Number(parts.get("n")) } : null;
        return { scene: parts.get("scene"), run: parts.get("run"), moment };
    }

    get hash() {
        const parts = [];
        if (this.scene) parts.push(`scene=${encodeURIComponent(this.scene)}`);
        if (this.moment && this.run) parts.push(`run=${this.run.slice(0, RUN)}`, `at=${this.moment.time}`, `n=${this.moment.n}`);
        return parts.length ? `#${parts.join("&")}` : "";
    }

    hasScene(scene) {
        return this.scenes.some((each) => each.id === scene);
    }

    /** Receives the scenes of the app and the one that it shows. Returns the scene that the app should show instead, or null. */
    joined({ run, scenes, scene }) {
        const isFirst = this.run === null;
        const isOther = run !== (isFirst ? loadSetting("run") : this.run);
        const before = isFirst ? loadSetting("scene") : this.scene;
        this.run = run ?? null;
        this.scenes = scenes ?? [];
        this.scene = scene;
        saveSetting("run", run ?? null);
        // A link to a moment only looks back; it does not change the app's scene.
        const looksBack = isFirst && this.link.moment && this.link.run === run?.slice(0, RUN);
        if (!looksBack) this.link.moment = null;
        const wanted = [isFirst && !looksBack ? this.link.scene : null, isOther ? before : null].find((each) => each && this.hasScene(each));
        if (wanted && wanted !== scene) return wanted;
        this.setScene(scene);
        return null;
    }

    setScene(scene) {
        this.scene = scene;
        if (scene) saveSetting("scene", scene);
        // Do not overwrite the link before the page has looked for its moment.
        if (!this.link.moment) this.write();
    }

    /** The moment of the link. Returns it only once. */
    takeLinkedMoment() {
        const { moment } = this.link;
        this.link.moment = null;
        return moment;
    }

    /** The moment that the page shows; null while the app is live. */
    setMoment(moment) {
        if (this.link.moment) return;
        this.moment = moment && { time: moment.time, n: moment.event.records[0].n ?? 0 };
        this.write();
    }
}
