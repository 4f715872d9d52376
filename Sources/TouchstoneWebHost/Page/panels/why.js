// The answer to "Why not this view?": from the app in its current state, or from the trace of a past moment.

import { byID, make, point, withViewID } from "../browser/dom.js";
import { pathOf, viewsAt } from "./picker.js";
import { linkRules } from "../texts/rules.js";

export class WhyPanel {
    /**
     * `explain(question)` sends a question to the app; `opened(isOpen)` is called when the panel opens or closes; `follow(question,
     * advice, show)` applies advice and repeats the touch.
     */
    constructor(device, { explain, opened, follow }) {
        this.device = device;
        this.handlers = { explain, opened, follow };
        this.body = byID("panel-why").querySelector(".panel-body");
        this.askAgainButton = byID("why-again");
        this.askAgainButton.addEventListener("click", () => explain(this.question));
        byID("why-close").addEventListener("click", () => this.close());
    }

    close() {
        this.question = null;
        this.handlers.opened(false);
    }

    /** Shows the app's answer. */
    showAnswer(report) {
        const { hit, wanted, causes, at: [x, y] } = report;
        const place = `A touch at ${point(x, y)}`;
        const receives = hit ? [name(hit), " receives it"] : ["no view receives it"];
        let head;
        if (!wanted) head = [`${place}: `, ...receives, "."];
        else if (!causes.length && hit) head = [`${place} reaches `, name(wanted), ...(hit.id === wanted.id ? ["."] : [", forwarded from ", name(hit), "."])];
        else if (hit && hit.id === wanted.id) head = [`${place} reaches `, name(wanted), ", but has no effect."];
        else head = [`${place} does not reach `, name(wanted), ": ", ...receives, "."];
        const tone = wanted && causes.length ? "refused" : "good";
        this.open({ x, y, view: wanted?.id ?? null }, [
            make("p", `outcome ${tone} why-head`, null, head),
            ...causes.map((cause) => this.causeBlock(cause)),
            report.path.length > 1 && causes[0]?.about ? this.viewPath(report) : null,
            this.otherViews(x, y, wanted?.id),
            more("Asked, from front to back", report.steps.map((step) => {
                const row = make("li", "why-step", null, [make("code", "", step.view.name), " ", ...linkRules(step.text)]);
                row.style.setProperty("--depth", String(Math.min(step.depth, 12)));
                return withViewID(row, step.view.id);
            }), report.stepCount - report.steps.length),
            more("Recognizers that compete for it", report.recognizers.map((text) => make("li", "", null, linkRules(text)))),
            more("Responder chain from there", report.chain.map((text) => make("li", "", null, linkRules(text)))),
            ...report.notes.map((text) => make("p", "why-note", null, linkRules(text))),
        ]);
        this.askAgainButton.hidden = false;
    }

    causeBlock(cause) {
        const advice = make("ul", "why-advice", null, cause.changes.map((text, index) =>
            make("li", "", null, [make("span", "why-help", index ? "or " : "help "), ...code(text),
                cause.made?.[index] ? this.followButton(text) : null])));
        return withViewID(make("div", "why-cause", null, [make("p", "", null, ["because ", ...code(cause.text)]), advice]), cause.about?.id);
    }

    /** A button that applies advice in the running app and repeats the touch. */
    followButton(text) {
        const button = make("button", "follow", "Apply it and repeat my touch");
        button.type = "button";
        button.addEventListener("click", () => {
            button.disabled = true;
            const question = this.question;
            this.handlers.follow(question, text, (comparison) => {
                if (this.question !== question) return;
                this.comparison?.remove();
                this.comparison = comparison;
                this.body.querySelector(".why-head").after(comparison);
                this.body.scrollTop = 0;
                comparison.scrollIntoView({ block: "nearest" });
            });
        });
        return make("div", "", null, [button]);
    }

    viewPath(report) {
        const subject = report.causes[0].about.id;
        const list = make("ol", "why-path", null, report.path.map(({ view }, depth) => {
            const row = make("li", view.id === subject ? "subject" : "", null,
                [make("code", "", view.name), view.id === subject ? make("span", "why-here", " ← here") : null]);
            row.style.setProperty("--depth", String(Math.min(depth, 12)));
            return withViewID(row, view.id);
        }));
        list.setAttribute("aria-label", "The path to the view");
        return list;
    }

    /** A select for the other views at the point. */
    otherViews(x, y, asked) {
        const views = viewsAt(this.device.frame, x, y);
        if (views.length < 2) return null;
        const select = make("select", "why-others", null, views.map((view) => {
            const option = make("option", "", pathOf(this.device.frame, view));
            option.value = String(view.id);
            option.selected = view.id === asked;
            return option;
        }));
        if (!views.some((view) => view.id === asked)) {
            select.prepend(Object.assign(make("option", "", "choose one"), { selected: true, disabled: true }));
        }
        select.addEventListener("change", () => this.handlers.explain({ x, y, view: Number(select.value) }));
        return make("label", "why-pick", null, ["Another view at this point: ", select]);
    }

    /** Shows what the trace recorded about a past touch. */
    showPastAnswer(question, touch) {
        const view = this.device.view(question.view);
        const shown = view?.name ?? "that view";
        const lines = [];
        if (!touch) {
            lines.push(make("p", "", "There was no touch, so no view was asked. Resume to ask the app in its current state."));
        } else {
            const receiver = touch.bound?.view ?? touch.suppressed?.view;
            lines.push(make("p", "outcome why-head", null,
                [`${touch.name} at ${touch.at ? point(touch.at.x, touch.at.y) : "its place"} `,
                    receiver ? "went to " : "went to no view", receiver ? make("strong", "", receiver) : null, "."].filter(Boolean)));
            lines.push(make("p", "", this.verdictOf(view, touch, shown)));
            lines.push(make("p", "why-note", "This is what the trace recorded then. Resume to ask the app in its current state."));
        }
        this.open(question, lines);
        this.askAgainButton.hidden = true;
    }

    /** The nearest superview that was asked decides. */
    verdictOf(view, touch, shown) {
        const all = [];
        const collect = (questions) => {
            for (const question of questions) {
                all.push(question);
                collect(question.children);
            }
        };
        collect(touch.questions);
        // Views in a damaged file may contain each other.
        for (let above = view, step = 0; above && step < 1000; above = this.device.view(above.parent), step += 1) {
            const asked = all.find((question) => question.asked.viewID === above.id);
            if (!asked) continue;
            const reason = asked.verdict?.reason ?? "no answer";
            if (above === view) return reason === "hit" ? `${shown} was asked and returned itself.` : `${shown} was asked: ${reason}.`;
            return `${shown} was not asked. ${above.name}, which contains it, was: ${reason}.`;
        }
        return `Neither ${shown} nor a view that contains it was asked, because another view had answered before.`;
    }

    open(question, parts) {
        this.question = question;
        this.body.replaceChildren(...parts.filter(Boolean));
        this.body.scrollTop = 0;
        this.handlers.opened(true);
    }
}

function name(mention) {
    return withViewID(make("strong", "", mention.name), mention.id);
}

/** Shows the code at the end of an advice as code. */
function code(text) {
    const match = /^(.*?: )([\w."]+\.[\w.]+( = |\().*)$/.exec(text);
    return match ? [...linkRules(match[1]), make("code", "", match[2])] : linkRules(text);
}

function more(title, rows, rest = 0) {
    if (!rows.length) return null;
    if (rest > 0) rows.push(make("li", "", `and ${rest} more`));
    return make("details", "why-more", null, [make("summary", "", title), make("ul", "", null, rows)]);
}
