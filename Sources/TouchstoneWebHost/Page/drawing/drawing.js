// Draws an app's drawing commands on a canvas.

/* Fonts similar to the system font first; text is stretched to the app's width anyway. */
const FONT = '-apple-system, "SF Pro Text", Inter, "Helvetica Neue", "Liberation Sans", system-ui, sans-serif';

function roundedPath(context, x, y, w, h, radius) {
    context.beginPath();
    const limit = Math.min(Math.abs(w), Math.abs(h)) / 2;
    if (radius > 0) context.roundRect(x, y, w, h, Math.min(radius, limit));
    else context.rect(x, y, w, h);
}

function drawText(context, string, x, baseline, width, size, weight, color, family = "", style = "normal", lineWidth = 0) {
    const named = String(family).replace(/[^\w -]/g, "");
    const first = /^\.?AppleSystemUIFontMonospaced/.test(family) ? "ui-monospace, monospace, " : named && !named.startsWith("AppleSystem") ? `"${named}", ` : "";
    context.font = `${style === "italic" ? "italic " : ""}${weight || 400} ${size}px ${first}${FONT}`;
    const natural = context.measureText(string).width;
    if (!(natural > 0)) return;
    context.save();
    context.translate(x, baseline);
    if (width > 0) context.scale(width / natural, 1);
    if (lineWidth > 0) {
        setStroke(context, lineWidth, "butt", "round", 10, [], 0, color);
        context.strokeText(string, 0, 0);
    } else {
        context.fillStyle = color;
        context.fillText(string, 0, 0);
    }
    context.restore();
}

/** A placeholder with the name of an image that the page does not have. */
function drawPlaceholder(context, name, x, y, w, h) {
    context.save();
    roundedPath(context, x, y, w, h, 4);
    context.clip();
    context.fillStyle = "#8e8e9333";
    context.fillRect(x, y, w, h);
    context.strokeStyle = "#8e8e9366";
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + w, y + h);
    context.moveTo(x + w, y);
    context.lineTo(x, y + h);
    context.stroke();
    context.font = `500 ${Math.max(8, Math.min(13, h / 3))}px ${FONT}`;
    context.fillStyle = "#6c6c70";
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(String(name), x + w / 2, y + h / 2, w - 4);
    context.restore();
}

/** The images that the app has sent, by id. */
export class Images {
    /** `onLoad()` is called when another image can be drawn. */
    constructor(onLoad) {
        this.onLoad = onLoad;
        this.known = new Map();
    }

    add(id, type, base64) {
        if (this.known.has(id) || !/^image\/(png|jpeg|gif)$/.test(type)) return;
        const image = new Image();
        image.addEventListener("load", this.onLoad);
        image.src = `data:${type};base64,${base64}`;
        this.known.set(id, image);
    }

    get(id) {
        const image = this.known.get(id);
        return image?.complete && image.naturalWidth > 0 ? image : null;
    }
}

const BLENDS = {
    normal: "source-over", clear: "destination-out", copy: "copy", sourceIn: "source-in", sourceOut: "source-out",
    sourceAtop: "source-atop", destinationOver: "destination-over", destinationIn: "destination-in",
    destinationOut: "destination-out", destinationAtop: "destination-atop", xor: "xor", plusLighter: "lighter",
    plusDarker: "darken", colorDodge: "color-dodge", colorBurn: "color-burn", softLight: "soft-light",
    hardLight: "hard-light",
};

/** An empty canvas of the same size and with the same transform. */
function canvasLike(context) {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [context.canvas.width, context.canvas.height];
    const copy = canvas.getContext("2d");
    copy.setTransform(context.getTransform());
    return copy;
}

/** Commands that are drawn separately and then composited as one image, optionally through a mask. */
class Group {
    constructor(parent, mask) {
        this.parent = parent;
        this.mask = mask;
        this.own = canvasLike(parent);
        this.start = this.own.getTransform();
    }

    close(images) {
        if (this.mask) {
            const mask = canvasLike(this.own);
            mask.setTransform(this.start);
            paint(mask, this.mask, images);
            this.own.setTransform(1, 0, 0, 1, 0, 0);
            this.own.globalAlpha = 1;
            this.own.shadowColor = "transparent";
            this.own.globalCompositeOperation = "destination-in";
            this.own.drawImage(mask.canvas, 0, 0);
        }
        this.parent.save();
        this.parent.setTransform(1, 0, 0, 1, 0, 0);
        this.parent.drawImage(this.own.canvas, 0, 0);
        this.parent.restore();
    }
}

/** Executes the commands. Closes what an unbalanced list leaves open, so that it does not affect the next list. */
export function paint(context, commands, images) {
    let current = context;
    const saves = [];
    const outer = []; // Groups outside of any save.
    const endGroups = (groups) => {
        while (groups.length > 0) {
            const group = groups.pop();
            group.close(images);
            current = group.parent;
        }
    };
    const beginGroup = (mask) => {
        const group = new Group(current, mask);
        (saves.at(-1) ?? outer).push(group);
        current = group.own;
    };
    for (const [name, ...values] of commands) {
        if (name === "save") {
            current.save();
            saves.push([]);
        } else if (name === "restore") {
            const groups = saves.pop();
            if (!groups) continue;
            // This also discards what a group saved and did not restore.
            endGroups(groups);
            current.restore();
        } else if (name === "group") {
            beginGroup(null);
        } else if (name === "mask") {
            beginGroup(Array.isArray(values[0]) ? values[0] : []);
        } else if (Object.hasOwn(COMMANDS, name)) {
            COMMANDS[name](current, images, ...values);
        }
    }
    while (saves.length > 0) {
        endGroups(saves.pop());
        current.restore();
    }
    endGroups(outer);
}

function setStroke(context, width, cap, join, miterLimit, dashes, phase, color) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.lineCap = cap;
    context.lineJoin = join;
    context.miterLimit = miterLimit;
    context.setLineDash(dashes);
    context.lineDashOffset = phase;
}

function setShadow(context, dx, dy, blur, color) {
    const { a, b, c, d } = context.getTransform();
    context.shadowColor = color ?? "transparent";
    context.shadowOffsetX = a * dx + c * dy;
    context.shadowOffsetY = b * dx + d * dy;
    context.shadowBlur = blur * Math.sqrt(Math.abs(a * d - b * c));
}

/** Draws only the shadow: the path itself lies outside of the canvas. */
function castShadow(context, data, dx, dy, blur, color) {
    const distance = 4 * (context.canvas.width + context.canvas.height);
    context.save();
    setShadow(context, dx, dy, blur, color);
    context.shadowOffsetX += distance;
    const { a, b, c, d, e, f } = context.getTransform();
    context.setTransform(a, b, c, d, e - distance, f);
    context.fillStyle = "#000";
    context.fill(new Path2D(data));
    context.restore();
}

function fillAll(context, style) {
    const transform = context.getTransform();
    if (!(Math.abs(transform.a * transform.d - transform.b * transform.c) > 0)) return;
    const inverse = transform.inverse();
    const { width, height } = context.canvas;
    const corners = [[0, 0], [width, 0], [width, height], [0, height]].map(([x, y]) => inverse.transformPoint({ x, y }));
    const [xs, ys] = [corners.map((p) => p.x), corners.map((p) => p.y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    context.fillStyle = style;
    context.fillRect(left, top, Math.max(...xs) - left, Math.max(...ys) - top);
}

function drawGradient(context, kind, numbers, stops, before, after) {
    const make = { linear: "createLinearGradient", radial: "createRadialGradient", conic: "createConicGradient" }[kind];
    if (!make || typeof context[make] !== "function") return;
    const gradient = context[make](...numbers);
    const clear = (color) => color.slice(0, 7) + "00";
    if (!before && stops.length > 0) gradient.addColorStop(0, clear(stops[0][0]));
    for (const [color, place] of stops) gradient.addColorStop(Math.min(1, Math.max(0, place)), color);
    if (!after && stops.length > 0) gradient.addColorStop(1, clear(stops.at(-1)[0]));
    fillAll(context, gradient);
}

const COMMANDS = {
    transform: (context, images, a, b, c, d, tx, ty) => context.transform(a, b, c, d, tx, ty),
    clip: (context, images, x, y, w, h, radius) => {
        roundedPath(context, x, y, w, h, radius);
        context.clip();
    },
    clipPath: (context, images, data, rule) => context.clip(new Path2D(data), rule),
    opacity: (context, images, value) => { context.globalAlpha *= value; },
    fill: (context, images, x, y, w, h, radius, color) => {
        context.fillStyle = color;
        roundedPath(context, x, y, w, h, radius);
        context.fill();
    },
    fillPath: (context, images, data, rule, color) => {
        context.fillStyle = color;
        context.fill(new Path2D(data), rule);
    },
    stroke: (context, images, x, y, w, h, radius, lineWidth, color) => {
        setStroke(context, lineWidth, "butt", "miter", 10, [], 0, color);
        roundedPath(context, x, y, w, h, radius);
        context.stroke();
    },
    strokePath: (context, images, data, width, cap, join, miterLimit, dashes, phase, color) => {
        setStroke(context, width, cap, join, miterLimit, dashes, phase, color);
        context.stroke(new Path2D(data));
    },
    gradient: (context, images, ...values) => drawGradient(context, ...values),
    text: (context, images, ...values) => drawText(context, ...values),
    styledText: (context, images, string, x, baseline, width, size, weight, family, style, color) =>
        drawText(context, string, x, baseline, width, size, weight, color, family, style),
    strokedText: (context, images, string, x, baseline, width, size, weight, family, style, lineWidth, color) =>
        drawText(context, string, x, baseline, width, size, weight, color, family, style, lineWidth),
    image: (context, images, ...values) => drawPlaceholder(context, ...values),
    bitmap: (context, images, id, part, x, y, w, h) => {
        const image = images.get(id);
        if (!image) return drawPlaceholder(context, "", x, y, w, h);
        context.drawImage(image, ...(part ?? [0, 0, image.naturalWidth, image.naturalHeight]), x, y, w, h);
    },
    line: (context, images, x1, y1, x2, y2, width, color) => {
        setStroke(context, width, "butt", "miter", 10, [], 0, color);
        context.beginPath();
        context.moveTo(x1, y1);
        context.lineTo(x2, y2);
        context.stroke();
    },
    shadow: (context, images, ...values) => setShadow(context, ...values),
    castShadow: (context, images, ...values) => castShadow(context, ...values),
    blend: (context, images, mode) => { context.globalCompositeOperation = BLENDS[mode] ?? mode; },
};
