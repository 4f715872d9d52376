// The language of the texts that a learner reads: Chinese where there is a translation, and otherwise English. The element of each such
// text states its language, because the rest of the page is in English.

import { PAGE, SCENES } from "./chinese.js";
import { HINTS } from "./chinesehints.js";
import { byID } from "../browser/dom.js";
import { loadSetting, saveSetting } from "../browser/storage.js";

const SETTING = "language";
const ENGLISH = "en";
const CHINESE = "zh-Hans";
const translations = new Map(Object.entries({ ...SCENES, ...PAGE }));
const hints = new Map(Object.entries(HINTS));

/** How each element is drawn, by the part that the function draws. */
const drawings = new WeakMap();

let isChinese = startsInChinese();

function startsInChinese() {
    const known = /^(zh|en)\b/i;
    return /^zh/i.test(loadSetting(SETTING) ?? navigator.languages.find((each) => known.test(each)) ?? ENGLISH);
}

/** Calls `draw` now, and again after each change of the language as long as the node is on the page. */
function drawNowAndLater(node, part, draw) {
    node.dataset.words = "";
    if (!drawings.has(node)) drawings.set(node, new Map());
    drawings.get(node).set(part, draw);
    draw();
    return node;
}

/**
 * Shows a text that is given in English in the page's language. `values` replace names in braces, and are translated too;
 * `content(text)` returns the nodes to show instead of the plain text.
 */
export function put(node, english, values = {}, content = (text) => [text]) {
    return drawNowAndLater(node, "text", () => {
        node.lang = languageOf(english);
        node.replaceChildren(...content(translate(english, values)));
    });
}

/** Sets an attribute, such as `title`, to a text in the page's language. The element's own text must be translated too. */
export function putAttribute(node, name, english) {
    return drawNowAndLater(node, name, () => {
        node.lang = languageOf(english);
        node.setAttribute(name, translate(english));
    });
}

/** Shows the translation of a scene's hint. Hides the node if there is none, because the device shows the hint in English. */
export function putHint(node, sceneID) {
    return drawNowAndLater(node, "text", () => {
        node.lang = CHINESE;
        node.textContent = (isChinese && hints.get(sceneID)?.[1]) || "";
        node.hidden = !node.textContent;
    });
}

function translate(english, values = {}) {
    const text = (isChinese && translations.get(english)) || english;
    return text.replace(/\{(\w+)\}/g, (name, key) => Object.hasOwn(values, key) ? translate(String(values[key])) : name);
}

function languageOf(english) {
    return isChinese && translations.has(english) ? CHINESE : ENGLISH;
}

/** Translates the elements of index.html that have `data-words`, and sets up the button that changes the language. */
export function setUpLanguage() {
    for (const node of document.querySelectorAll("[data-words]")) {
        if (drawings.has(node)) continue; // A script has written its text.
        if (node.textContent && !node.firstElementChild) put(node, node.textContent);
        for (const name of ["title", "aria-label"]) {
            if (node.hasAttribute(name)) putAttribute(node, name, node.getAttribute(name));
        }
    }
    const button = byID("language");
    const draw = () => {
        button.lang = isChinese ? ENGLISH : CHINESE;
        button.textContent = isChinese ? "English" : "中文";
        button.title = isChinese ? "Show the course in English" : "用中文显示课程";
    };
    button.addEventListener("click", () => {
        isChinese = !isChinese;
        saveSetting(SETTING, isChinese ? CHINESE : ENGLISH);
        draw();
        for (const node of document.querySelectorAll("[data-words]")) drawings.get(node)?.forEach((each) => each());
    });
    draw();
}
