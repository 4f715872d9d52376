// The entry point of the page: connects the socket, the device and the panels.

import { byID, oncePerFrame } from "./browser/dom.js";
import { Connection } from "./session/socket.js";
import { Device, narrow } from "./drawing/device.js";
import { Overlay } from "./drawing/overlay.js";
import { Pointers } from "./input/pointers.js";
import { Wheel } from "./input/wheel.js";
import { Hover } from "./input/hover.js";
import { Keys, hasCommandKey } from "./input/keys.js";
import { TextInput } from "./input/textinput.js";
import { Clipboard } from "./input/clipboard.js";
import { Hardware } from "./input/hardware.js";
import { Trace } from "./trace/trace.js";
import { PropertiesPanel } from "./panels/properties.js";
import { BeforeAfter } from "./panels/beforeafter.js";
import { HitShow } from "./panels/hitshow.js";
import { Depth } from "./drawing/depth.js";
import { Limits } from "./drawing/limits.js";
import { HitPanel, VERDICTS } from "./panels/hitpanel.js";
import { ChainPanel } from "./panels/chainpanel.js";
import { TreePanel } from "./panels/treepanel.js";
import { caption } from "./panels/touchpanel.js";
import { LogPanel } from "./panels/log.js";
import { GesturesPanel } from "./panels/gestures.js";
import { Arenas } from "./trace/arenas.js";
import { History } from "./trace/history.js";
import { Transport } from "./session/transport.js";
import { Timeline } from "./session/timeline.js";
import { pointAtViews } from "./panels/pointing.js";
import { Elements } from "./input/elements.js";
import { Picker } from "./panels/picker.js";
import { WhyPanel } from "./panels/why.js";
import { setUpFiles } from "./session/sessionmenu.js";
import { ConnectionStatus } from "./session/connectionstatus.js";
import { Address } from "./session/address.js";
import { isPart, wholePicture } from "./trace/pictures.js";
import { Course } from "./course/course.js";
import { Ghost } from "./course/ghost.js";
import { Scenes } from "./course/scenes.js";
import { put, setUpLanguage } from "./texts/language.js";
import { setKnownRules } from "./texts/rules.js";
import { leaveDevice, setUpShortcuts } from "./layout/shortcuts.js";
import { Dock } from "./layout/dock.js";
import { isDark, setUpInspector, setUpNotices, setUpTabs, setUpTheme } from "./layout/chrome.js";

const PROTOCOL_VERSION = 1;

let connection = null; // Created last, because its handlers use all other objects.
let joinCount = 0;
let isJoining = false;

const device = new Device((size) => connection?.send({ type: "resize", size, dark: isDark() }));
const overlay = new Overlay(device);
const trace = new Trace({
    queuedBegan: (record) => overlay.labelFinger(record.touch, record.x, record.y),
    bound: (touch) => overlay.bind(touch.id, touch.bound.viewID, touch.bound.view),
    ended: (touch) => overlay.unbind(touch.id),
});

const arenas = new Arenas();
const history = new History();
let latestFrame = null; // The app's newest picture.
let lastReceivedFrame = null; // The picture that was received last, which may be one from before the page joined.
let drawnMoment = null;

const redraw = oncePerFrame(drawPanels);
const tabs = setUpTabs();
const dock = new Dock();
const inspector = setUpInspector(inspectorChanged);
const hitPanel = new HitPanel(trace, classOf, redraw);
const chainPanel = new ChainPanel(trace, classOf, redraw);
const treePanel = new TreePanel(explainView);
const properties = new PropertiesPanel({
    send: (message) => connection?.send(message),
    opened: (isOpen) => {
        document.body.classList.toggle("has-view", isOpen);
        tabs.setAvailable(byID("panel-view"), isOpen, false);
        treePanel.select(properties.view);
        if (isOpen) dock.reveal(byID("panel-view"));
    },
});
const hitShow = new HitShow(byID("hit-show"), hitPanel, overlay, (verdict) => VERDICTS[verdict]?.[0] ?? "quiet");
const limits = new Limits(arenas, overlay, (ids) => connection.send({ type: "thresholds", ids }));
const depth = new Depth(device, { touch: () => hitPanel.trace.shown, chosen: () => properties.view });
const gesturesPanel = new GesturesPanel(arenas, redraw, (term) => logPanel.filter(`recognizer:${term}`));
gesturesPanel.limits = limits.known;
const transport = new Transport(history, { changed: redraw, leave: () => transport.showHistory(history) });
const timeline = new Timeline(transport, device.images, (index) => transport.go(index));
const logPanel = new LogPanel(history, {
    goTo: (event) => transport.goTo(event),
    clear: () => {
        if (!transport.isFile) transport.resume();
        transport.history.clear();
        redraw();
    },
});
const whyPanel = new WhyPanel(device, {
    explain,
    follow: (question, text, show) => beforeAfter.start(question, text, show),
    opened: (isOpen) => {
        document.body.classList.toggle("has-why", isOpen);
        tabs.setAvailable(byID("panel-why"), isOpen);
        if (isOpen) dock.reveal(byID("panel-why"));
        // On a phone the panels are below the picture.
        if (isOpen && narrow.matches) byID("panel-why").scrollIntoView({ block: "nearest" });
    },
});
const picker = new Picker(device, {
    highlight: (viewID, outlines) => {
        treePanel.markPointed(viewID);
        if (outlines) overlay.highlight(viewID);
    },
    pick: (question) => {
        explain(question);
        if (question.view !== null && transport.isLive) properties.choose(question.view);
    },
});
const scenes = new Scenes(chooseScene);
const address = new Address({ choose: (id) => scenes.choose(id), goTo: goToMoment });
const course = new Course({
    choose: (id) => scenes.choose(id),
    show: () => ghost.tap(device.frame?.views.find((view) => view.name === course.scene?.task.goal.view)),
});
const notices = setUpNotices();
const connectionStatus = new ConnectionStatus(() => connection.retryNow());
const pointers = new Pointers(device, overlay, (samples) => connection.send({ type: "touches", samples }));
const ghost = new Ghost(device, overlay, pointers);
const elements = new Elements(device, pointers, (message) => connection.send(message));
const beforeAfter = new BeforeAfter({
    send: sendAfterTouches, pointers, device, touch: () => trace.touches.at(-1), frame: () => latestFrame, history: () => history,
});
new Wheel(device, sendAfterTouches);
new Hover(device, sendAfterTouches);
const clipboard = new Clipboard(sendAfterTouches, (text) => notices.show("info", text));
const textInput = new TextInput(device, sendAfterTouches);
const keys = new Keys(sendAfterTouches, clipboard, leaveDevice);
const hardware = new Hardware(sendAfterTouches, {
    fingerKeys: (isOn) => {
        pointers.keyboard.setEnabled(isOn);
        keys.setEnabled(!isOn);
        textInput.isEnabled = !isOn;
        device.canvas.focus({ preventScroll: true });
    },
    screenKeyboard: (isShown) => { textInput.usesSystemKeyboard = !isShown; },
});
for (const element of textInput.elements) {
    keys.listen(element, () => textInput.elements);
    clipboard.listen(element);
}
connection = new Connection({ opened: sendHello, message: receive, status: showStatus, refused: () => connectionStatus.refuse() });

/** For automated tests of the page. */
window.touchstone = {
    get records() { return transport.history.records; },
    get history() { return transport.history; },
    get frame() { return device.frame; },
    status: "connecting",
};

setUpLanguage();
setUpShortcuts({ transport, dock, device });
setUpTheme(() => connection.send({ type: "resize", size: device.offered, dark: isDark() }));
pointAtViews(overlay);
setUpFiles({
    history: () => transport.history,
    moment: () => transport.moment,
    show: (past) => {
        whyPanel.close();
        transport.showHistory(past);
    },
    notify: notices.show,
});
byID("reset").addEventListener("click", () => {
    transport.showHistory(history);
    startOver();
    connection.send({ type: "reset" });
});
document.addEventListener("visibilitychange", () => sendActive());
connection.open();
redraw();

// MARK: Messages

function sendHello() {
    joinCount += 1;
    isJoining = true;
    connection.send({
        type: "hello",
        size: device.offered,
        scale: devicePixelRatio || 1,
        dark: isDark(),
        command: hasCommandKey,
        trace: inspector.isOpen,
        changes: true,
        past: joinCount === 1 && inspector.isOpen,
        now: performance.now(),
    });
    if (document.hidden) sendActive();
}

/** Sends the pending touches first, to keep the order. */
function sendAfterTouches(message) {
    pointers.flush();
    connection.send(message);
}

function sendActive() {
    connection.send({ type: "active", value: !document.hidden });
}

function receive(message, text) {
    switch (message.type) {
    case "welcome": welcome(message); break;
    case "frame": receivePicture(message, text); break;
    case "image": device.images.add(String(message.id), String(message.media), String(message.data)); break;
    case "pasteboard": clipboard.copied(String(message.text ?? "")); break;
    case "trace": receiveRecords(message); break;
    case "mark": history.mark(String(message.text ?? "")); break;
    case "explanation": whyPanel.showAnswer(message); break;
    case "thresholds": limits.receive(message); break;
    case "elements": elements.show(message); break;
    case "properties": properties.show(message); break;
    case "followed": beforeAfter.followed(message); break;
    case "notice": notices.show(message.level, message.text); break;
    }
}

function receivePicture(message, text) {
    lastReceivedFrame = wholePicture(message, lastReceivedFrame);
    // Only the inspector uses the past.
    if (inspector.isOpen) history.show(lastReceivedFrame, text, isPart(message));
    if (message.past) return;
    latestFrame = lastReceivedFrame;
    if (transport.isLive) device.show(latestFrame);
    overlay.wake();
    elements.requestSoon();
    textInput.show(latestFrame.input);
    hardware.show(latestFrame.keyboard !== false);
    const link = address.takeLinkedMoment();
    if (link) goToMoment(link);
    redraw();
}

function receiveRecords({ records = [], past }) {
    history.add(records);
    if (past) return;
    for (const each of [trace, arenas, limits, course, beforeAfter]) each.add(records);
    redraw();
}

function goToMoment(moment) {
    transport.showHistory(history);
    const index = history.momentOf(moment);
    if (index === null) return notices.show("info", "The moment in the address is no longer in the history.");
    transport.go(index);
}

function welcome(message) {
    if (message.version !== PROTOCOL_VERSION) {
        notices.show("error", `The app speaks version ${message.version} of the lab's protocol and this page `
            + `version ${PROTOCOL_VERSION}. Reload the page.`);
    }
    setKnownRules(message.rules);
    const title = message.title || "Touchstone lab";
    for (const node of [document.querySelector("title"), byID("title")]) put(node, title);
    startOver();
    const wasJoined = !isJoining;
    if (isJoining) history.restart(joinCount > 1 ? "Joined the app again" : null);
    isJoining = false;
    scenes.show(message.scenes ?? [], message.scene);
    course.show(message.scenes ?? [], message.tasks ?? {}, message.scene);
    byID("reset").hidden = !message.scenes?.length;
    device.layOut();
    if (!wasJoined) hardware.joined();
    showStatus("connected");
    const wanted = address.joined(message);
    if (wanted) scenes.choose(wanted);
}

function chooseScene(id) {
    transport.showHistory(history);
    startOver();
    history.mark(scenes.title(id));
    address.setScene(id);
    course.setScene(id);
    connection.send({ type: "scene", id });
}

/** Clears what belongs to the previous scene. The log stays, because it is a record. */
function startOver() {
    if (!transport.isLive && !transport.isFile) transport.resume();
    history.startOver();
    trace.reset();
    arenas.reset();
    limits.reset();
    hitShow.stop();
    depth.open(false);
    whyPanel.close();
    properties.close();
    overlay.clearBindings();
    redraw();
}

/** While the inspector is closed, the app is not traced and no history is stored. */
function inspectorChanged() {
    connection.send({ type: "trace", value: inspector.isOpen });
    if (!inspector.isOpen) {
        picker.setPicking(false);
        transport.showHistory(history);
        overlay.highlight(null);
    }
    startOver();
    history.mark("The inspector was closed for a while");
    history.picture = null; // The next picture is based on pictures that were not stored.
    device.layOut();
}

// MARK: Explanations

/** Requests the reason why a touch at a location would not go to a view. */
function explain(question) {
    if (transport.isLive) connection.send({ type: "explain", ...question });
    else whyPanel.showPastAnswer(question, hitPanel.trace.shown);
}

function explainView(id) {
    const view = device.view(id);
    if (!view) return;
    const [x, y] = [0, 1].map((axis) => (view.quad[0][axis] + view.quad[2][axis]) / 2);
    explain({ x, y, view: id });
    properties.choose(id);
}

// MARK: Showing

function drawPanels() {
    const { moment } = transport;
    showMoment(moment);
    setCaption(caption(trace.touches.at(-1)));
    overlay.showPaths(hitPanel.trace.touchesWithPaths(moment));
    hitPanel.draw();
    beforeAfter.draw();
    depth.draw();
    chainPanel.draw();
    treePanel.draw(device.frame?.views ?? []);
    gesturesPanel.isLive = !moment;
    gesturesPanel.draw();
    logPanel.history = transport.history;
    logPanel.current = moment?.event ?? null;
    if (moment || transport.isFile) logPanel.draw();
    else logPanel.drawSoon();
    transport.draw();
    if (!transport.playing && !transport.isFile) address.setMoment(moment);
    if (moment) timeline.draw();
    else timeline.drawSoon();
    if (!moment) properties.requestSoon();
}

/** Shows a past moment, or the current state, in the panels and the picture. */
function showMoment(moment) {
    const key = moment && `${moment.event.serial} ${moment.event.records.length}`;
    if (moment === drawnMoment?.moment && key === drawnMoment?.key) return;
    const models = moment ? transport.history.models(moment) : { trace, arenas };
    if (moment) models.trace.repin(hitPanel.trace.pinned);
    drawnMoment = { moment, key };
    hitPanel.trace = chainPanel.trace = models.trace;
    gesturesPanel.arenas = models.arenas;
    picker.show(Boolean(moment));
    for (const element of textInput.elements) element.inert = Boolean(moment);
    const frame = moment ? transport.history.frame(moment) : latestFrame;
    // Without a picture, the screen is empty.
    if (frame || moment) device.show(frame ?? { size: device.size, commands: [], views: [] });
}

function classOf(viewID) {
    const view = viewID === undefined || viewID === null ? null : device.view(viewID);
    return view && view.class !== view.name ? view.class : "";
}

function setCaption(text) {
    const line = byID("said");
    if (line.textContent === text) return;
    line.textContent = text;
    line.title = text;
}

function showStatus(status) {
    if (status === "lost") {
        pointers.clearAll();
        keys.reset();
        textInput.show(null);
        overlay.clearBindings();
    }
    window.touchstone.status = status;
    connectionStatus.show(status);
}
