// Ids of rules in what the page says, as links to where the rules are told.

let known = new Set();

/** The ids of the rules that the program can tell. */
export function setKnownRules(ids) {
    known = new Set(ids ?? []);
}

/** The words as what nodes are made of: text, and a link for each rule's id. */
export function linkRules(words) {
    return String(words).split(/\b([A-Z]{1,2}-\d{1,3})\b/).map((part, index) => index % 2 && known.has(part) ? link(part) : part);
}

function link(id) {
    const node = document.createElement("a");
    Object.assign(node, { className: "rule", href: `rules#${id}`, target: "_blank", rel: "noopener", title: `Rule ${id}`, textContent: id });
    return node;
}
