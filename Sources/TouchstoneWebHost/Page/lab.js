// The lab: joins the socket, the device and the panels.

import { byID, oncePerFrame } from "./dom.js";
import { Connection } from "./socket.js";
import { Device, narrow } from "./device.js";
import { Overlay } from "./overlay.js";
import { Pointers } from "./pointers.js";
import { Wheel } from "./wheel.js";
import { Hover } from "./hover.js";
import { Keys, hasCommandKey } from "./keys.js";
import { TextInput } from "./textinput.js";
import { Clipboard } from "./clipboard.js";
import { Hardware } from "./hardware.js";
import { Trace } from "./trace.js";
import { ChainPanel, HitPanel, TreePanel, wentTo } from "./panels.js";
import { LogPanel, copyText } from "./log.js";
import { GesturesPanel } from "./gestures.js";
import { Contests } from "./contests.js";
import { History } from "./history.js";
import { Transport } from "./transport.js";
import { Picker } from "./picker.js";
import { WhyPanel } from "./why.js";
import { openSession, saveSession } from "./sessionfile.js";
import { scenario } from "./scenario.js";
import { Scenes } from "./scenes.js";
import { isDark, setUpInspector, setUpNotices, setUpTabs, setUpTheme } from "./chrome.js";

const PROTOCOL_VERSION = 1;

let connection = null; // Made last: everything it brings has to be there by then.
let joins = 0;
let joining = false;

const device = new Device((size) => connection?.send({ type: "resize", size, dark: isDark() }));
const overlay = new Overlay(device);
const trace = new Trace({
    queuedBegan: (record) => overlay.name(record.touch, record.x, record.y),
    bound: (touch) => {
        overlay.bind(touch.id, touch.bound.viewID, touch.bound.view);
        say(wentTo(touch));
    },
    unbound: (touch) => say(wentTo(touch)),
    withheld: (touch) => say(wentTo(touch)),
    ended: (touch) => overlay.unbind(touch.id),
    dropped: (touch, record) => say(`${wentTo(touch)}, nobody kept ${record.method}`),
});

const contests = new Contests();
const history = new History();
let latest = null; // The app's newest picture.
let latestText = "";
let drawnMoment = null;

const redraw = oncePerFrame(drawPanels);
const tabs = setUpTabs();
const inspector = setUpInspector(inspectorChanged);
const hitPanel = new HitPanel(trace, classOf, redraw);
const chainPanel = new ChainPanel(trace, classOf, redraw);
const treePanel = new TreePanel(askAboutView);
const gesturesPanel = new GesturesPanel(contests, redraw, (name) => logPanel.filter(`recognizer:${/\s/.test(name) ? `"${name}"` : name}`));
const transport = new Transport(history, { changed: redraw, leave: () => transport.look(history) });
const logPanel = new LogPanel(history, {
    goTo: (event) => transport.goTo(event),
    clear: () => {
        if (!transport.isFile) transport.resume();
        transport.history.clear();
        redraw();
    },
});
const whyPanel = new WhyPanel(device, {
    ask,
    opened: (isOpen) => {
        document.body.classList.toggle("has-why", isOpen);
        tabs.offer(byID("panel-why"), isOpen);
        // On a phone the panels are below the picture.
        if (isOpen && narrow.matches) byID("panel-why").scrollIntoView({ block: "nearest" });
    },
});
const picker = new Picker(device, {
    point: (viewID, outlines) => {
        treePanel.point(viewID);
        if (outlines) overlay.point(viewID);
    },
    pick: ask,
});
const scenes = new Scenes(chooseScene);
const notices = setUpNotices();
const pointers = new Pointers(device, overlay, (samples) => connection.send({ type: "touches", samples }));
new Wheel(device, tell);
new Hover(device, tell);
const clipboard = new Clipboard(tell, (text) => notices.show("info", text));
const textInput = new TextInput(device, tell);
const keys = new Keys(tell, clipboard, (event) => leaveDevice(event));
const hardware = new Hardware(tell, {
    fingerKeys: (isOn) => {
        pointers.keyboard.turn(isOn);
        keys.turn(!isOn);
        textInput.isOn = !isOn;
        device.canvas.focus({ preventScroll: true });
    },
    screenKeyboard: (isShown) => { textInput.usesSystemKeyboard = !isShown; },
});
for (const element of textInput.elements) {
    keys.listen(element, () => textInput.elements);
    clipboard.listen(element);
}
connection = new Connection({ opened: greet, message: receive, status: showStatus, refused: showRefusal });

/** For automated tests of the page. */
window.touchstone = {
    get records() { return transport.history.records; },
    get kept() { return transport.history; },
    get frame() { return device.frame; },
    status: "connecting",
};

setUpTheme(() => connection.send({ type: "resize", size: device.offered, dark: isDark() }));
pointAtViews();
setUpFiles();
byID("reset").addEventListener("click", () => {
    transport.look(history);
    startOver();
    connection.send({ type: "reset" });
});
byID("retry").addEventListener("click", () => connection.retryNow());
document.addEventListener("visibilitychange", () => tellActive());
connection.open();
redraw();

// MARK: Messages

function greet() {
    joins += 1;
    joining = true;
    connection.send({
        type: "hello",
        size: device.offered,
        scale: devicePixelRatio || 1,
        dark: isDark(),
        command: hasCommandKey,
        trace: inspector.isOpen,
        now: performance.now(),
    });
    if (document.hidden) tellActive();
}

/** Whatever fingers did before is told first. */
function tell(message) {
    pointers.flush();
    connection.send(message);
}

/** Tab is the app's, so another key has to lead out of the device. */
function leaveDevice(event) {
    event.preventDefault();
    const forward = event.shiftKey ? document.querySelector(".scene[aria-current=true]") ?? byID("theme") : byID("shake");
    forward.focus();
}

function tellActive() {
    connection.send({ type: "active", value: !document.hidden });
}

function receive(message, text) {
    switch (message.type) {
    case "welcome": welcome(message); break;
    case "frame":
        latest = message;
        latestText = text;
        // The past is kept for the inspector alone.
        if (inspector.isOpen) history.show(message, text);
        if (transport.isLive) device.show(message);
        overlay.wake();
        textInput.show(message.input);
        hardware.show(message.keyboard !== false);
        redraw();
        break;
    case "image": device.images.add(String(message.id), String(message.media), String(message.data)); break;
    case "pasteboard": clipboard.copied(String(message.text ?? "")); break;
    case "trace":
        trace.add(message.records ?? []);
        contests.add(message.records ?? []);
        history.add(message.records ?? []);
        redraw();
        break;
    case "explanation": whyPanel.answer(message); break;
    case "notice": notices.show(message.level, message.text); break;
    }
}

function welcome(message) {
    if (message.version !== PROTOCOL_VERSION) {
        notices.show("error", `The app speaks version ${message.version} of the lab's protocol and this page `
            + `version ${PROTOCOL_VERSION}. Reload the page.`);
    }
    const title = message.title || "Touchstone lab";
    document.title = title;
    byID("title").textContent = title;
    startOver();
    const wasJoined = !joining;
    if (joining) history.restart(joins > 1 ? "Joined the app again" : null);
    joining = false;
    scenes.show(message.scenes ?? [], message.scene);
    device.layOut();
    if (!wasJoined) hardware.joined();
    showStatus("connected");
}

function chooseScene(id) {
    transport.look(history);
    startOver();
    history.mark(scenes.title(id));
    connection.send({ type: "scene", id });
}

/** Earlier touches say nothing about a new scene. The log stays: it is a record. */
function startOver() {
    if (!transport.isLive && !transport.isFile) transport.resume();
    history.startOver();
    trace.forget();
    contests.forget();
    whyPanel.close();
    overlay.forgetBindings();
    byID("said").textContent = "";
    redraw();
}

/** While the inspector is closed the app is not listened to, and nothing is kept to go back to. */
function inspectorChanged() {
    connection.send({ type: "trace", value: inspector.isOpen });
    if (!inspector.isOpen) {
        picker.ask(false);
        transport.look(history);
        overlay.point(null);
    }
    startOver();
    history.mark("The inspector was closed for a while");
    if (inspector.isOpen && latest) history.show(latest, latestText);
    device.layOut();
}

// MARK: Asking, files

/** Why a touch at a place would not go to a view. */
function ask(question) {
    if (transport.isLive) connection.send({ type: "explain", ...question });
    else whyPanel.answerPast(question, hitPanel.trace.shown);
}

function askAboutView(id) {
    const view = device.view(id);
    if (!view) return;
    const [x, y] = [0, 1].map((axis) => (view.quad[0][axis] + view.quad[2][axis]) / 2);
    ask({ x, y, view: id });
}

function setUpFiles() {
    const input = byID("session-file");
    const open = async (file) => {
        if (!file) return;
        try {
            const session = await openSession(file);
            if (session.notice) notices.show("info", session.notice);
            whyPanel.close();
            transport.look(session.history);
        } catch (error) {
            notices.show("error", `Not opened: ${error.message}.`);
        }
    };
    byID("open-session").addEventListener("click", () => input.click());
    input.addEventListener("change", () => {
        open(input.files[0]);
        input.value = "";
    });
    addEventListener("dragover", (event) => event.preventDefault());
    addEventListener("drop", (event) => {
        event.preventDefault();
        open(event.dataTransfer?.files[0]);
    });
    byID("save-session").addEventListener("click", () => saveSession(transport.history));
    byID("copy-scenario").addEventListener("click", async () => {
        try {
            const moment = transport.moment ?? transport.history.moments.at(-1);
            if (!moment) throw new Error("There is no touch to copy yet: touch the app first.");
            const done = await copyText(scenario(transport.history, moment));
            notices.show(done ? "info" : "error", done ? "Copied. Save it as a .yaml file for touchstone run."
                : "The browser does not let the page use the clipboard.");
        } catch (error) {
            notices.show("info", error.message);
        }
    });
    const menu = byID("session-menu");
    menu.addEventListener("click", (event) => {
        if (event.target.closest("button")) menu.open = false;
    });
    menu.addEventListener("focusout", (event) => {
        if (!menu.contains(event.relatedTarget)) menu.open = false;
    });
    menu.addEventListener("keydown", (event) => {
        if (event.key !== "Escape") return;
        menu.open = false;
        menu.firstElementChild.focus();
    });
}

// MARK: Showing

function drawPanels() {
    const { moment } = transport;
    showMoment(moment);
    overlay.showPaths(pathsOf(hitPanel.trace, moment));
    hitPanel.draw();
    chainPanel.draw();
    treePanel.draw(device.frame?.views ?? []);
    gesturesPanel.draw();
    logPanel.history = transport.history;
    logPanel.current = moment?.event ?? null;
    logPanel.draw();
    transport.draw();
}

/** Hands the panels and the picture what belongs to a moment, or what is the case now. */
function showMoment(moment) {
    const key = moment && `${moment.event.serial} ${moment.event.records.length}`;
    if (moment === drawnMoment?.moment && key === drawnMoment?.key) return;
    const models = moment ? transport.history.models(moment) : { trace, contests };
    if (moment) models.trace.repin(hitPanel.trace.pinned);
    drawnMoment = { moment, key };
    hitPanel.trace = chainPanel.trace = models.trace;
    gesturesPanel.contests = models.contests;
    picker.show(Boolean(moment));
    for (const element of textInput.elements) element.inert = Boolean(moment);
    const frame = moment ? transport.history.frame(moment) : latest;
    // Where there is no picture, the screen is empty.
    if (frame || moment) device.show(frame ?? { size: device.size, commands: [], views: [] });
}

/** Whose ways are drawn: the touch that was picked; of a moment also those it is about, or else the last one. */
function pathsOf(trace, moment) {
    if (trace.pinned) return [trace.pinned];
    if (!moment) return [];
    const down = trace.touches.filter((touch) => touch.state === "down" || moment.event.touches.includes(touch.id)
        && touch === trace.latest(touch.id));
    return down.length ? down : trace.touches.slice(-1);
}

function classOf(viewID) {
    const view = viewID === undefined || viewID === null ? null : device.view(viewID);
    return view && view.class !== view.name ? view.class : "";
}

function say(text) {
    byID("said").textContent = text;
}

function showStatus(status) {
    const words = { connecting: "Connecting", connected: "Connected", lost: "App is gone" };
    const label = byID("status");
    const gone = byID("gone");
    if (status === "lost") {
        pointers.forgetAll();
        keys.forget();
        textInput.show(null);
        overlay.forgetBindings();
        // What is known already of another run stays.
        if (gone.hidden) {
            byID("gone-title").textContent = "The app is gone";
            byID("gone-text").textContent = "Run it again. This page joins it by itself if the address is still this one.";
        }
    }
    window.touchstone.status = status;
    // While it keeps trying, the page goes on saying that the app is gone.
    const stillGone = status === "connecting" && !gone.hidden;
    gone.hidden = status !== "lost" && !stillGone;
    label.dataset.status = stillGone ? "lost" : status;
    const text = stillGone ? words.lost : words[status];
    if (label.textContent !== text) label.textContent = text;
    document.body.classList.toggle("offline", !gone.hidden);
}

/** Something answers, and does not know this page. */
function showRefusal() {
    byID("gone-title").textContent = "The app has another address";
    byID("gone-text").textContent =
        "It was started again. Open the address that it has printed; TOUCHSTONE_TOKEN in its environment keeps one for good.";
}

/** A row that names a view outlines it on the device, for the mouse and for the keyboard alike. */
function pointAtViews() {
    const about = (event) => {
        const row = event.target instanceof Element ? event.target.closest("[data-view]") : null;
        overlay.point(row ? Number(row.dataset.view) : null);
    };
    const panels = document.querySelector(".panels");
    panels.addEventListener("pointerover", about);
    panels.addEventListener("focusin", about);
    panels.addEventListener("pointerleave", (event) => {
        // A tap ends with a leave; on a phone the outline stays until the next tap.
        if (event.pointerType !== "touch") overlay.point(null);
    });
    panels.addEventListener("focusout", () => overlay.point(null));
    narrow.addEventListener("change", () => overlay.point(null));
}
