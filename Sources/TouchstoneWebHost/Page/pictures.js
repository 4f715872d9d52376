// Pictures as the app sends them: whole, or as what is different from the one before.

/** Whether a message has only what is different. */
export function isPart(message) {
    return message.changes !== undefined;
}

/** The whole picture; `before` is the one that was sent before it. */
export function wholePicture(message, before) {
    if (!isPart(message)) return message;
    const { changes, ...picture } = message;
    picture.commands = edited(before.commands, changes.commands);
    picture.views = edited(before.views, changes.views);
    return picture;
}

/** A list with some of its items replaced: each edit says from which on, how many go, and what comes in their place. */
function edited(list, edits) {
    if (!edits.length) return list;
    const parts = [];
    let from = 0;
    for (const [start, count, items] of edits) {
        parts.push(list.slice(from, start), items);
        from = start + count;
    }
    return [].concat(...parts, list.slice(from));
}
