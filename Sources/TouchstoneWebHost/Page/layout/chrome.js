// The parts around the device and the panels: theme, inspector button, tabs and notices.

import { byID, make } from "../browser/dom.js";
import { put } from "../texts/language.js";
import { loadSetting, saveSetting } from "../browser/storage.js";

const THEMES = ["auto", "light", "dark"];
const THEME_KEY = "theme";
const INSPECTOR_KEY = "inspector";
const INFO_DURATION = 6000;

const darkQuery = matchMedia("(prefers-color-scheme: dark)");
/** Below this width the panels do not fit side by side (lab.css has the same number). */
const tabbed = matchMedia("(max-width: 1239.98px)");

let theme = THEMES.includes(loadSetting(THEME_KEY)) ? loadSetting(THEME_KEY) : "auto";

export function isDark() {
    return theme === "auto" ? darkQuery.matches : theme === "dark";
}

export function setUpTheme(changed) {
    const button = byID("theme");
    const apply = () => {
        document.documentElement.dataset.theme = theme;
        put(byID("theme-name"), theme);
    };
    button.addEventListener("click", () => {
        const wasDark = isDark();
        theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
        saveSetting(THEME_KEY, theme);
        apply();
        if (isDark() !== wasDark) changed();
    });
    darkQuery.addEventListener("change", () => {
        if (theme === "auto") changed();
    });
    apply();
}

/** Opens and closes the panels beside the device. The returned object says whether they are open. */
export function setUpInspector(changed) {
    const button = byID("inspector");
    let isOpen = loadSetting(INSPECTOR_KEY) !== "closed";
    const apply = () => {
        button.setAttribute("aria-pressed", String(isOpen));
        document.body.classList.toggle("no-inspector", !isOpen);
    };
    button.addEventListener("click", () => {
        isOpen = !isOpen;
        saveSetting(INSPECTOR_KEY, isOpen ? "open" : "closed");
        apply();
        changed();
    });
    apply();
    return { get isOpen() { return isOpen; } };
}

/** Tabs on a narrow page. A wide page shows all panels and no tabs. */
export function setUpTabs() {
    const tabs = /** @type {HTMLElement[]} */ ([...byID("tabs").children]);
    const panels = tabs.map((tab) => byID(tab.getAttribute("aria-controls")));
    let current = 0;
    const apply = () => {
        tabs.forEach((tab, index) => {
            tab.setAttribute("aria-selected", String(index === current));
            tab.tabIndex = index === current ? 0 : -1;
            panels[index].hidden = tabbed.matches && index !== current;
            panels[index].setAttribute("role", tabbed.matches ? "tabpanel" : "region");
        });
        const box = tabs[current].parentElement;
        const [tab, bounds] = [tabs[current], box].map((node) => node.getBoundingClientRect());
        box.scrollLeft += Math.min(tab.left - bounds.left, Math.max(0, tab.right - bounds.right));
    };
    const choose = (index) => {
        current = index;
        apply();
    };
    const neighbor = (step) => {
        let index = current;
        do index = (index + step + tabs.length) % tabs.length; while (tabs[index].hidden);
        return index;
    };
    tabs.forEach((tab, index) => tab.addEventListener("click", () => choose(index)));
    byID("tabs").addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        choose(neighbor(step));
        tabs[current].focus();
    });
    tabbed.addEventListener("change", apply);
    apply();
    return {
        /** Shows the tab of a panel, and selects it unless `isSelected` is false; or hides the tab. */
        setAvailable(panel, isAvailable, isSelected = true) {
            const index = panels.indexOf(panel);
            tabs[index].hidden = !isAvailable;
            if (isAvailable && isSelected) choose(index);
            else if (isAvailable) apply();
            else if (current === index) choose(neighbor(1));
        },
    };
}

export function setUpNotices() {
    const box = byID("notices");
    const show = (level, text) => {
        const close = make("button", "quiet", "Dismiss");
        close.type = "button";
        const notice = make("div", `notice notice-${level === "error" ? "error" : "info"}`, null,
            [make("p", "", text), close]);
        if (level === "error") notice.setAttribute("role", "alert");
        close.onclick = () => notice.remove();
        box.append(notice);
        while (box.children.length > 3) box.firstChild.remove();
        // An error stays until the user dismisses it; a notice disappears by itself.
        if (level !== "error") setTimeout(() => notice.remove(), INFO_DURATION);
    };
    return { show };
}
