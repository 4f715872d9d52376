// Pictures as the app sends them: whole, or as the difference from the previous one.

/** Whether a message has only the difference. */
export function isPart(message) {
    return message.changes !== undefined;
}

/** Returns the whole picture; `before` is the one that was sent before it. */
export function wholePicture(message, before) {
    if (!isPart(message)) return message;
    const { changes, ...picture } = message;
    picture.commands = edited(before.commands, changes.commands);
    picture.views = edited(before.views, changes.views);
    return picture;
}

/** Returns a list with some items replaced. Each edit is the start, the number of removed items, and the new items. */
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
