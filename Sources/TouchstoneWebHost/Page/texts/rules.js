// Ids of rules in texts of the page, as links to the page of the rules.

let known = new Set();

/** Sets the ids of the rules that the app's page of rules contains. */
export function setKnownRules(ids) {
    known = new Set(ids ?? []);
}

/** The text as content for a node: strings, and a link for each rule id. */
export function linkRules(text) {
    return String(text).split(/\b([A-Z]{1,2}-\d{1,3})\b/).map((part, index) => index % 2 && known.has(part) ? link(part) : part);
}

function link(id) {
    const node = document.createElement("a");
    Object.assign(node, { className: "rule", href: `rules#${id}`, target: "_blank", rel: "noopener", title: `Rule ${id}`, textContent: id });
    return node;
}
