import Foundation
import TouchstoneCore
import TouchstoneGeometry
import UIKit

extension UIImage {
    /// The drawing commands of the image, one line each.
    var lines: [String] {
        guard case .drawn(let commands) = content else { return ["no commands"] }
        return commands.map(\.line)
    }
}

extension DrawingCommand {
    /// The command with its numbers, its colors as hexadecimal numbers, and its paths as SVG path data.
    var line: String {
        switch self {
        case .save: "save"
        case .restore: "restore"
        case .concatenate(let matrix):
            "concatenate " + text([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty])
        case .clip(let rect, let radius): "clip \(text(rect)) radius \(text([radius]))"
        case .clipPath(let path, let rule): "clip \(path.svgData) \(rule)"
        case .opacity(let opacity): "opacity \(text([CGFloat(opacity)]))"
        case .fill(let rect, let radius, let color): "fill \(text(rect)) radius \(text([radius])) \(color.hexadecimal)"
        case .fillPath(let path, let rule, let color): "fill \(path.svgData) \(rule) \(color.hexadecimal)"
        case .stroke(let rect, let radius, let width, let color):
            "stroke \(text(rect)) radius \(text([radius])) width \(text([width])) \(color.hexadecimal)"
        case .strokePath(let path, let style, let color):
            "stroke \(path.svgData) \(text(style)) \(color.hexadecimal)"
        case .gradient(let gradient): "gradient \(text(gradient))"
        case .text(let text, let place, let width, let size, let weight, let color):
            "text \(text) at \(self.text([place.x, place.y])) width \(self.text([width, size])) \(weight) \(color.hexadecimal)"
        case .styledText(let text, let place, let width, let font, let color):
            "text \(text) at \(self.text([place.x, place.y])) width \(self.text([width, font.pointSize])) \(color.hexadecimal)"
        case .shadow(let offset, let blur, let color):
            "shadow \(text([offset.width, offset.height, blur])) \(color?.hexadecimal ?? "none")"
        case .blend(let mode): "blend \(mode)"
        case .group: "group"
        case .strokedText, .image, .bitmap, .line, .castShadow, .mask: "another command"
        }
    }

    private func text(_ numbers: [CGFloat]) -> String {
        numbers.map { number in
            let rounded = (Double(number) * 1000).rounded() / 1000
            return rounded == rounded.rounded() ? String(Int(clamping: rounded)) : String(rounded)
        }.joined(separator: " ")
    }
    private func text(_ rect: CGRect) -> String { text([rect.minX, rect.minY, rect.width, rect.height]) }
    private func text(_ style: StrokeStyle) -> String {
        "width \(text([style.width])) \(style.cap) \(style.join) miter \(text([style.miterLimit]))"
            + (style.dashes.isEmpty ? "" : " dashes \(text(style.dashes)) phase \(text([style.dashPhase]))")
    }
    private func text(_ gradient: Gradient) -> String {
        let shape =
            switch gradient.shape {
            case .linear(let start, let end): "linear " + text([start.x, start.y, end.x, end.y])
            case .radial(let start, let first, let end, let last):
                "radial " + text([start.x, start.y, first, end.x, end.y, last])
            case .conic(let center, let angle): "conic " + text([center.x, center.y, angle])
            }
        let stops = gradient.stops.map { "\($0.color.hexadecimal) at \(text([$0.location]))" }
        let ends = (gradient.extendsBefore ? " before" : "") + (gradient.extendsAfter ? " after" : "")
        return "\(shape): \(stops.joined(separator: ", "))\(ends)"
    }
}
