// The course: the question of each scene, whether a touch has answered it, and the progress through all scenes. Also the
// introduction for a new user, with an animated finger that shows the first touch.

import { byID, make } from "../browser/dom.js";
import { put, putAttribute } from "../texts/language.js";
import { linkRules } from "../texts/rules.js";
import { loadSetting, saveSetting } from "../browser/storage.js";

/** Below this width the list of scenes is a select (lab.css has the same number). */
const narrow = matchMedia("(max-width: 1239.98px)");

export class Course {
    /** `choose(scene)` shows another scene; `show()` performs the first touch with an animated finger. */
    constructor({ choose, show }) {
        this.handlers = { choose, show };
        this.card = byID("task");
        this.progress = byID("course");
        this.scenes = [];
        this.scene = null;
        this.done = new Set((loadSetting("course") ?? "").split(" ").filter(Boolean));
        this.isNew = loadSetting("met") === null;
        this.answered = false;
        narrow.addEventListener("change", () => this.draw());
    }

    show(scenes, tasks, id) {
        this.scenes = scenes.filter((scene) => tasks[scene.id]).map((scene) => ({ ...scene, task: tasks[scene.id] }));
        this.setScene(id);
    }

    setScene(id) {
        this.scene = this.scenes.find((scene) => scene.id === id) ?? null;
        this.answered = false;
        this.draw();
        if (this.scene && !narrow.matches) this.card.scrollIntoView?.({ block: "nearest" });
    }

    /** Checks whether one of the records answers the question. */
    add(records) {
        if (!this.scene || this.answered) return;
        const goal = Object.entries(this.scene.task.goal);
        if (!records.some((record) => goal.every(([key, value]) => record[key] === value))) return;
        this.answered = true;
        this.done.add(this.scene.id);
        saveSetting("course", [...this.done].join(" "));
        this.draw();
    }

    get next() {
        const index = this.scenes.indexOf(this.scene);
        return this.scenes.slice(index + 1).find((scene) => !this.done.has(scene.id))
            ?? this.scenes.find((scene) => !this.done.has(scene.id) && scene !== this.scene) ?? null;
    }

    draw() {
        const item = document.querySelector(".scene[aria-current=true]")?.parentElement;
        if (narrow.matches) byID("said").after(this.card);
        else if (item && this.card.parentElement !== item) item.append(this.card);
        this.card.hidden = !this.scene;
        this.progress.hidden = this.scenes.length < 2;
        const count = this.scenes.filter((scene) => this.done.has(scene.id)).length;
        this.progress.replaceChildren(...(this.scenes.length < 2 ? [] : this.header(count)));
        for (const button of document.querySelectorAll("[data-scene]")) {
            button.classList.toggle("done", this.done.has(button.getAttribute("data-scene")));
        }
        if (this.scene) this.card.replaceChildren(...this.parts());
    }

    header(count) {
        const bar = make("progress", "course-bar");
        bar.max = this.scenes.length;
        bar.value = count;
        putAttribute(bar, "aria-label", "Questions answered");
        return [
            ...(this.isNew ? this.welcome() : []),
            make("p", "course-count", null, [put(make("strong"), "Course"), " ",
                put(make("span"), "{count} of {total} questions", { count, total: this.scenes.length })]),
            bar,
        ];
    }

    welcome() {
        const show = this.button("Show me", () => this.handlers.show());
        const dismiss = this.button("Got it", () => {
            this.isNew = false;
            saveSetting("met", "yes");
            this.draw();
        });
        return [make("div", "welcome", null, [
            put(make("p"),
                "The screen is a real app. Touch it: the panels show which views were hit-tested, which view received the touch, and why."),
            make("div", "task-buttons", null, [show, dismiss]),
        ])];
    }

    parts() {
        const { question, lesson } = this.scene.task;
        const isDone = this.answered || this.done.has(this.scene.id);
        const next = isDone ? this.next : null;
        const result = make("p", "task-lesson");
        if (isDone) {
            put(result, this.answered ? lesson : "You have answered this before. Touch to see it again.", {}, (text) => ["✓ ", ...linkRules(text)]);
        }
        return [
            put(make("p", "task-question"), question, {}, linkRules),
            result,
            next ? this.button("Next: {title}", () => this.handlers.choose(next.id), { title: next.title })
                : isDone && this.scenes.every((scene) => this.done.has(scene.id))
                    ? put(make("p", "task-lesson"), "That was the last question.") : null,
        ].filter(Boolean);
    }

    button(title, action, values) {
        const button = put(make("button", "quiet"), title, values);
        button.type = "button";
        button.addEventListener("click", action);
        return button;
    }
}
