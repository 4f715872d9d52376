// What the page's scripts use and TypeScript 4.8 does not declare: newer functions of browsers, the types of the page's elements, and the
// page's global variable.

interface Array<T> {
    findLast(isWanted: (element: T, index: number) => unknown): T | undefined;
    findLastIndex(isWanted: (element: T, index: number) => unknown): number;
}

interface MapConstructor {
    groupBy<Key, Item>(items: Iterable<Item>, key: (item: Item, index: number) => Key): Map<Key, Item[]>;
}

interface CanvasPath {
    roundRect(x: number, y: number, width: number, height: number, radius?: number): void;
}

interface Element {
    checkVisibility(): boolean;
}

interface Navigator {
    readonly keyboard?: { getLayoutMap?(): Promise<Map<string, string>> };
}

interface Window {
    /** For automated tests of the page. */
    touchstone: { readonly records: object[]; readonly history: object; readonly frame: object; status: string };
}

/** The types of elements in index.html, by id. The others are plain elements. */
interface ElementsOfPage {
    "arena-back": HTMLButtonElement;
    "arena-on": HTMLButtonElement;
    depth: HTMLCanvasElement;
    device: HTMLCanvasElement;
    help: HTMLDialogElement;
    "log-filter": HTMLInputElement;
    overlay: HTMLCanvasElement;
    pause: HTMLButtonElement;
    play: HTMLButtonElement;
    "scene-select": HTMLSelectElement;
    scrub: HTMLInputElement;
    "session-file": HTMLInputElement;
    "session-menu": HTMLDetailsElement;
    speed: HTMLSelectElement;
    "step-back": HTMLButtonElement;
    "step-on": HTMLButtonElement;
    "text-input": HTMLTextAreaElement;
    "timeline-canvas": HTMLCanvasElement;
    "tree-filter": HTMLInputElement;
}
