// The page's settings. A browser may forbid storage; then the page works without stored settings.

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
        // Storage is forbidden.
    }
}
