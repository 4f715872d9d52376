import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The pictures of a report, each drawn once, and the paths over them.
struct ReportGallery {
    let screen: CGSize
    private var drawn: [(list: DisplayList, id: String)] = []
    private var symbols = ""

    init(screen: CGSize) {
        func side(_ length: CGFloat) -> CGFloat { length.isFinite ? min(16384, max(1, length)) : 1 }
        self.screen = CGSize(width: side(screen.width), height: side(screen.height))
    }

    /// The pictures themselves, to stand once in the page.
    var definitions: String {
        symbols.isEmpty
            ? "" : "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">\(symbols)</svg>\n"
    }

    private var viewBox: String { "0 0 \(HTMLText.number(screen.width)) \(HTMLText.number(screen.height))" }

    /// A touch's path over its picture.
    mutating func html(_ touch: TouchHistory, _ picture: SessionReport.Picture?) -> String {
        var page = HTMLText()
        page.raw(
            "<svg class=\"device\" viewBox=\"\(viewBox)\" role=\"img\" aria-label=\"The screen, and the finger's path\">"
        )
        if let picture {
            page.raw("<use href=\"#\(symbol(picture))\"/>")
            if let view = touch.binding?.view, let outline = outline(of: view, picture) {
                let points = outline.corners.map { "\(HTMLText.number($0.x)),\(HTMLText.number($0.y))" }
                page.raw("<polygon class=\"hit\" points=\"\(points.joined(separator: " "))\"><title>")
                page.text(view.name)
                page.raw("</title></polygon>")
            }
        } else {
            page.raw("<rect class=\"blank\" width=\"100%\" height=\"100%\"/>")
        }
        page.raw(path(touch))
        page.raw("</svg>")
        return page.html
    }

    /// Numbers of the picture and the trace may differ; names with one bearer tell as well.
    private func outline(of view: TraceSubject, _ picture: SessionReport.Picture) -> ViewOutline? {
        if let same = picture.views.first(where: { $0.subject == view }) { return same }
        let named = picture.views.filter { $0.subject.name == view.name }
        return named.count == 1 ? named[0] : nil
    }

    private func path(_ touch: TouchHistory) -> String {
        let steps = touch.path.filter { $0.location.x.isFinite && $0.location.y.isFinite }
        guard let first = steps.first, let last = steps.last else { return "" }
        func at(_ point: CGPoint) -> String { "cx=\"\(HTMLText.number(point.x))\" cy=\"\(HTMLText.number(point.y))\"" }
        var svg = "<g class=\"path t\(touch.number % 8)\">"
        if steps.count > 2 || first.location != last.location {
            let points = steps.map { "\(HTMLText.number($0.location.x)),\(HTMLText.number($0.location.y))" }
            svg += "<polyline class=\"halo\" points=\"\(points.joined(separator: " "))\"/>"
            svg += "<polyline points=\"\(points.joined(separator: " "))\"/>"
            // A dot a sample shows the pace; more than a few hundred would only blur.
            let stride = max(1, steps.count / 300)
            for index in Swift.stride(from: 1, to: steps.count - 1, by: stride) {
                svg += "<circle class=\"sample\" \(at(steps[index].location)) r=\"2.2\"/>"
            }
        }
        svg += "<circle class=\"down\" \(at(first.location)) r=\"15\"/>"
        switch last.phase {
        case .cancelled:
            let (x, y) = (last.location.x, last.location.y)
            func n(_ value: CGFloat) -> String { HTMLText.number(value) }
            svg +=
                "<path class=\"gone\" d=\"M\(n(x - 7)) \(n(y - 7))L\(n(x + 7)) \(n(y + 7))M\(n(x + 7)) \(n(y - 7))L\(n(x - 7)) \(n(y + 7))\"/>"
        default: svg += "<circle class=\"up\" \(at(last.location)) r=\"6\"/>"
        }
        return svg + "</g>"
    }

    private mutating func symbol(_ picture: SessionReport.Picture) -> String {
        let list = picture.list
        if let known = drawn.last(where: { $0.list == list }) { return known.id }
        let id = "p\(drawn.count + 1)"
        drawn.append((list, id))
        symbols += "<symbol id=\"\(id)\" viewBox=\"\(viewBox)\">"
        symbols += "<rect width=\"100%\" height=\"100%\" fill=\"\(list.style == .dark ? "#000" : "#fff")\"/>"
        symbols += PictureSVG(list, id: id).svg
        // A scene of bare views would be an empty page.
        if !list.commands.contains(where: \.isSeen) { symbols += outlines(picture.views) }
        symbols += "</symbol>"
        return id
    }

    /// Names stand in those that have nothing in them, where they cannot lie on each other.
    private func outlines(_ views: [ViewOutline]) -> String {
        let parents = Set(views.compactMap(\.parent))
        return views.filter { !$0.isHidden && $0.depth > 0 }.prefix(200).map { view in
            let points = view.corners.map { "\(HTMLText.number($0.x)),\(HTMLText.number($0.y))" }
            let shape = "<polygon points=\"\(points.joined(separator: " "))\" fill=\"#8881\" stroke=\"#8888\"/>"
            guard !parents.contains(view.subject.id) else { return shape }
            let (x, y) = (HTMLText.number(view.corners[0].x + 6), HTMLText.number(view.corners[0].y + 16))
            return shape
                + "<text x=\"\(x)\" y=\"\(y)\" font-size=\"12\" fill=\"#888\">\(HTMLText.escaped(view.subject.name))</text>"
        }.joined()
    }
}

extension DrawingCommand {
    /// Whether it leaves anything on the screen.
    fileprivate var isSeen: Bool {
        switch self {
        case .fill, .stroke, .text, .image, .line: true
        case .save, .restore, .concatenate, .clip, .opacity: false
        }
    }
}

/// A display list as SVG elements.
private struct PictureSVG {
    private(set) var svg = ""
    private let id: String
    /// How many groups each `save` has opened, the innermost last.
    private var open: [Int] = [0]
    private var clips = 0

    init(_ list: DisplayList, id: String) {
        self.id = id
        for command in list.commands { add(command) }
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
        case .save: open.append(0)
        case .restore: close()
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
        }
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
