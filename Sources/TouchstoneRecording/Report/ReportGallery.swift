import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The pictures of a report, each drawn once, and the paths drawn over them.
struct ReportGallery {
    let screen: CGSize
    private var drawn: [(list: DisplayList, id: String)] = []
    private var symbols = ""

    init(screen: CGSize) {
        func side(_ length: CGFloat) -> CGFloat { length.isFinite ? min(16384, max(1, length)) : 1 }
        self.screen = CGSize(width: side(screen.width), height: side(screen.height))
    }

    /// The pictures' definitions, which must appear once in the page.
    var definitions: String {
        symbols.isEmpty
            ? "" : "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">\(symbols)</svg>\n"
    }

    private var viewBox: String { "0 0 \(HTMLText.number(screen.width)) \(HTMLText.number(screen.height))" }

    /// Returns a touch's path drawn over its picture.
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

    /// The outline of a view. Numbers in the picture and the trace may differ; then a unique name identifies the view.
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
            // One dot per sample shows the speed; more than a few hundred dots would blur.
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
        symbols += PictureSVG(list.commands, id: id).svg
        // A scene of plain views would be an empty page.
        if !list.commands.contains(where: \.isSeen) { symbols += outlines(picture.views) }
        symbols += "</symbol>"
        return id
    }

    /// Draws outlines of views, with names only in views without subviews, so that names do not overlap.
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
