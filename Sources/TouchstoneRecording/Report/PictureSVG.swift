import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Converts a display list to SVG elements.
struct PictureSVG {
    private(set) var svg = ""
    private let id: String
    /// The number of groups opened since each `save`, innermost last.
    private var open: [Int] = [0]
    private var clips = 0

    /// The part of the saved state that each shape must repeat.
    private var style: [(filter: String, blend: String)] = [("", "")]

    init(_ commands: [DrawingCommand], id: String) {
        self.id = id
        for command in commands { add(command) }
        while open.count > 1 { close() }
        svg += String(repeating: "</g>", count: open[0])
    }

    private mutating func group(_ attributes: String) {
        svg += "<g \(attributes)>"
        open[open.count - 1] += 1
    }

    private mutating func close() {
        guard open.count > 1 else { return }
        svg += String(repeating: "</g>", count: open.removeLast())
    }

    private mutating func add(_ command: DrawingCommand) {
        func n(_ value: CGFloat) -> String { HTMLText.number(value) }
        switch command {
        case .save:
            open.append(0)
            style.append(style[style.count - 1])
        case .restore:
            close()
            if style.count > 1 { style.removeLast() }
        case .concatenate(let map):
            let values = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { value in
                value.isFinite && value.magnitude < 1e9 ? "\(Double((value * 1e6).rounded() / 1e6))" : "0"
            }
            group("transform=\"matrix(\(values.joined(separator: " ")))\"")
        case .opacity(let opacity): group("opacity=\"\(n(CGFloat(opacity)))\"")
        case .clip(let rect, let radius):
            clips += 1
            svg += "<clipPath id=\"\(id)c\(clips)\"><rect \(attributes(rect, radius))/></clipPath>"
            group("clip-path=\"url(#\(id)c\(clips))\"")
        case .fill(let rect, let radius, let color):
            svg += "<rect \(attributes(rect, radius)) fill=\"\(color.hexadecimal)\"/>"
        case .stroke(let rect, let radius, let width, let color):
            svg +=
                "<rect \(attributes(rect, radius)) fill=\"none\" stroke=\"\(color.hexadecimal)\" stroke-width=\"\(n(width))\"/>"
        case .text(let text, let baseline, let width, let size, let weight, let color):
            guard width > 0, size > 0 else { return }
            svg += "<text x=\"\(n(baseline.x))\" y=\"\(n(baseline.y))\" textLength=\"\(n(width))\" "
            svg += "lengthAdjust=\"spacingAndGlyphs\" font-size=\"\(n(size))\" font-weight=\"\(weight)\" "
            svg += "fill=\"\(color.hexadecimal)\" xml:space=\"preserve\">\(HTMLText.escaped(text))</text>"
        case .image(let name, let rect):
            svg += "<rect \(attributes(rect, 6)) fill=\"#8884\"/>"
            svg += "<text x=\"\(n(rect.midX))\" y=\"\(n(rect.midY + 4))\" text-anchor=\"middle\" font-size=\"11\" "
            svg += "fill=\"#888\">\(HTMLText.escaped(name))</text>"
        case .line(let start, let end, let width, let color):
            svg += "<line x1=\"\(n(start.x))\" y1=\"\(n(start.y))\" x2=\"\(n(end.x))\" y2=\"\(n(end.y))\" "
            svg += "stroke=\"\(color.hexadecimal)\" stroke-width=\"\(n(width))\" stroke-linecap=\"round\"/>"
        case .clipPath(let path, let rule):
            clips += 1
            svg +=
                "<clipPath id=\"\(id)c\(clips)\"><path d=\"\(path.svgData)\" clip-rule=\"\(rule.svgName)\"/></clipPath>"
            group("clip-path=\"url(#\(id)c\(clips))\"")
        case .fillPath(let path, let rule, let color):
            svg += "<path d=\"\(path.svgData)\" fill-rule=\"\(rule.svgName)\" fill=\"\(color.hexadecimal)\"\(look)/>"
        case .strokePath(let path, let line, let color):
            svg +=
                "<path d=\"\(path.svgData)\" fill=\"none\" stroke=\"\(color.hexadecimal)\" stroke-width=\"\(n(line.width))\" "
            svg +=
                "stroke-linecap=\"\(line.cap)\" stroke-linejoin=\"\(line.join)\" stroke-miterlimit=\"\(n(line.miterLimit))\""
            if !line.dashes.isEmpty {
                svg +=
                    " stroke-dasharray=\"\(line.dashes.map(n).joined(separator: " "))\" stroke-dashoffset=\"\(n(line.dashPhase))\""
            }
            svg += "\(look)/>"
        case .castShadow(let path, let offset, let blur, let color):
            svg += "<path d=\"\(path.svgData)\" fill=\"\(color.hexadecimal)\" "
            svg +=
                "style=\"transform:translate(\(n(offset.width))px,\(n(offset.height))px);filter:blur(\(n(blur / 2))px)\"/>"
        case .styledText(let text, let baseline, let width, let font, let color):
            add(text, baseline, width, font, "fill=\"\(color.hexadecimal)\"")
        case .strokedText(let text, let baseline, let width, let font, let lineWidth, let color):
            let stroke = "stroke=\"\(color.hexadecimal)\" stroke-width=\"\(n(lineWidth))\" stroke-linejoin=\"round\""
            add(text, baseline, width, font, "fill=\"none\" \(stroke)")
        case .bitmap(let image, let part, let rect): add(image, part, rect)
        case .gradient(let gradient): add(gradient)
        case .shadow(let offset, let blur, let color):
            let values = color.map { "\(n(offset.width))px \(n(offset.height))px \(n(blur / 2))px \($0.hexadecimal)" }
            style[style.count - 1].filter = values.map { "filter:drop-shadow(\($0));" } ?? ""
        case .blend(let mode): style[style.count - 1].blend = blend(mode)
        case .group:
            group("style=\"isolation:isolate;\(style[style.count - 1].filter)\(style[style.count - 1].blend)\"")
            style[style.count - 1] = ("", "")
        case .mask(let commands):
            clips += 1
            let mask = PictureSVG(commands, id: "\(id)m\(clips)")
            svg +=
                "<mask id=\"\(id)c\(clips)\" maskUnits=\"userSpaceOnUse\" x=\"-20000\" y=\"-20000\" width=\"40000\" height=\"40000\" "
            svg += "style=\"mask-type:alpha\">\(mask.svg)</mask>"
            group("mask=\"url(#\(id)c\(clips))\"")
        }
    }

    private mutating func add(_ text: String, _ baseline: CGPoint, _ width: CGFloat, _ font: UIFont, _ paint: String) {
        func n(_ value: CGFloat) -> String { HTMLText.number(value) }
        guard width > 0, font.pointSize > 0 else { return }
        let slope = font.isItalic ? "italic" : "normal"
        svg += "<text x=\"\(n(baseline.x))\" y=\"\(n(baseline.y))\" textLength=\"\(n(width))\" "
        svg += "lengthAdjust=\"spacingAndGlyphs\" font-size=\"\(n(font.pointSize))\" font-weight=\"\(font.cssWeight)\" "
        svg += "font-family=\"\(HTMLText.escaped(font.familyName))\" font-style=\"\(slope)\" \(paint)\(look) "
        svg += "xml:space=\"preserve\">\(HTMLText.escaped(text))</text>"
    }

    /// The style attribute for the shadow and blend mode of a shape.
    private var look: String {
        let (filter, blend) = style[style.count - 1]
        return filter.isEmpty && blend.isEmpty ? "" : " style=\"\(filter)\(blend)\""
    }

    /// The CSS blend mode. Shapes with a mode that SVG lacks are hidden.
    private func blend(_ mode: CGBlendMode) -> String {
        let names: [CGBlendMode: String] = [
            .multiply: "multiply", .screen: "screen", .overlay: "overlay", .darken: "darken", .lighten: "lighten",
            .colorDodge: "color-dodge", .colorBurn: "color-burn", .softLight: "soft-light", .hardLight: "hard-light",
            .difference: "difference", .exclusion: "exclusion", .hue: "hue", .saturation: "saturation", .color: "color",
            .luminosity: "luminosity", .plusLighter: "plus-lighter",
        ]
        if mode == .normal || mode == .copy || mode == .sourceAtop { return "" }
        return names[mode].map { "mix-blend-mode:\($0);" } ?? "display:none;"
    }

    private mutating func add(_ image: EncodedImage, _ part: CGRect?, _ rect: CGRect) {
        func n(_ value: CGFloat) -> String { HTMLText.number(value) }
        let part = part ?? CGRect(origin: .zero, size: image.pixelSize)
        svg +=
            "<svg x=\"\(n(rect.minX))\" y=\"\(n(rect.minY))\" width=\"\(n(rect.width))\" height=\"\(n(rect.height))\" "
        svg +=
            "viewBox=\"\(n(part.minX)) \(n(part.minY)) \(n(part.width)) \(n(part.height))\" preserveAspectRatio=\"none\">"
        svg += "<image width=\"\(n(image.pixelSize.width))\" height=\"\(n(image.pixelSize.height))\" "
        svg += "href=\"data:\(image.mediaType);base64,\(image.data.base64EncodedString())\"/></svg>"
    }

    private mutating func add(_ gradient: Gradient) {
        func n(_ value: CGFloat) -> String { HTMLText.number(value) }
        let all = "x=\"-20000\" y=\"-20000\" width=\"40000\" height=\"40000\""
        let stops = gradient.stops.map { "<stop offset=\"\(n($0.location))\" stop-color=\"\($0.color.hexadecimal)\"/>" }
            .joined()
        clips += 1
        let name = "\(id)c\(clips)"
        switch gradient.shape {
        case .linear(let from, let to):
            svg +=
                "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(n(from.x))\" y1=\"\(n(from.y))\" "
            svg += "x2=\"\(n(to.x))\" y2=\"\(n(to.y))\">\(stops)</linearGradient>"
        case .radial(let from, let first, let to, let last):
            svg +=
                "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" fx=\"\(n(from.x))\" fy=\"\(n(from.y))\" "
            svg += "fr=\"\(n(first))\" cx=\"\(n(to.x))\" cy=\"\(n(to.y))\" r=\"\(n(last))\">\(stops)</radialGradient>"
        case .conic(let center, let angle):
            // SVG has no conic gradients, but CSS does.
            let stops = gradient.stops.map { "\($0.color.hexadecimal) \(n($0.location * 100))%" }.joined(separator: ",")
            svg +=
                "<foreignObject \(all)><div xmlns=\"http://www.w3.org/1999/xhtml\" style=\"width:40000px;height:40000px;"
            svg +=
                "background:conic-gradient(from \(n(angle + .pi / 2))rad at \(n(center.x + 20000))px \(n(center.y + 20000))px,\(stops))\">"
            svg += "</div></foreignObject>"
            return
        }
        svg += "<rect \(all) fill=\"url(#\(name))\"/>"
    }

    private func attributes(_ rect: CGRect, _ radius: CGFloat) -> String {
        func n(_ value: CGFloat) -> String { HTMLText.number(value) }
        let rect = rect.standardized
        let most = min(rect.width, rect.height) / 2
        let corner = radius > 0 ? " rx=\"\(n(min(radius, most)))\"" : ""
        return
            "x=\"\(n(rect.minX))\" y=\"\(n(rect.minY))\" width=\"\(n(rect.width))\" height=\"\(n(rect.height))\"\(corner)"
    }
}
