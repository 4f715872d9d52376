// Which scene the page shows, and which moment of which run it looks back at: both are in its address, so that a link opens where it
// was made. The scene is remembered as well: an app that was started again goes on with the one it had.

import { throttle } from "./dom.js";
import { saveSetting, loadSetting } from "./storage.js";

const PAUSE = 250; // ms between two new addresses; browsers refuse more than some.
const RUN = 8; // characters that tell one run from another

export class Address {
    /** `choose(scene)`: somebody has put another scene into the address; `look(moment)`: another moment of this run, as its time
     *  and the number of the record that its event begins with. */
    constructor({ choose, goTo }) {
        this.run = null;
        this.scenes = [];
        this.moment = null;
        /** Where a link leads, until it has been followed. */
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

    /** What the address says; a moment counts only in its own run. */
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

    /** The app tells its scenes and the one it shows; answers which it should show instead, or null. */
    joined({ run, scenes, scene }) {
        const isFirst = this.run === null;
        const isOther = run !== (isFirst ? loadSetting("run") : this.run);
        const before = isFirst ? loadSetting("scene") : this.scene;
        this.run = run ?? null;
        this.scenes = scenes ?? [];
        this.scene = scene;
        saveSetting("run", run ?? null);
        // A link to a moment looks back; the app stays as it is.
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
        // Not before the link's moment has been looked for.
        if (!this.link.moment) this.write();
    }

    /** The moment that the link leads to, once. */
    takeLinkedMoment() {
        const { moment } = this.link;
        this.link.moment = null;
        return moment;
    }

    /** The moment that is looked at; null while the app is live. */
    setMoment(moment) {
        if (this.link.moment) return;
        this.moment = moment && { time: moment.time, n: moment.event.records[0].n ?? 0 };
        this.write();
    }
}
