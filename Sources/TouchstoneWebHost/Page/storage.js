// What the page remembers for the next time. Storage can be forbidden; the page works without.

export function loadSetting(key) {
    try {
        return localStorage.getItem(`touchstone.${key}`);
    } catch {
        return null;
    }
}

export function saveSetting(key, value) {
    try {
        if (value === null) localStorage.removeItem(`touchstone.${key}`);
        else localStorage.setItem(`touchstone.${key}`, value);
    } catch {
        // See above.
    }
}
