// The scene picker: a grouped list beside the device, or a select on a narrow page.

import { byID, make } from "../browser/dom.js";
import { put, putAttribute, putHint } from "../texts/language.js";

export class Scenes {
    constructor(onChoose) {
        this.onChoose = onChoose;
        this.list = byID("scenes");
        this.items = byID("scene-list");
        this.picker = byID("scene-picker");
        this.select = byID("scene-select");
        this.scenes = [];
        this.select.addEventListener("change", () => this.choose(this.select.value));
    }

    show(scenes, current) {
        this.scenes = scenes;
        this.list.hidden = scenes.length === 0;
        this.picker.hidden = scenes.length === 0;
        document.body.classList.toggle("no-scenes", scenes.length === 0);
        const groups = Map.groupBy ? Map.groupBy(scenes, groupOf) : groupsOf(scenes);
        // This also removes the course's question from its item; the course adds it again.
        this.items.replaceChildren(...[...groups].map(([name, members]) => this.listGroup(name, members)));
        this.select.replaceChildren(...[...groups].map(([name, members]) => selectGroup(name, members)));
        this.mark(current);
    }

    listGroup(name, members) {
        const items = members.map((scene) => {
            const button = make("button", "scene", null, [
                put(make("span", "scene-title"), scene.title),
                put(make("span", "scene-summary"), scene.summary),
                putHint(make("span", "scene-summary scene-hint"), scene.id),
            ]);
            button.type = "button";
            button.dataset.scene = scene.id;
            button.onclick = () => this.choose(scene.id);
            return make("li", "", null, [button]);
        });
        return make("section", "scene-group", null, [name ? put(make("h2"), name) : null, make("ul", "", null, items)]);
    }

    title(id) {
        return this.scenes.find((each) => each.id === id)?.title ?? id;
    }

    choose(id) {
        this.mark(id);
        this.onChoose(id);
    }

    mark(id) {
        const scene = this.scenes.find((each) => each.id === id);
        for (const button of this.list.querySelectorAll("[data-scene]")) {
            const current = button.getAttribute("data-scene") === id;
            button.setAttribute("aria-current", String(current));
            if (current) button.scrollIntoView?.({ block: "nearest" });
        }
        if (scene) this.select.value = id;
        put(byID("scene-summary"), scene?.summary ?? "");
        putHint(byID("scene-hint"), id);
    }
}

function groupOf(scene) {
    return scene.group ?? "";
}

function groupsOf(scenes) {
    const groups = new Map();
    for (const scene of scenes) groups.set(groupOf(scene), [...groups.get(groupOf(scene)) ?? [], scene]);
    return groups;
}

function selectGroup(name, members) {
    const options = members.map((scene) => {
        const option = put(make("option"), scene.title);
        option.value = scene.id;
        return option;
    });
    if (!name) {
        const fragment = document.createDocumentFragment();
        fragment.append(...options);
        return fragment;
    }
    return putAttribute(make("optgroup", "", null, options), "label", name);
}
