import Foundation
import Testing
import TouchstoneCore
import TouchstoneExpectations
import TouchstoneGeometry
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The commands that drawing in a context of 100 by 100 points records.
@Suite(.application) @MainActor
struct DrawingCommandTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)

    private func drawn(_ draw: (CGContext) -> Void) -> [String] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format)
            .image { draw($0.cgContext) }.lines
    }

    // MARK: Paths

    /// The current path in the coordinates of the context. It is built in coordinates of twice the size that begin at 10, 20.
    private func path(_ build: (CGContext) -> Void) -> String {
        var data = ""
        _ = drawn { context in
            context.saveGState()
            context.translateBy(x: 10, y: 20)
            context.scaleBy(x: 2, y: 2)
            build(context)
            context.restoreGState()
            data = context.currentPath?.svgData ?? "empty"
        }
        return data
    }

    @Test func `Each element of a path is added in the current coordinates`() {
        let start = CGPoint(x: 1, y: 1)
        let paths = [
            path { _ in },
            path { $0.addLines(between: [start, CGPoint(x: 2, y: 3)]) },
            path {
                $0.move(to: start)
                $0.addLine(to: CGPoint(x: 3, y: 1))
                $0.closePath()
            },
            path {
                $0.move(to: start)
                $0.addCurve(to: CGPoint(x: 4, y: 1), control1: CGPoint(x: 2, y: 0), control2: CGPoint(x: 3, y: 0))
            },
            path {
                $0.move(to: start)
                $0.addQuadCurve(to: CGPoint(x: 3, y: 1), control: CGPoint(x: 2, y: 3))
            },
            path { $0.addRects([CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 0, y: 0, width: 1, height: 1)]) },
            path { $0.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2))) },
            path { $0.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false) },
            path { $0.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: -.pi / 2, clockwise: true) },
            path {
                $0.move(to: .zero)
                $0.addArc(tangent1End: CGPoint(x: 2, y: 0), tangent2End: CGPoint(x: 2, y: 2), radius: 1)
            },
        ]
        expectEqual(
            paths,
            [
                "empty", "M12 22L14 26", "M12 22L16 22Z", "M12 22C14 20 16 20 18 22", "M12 22Q14 26 16 22",
                "M12 24L18 24L18 32L12 32ZM10 20L12 20L12 22L10 22Z", "M10 20L12 20L12 24L10 24Z",
                "M12 20C12 21.105 11.105 22 10 22", "M12 20C12 18.895 11.105 18 10 18",
                "M10 20L12 20C12.53 20 13.039 20.211 13.414 20.586C13.789 20.961 14 21.47 14 22",
            ])
    }

    @Test func `An arc between tangents bends to either side, and is a line without a corner or a radius`() {
        func data(_ first: CGPoint, _ second: CGPoint, _ radius: CGFloat) -> String {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addArc(tangent1End: first, tangent2End: second, radius: radius)
            return path.svgData
        }
        let corner = CGPoint(x: 10, y: 0)
        expectEqual(
            [
                data(corner, CGPoint(x: 10, y: 20), 5), data(corner, CGPoint(x: 10, y: -20), 5),
                data(corner, CGPoint(x: 0, y: 10), 1), data(corner, CGPoint(x: 30, y: 0), 5),
                data(corner, CGPoint(x: 10, y: 20), 0), data(corner, corner, 5), data(.zero, corner, 5),
            ],
            [
                "M0 0L5 0C6.326 0 7.598 0.527 8.536 1.464C9.473 2.402 10 3.674 10 5",
                "M0 0L5 0C6.326 0 7.598 -0.527 8.536 -1.464C9.473 -2.402 10 -3.674 10 -5",
                // The lines meet at 45 degrees, so the arc begins at a distance of 1 / tan(22.5°) from the corner.
                "M0 0L7.586 0C7.99 0 8.355 0.244 8.51 0.617C8.664 0.991 8.579 1.421 8.293 1.707",
                "M0 0L10 0", "M0 0L10 0", "M0 0L10 0", "M0 0L0 0",
            ])
    }

    @Test func `A clip to rectangles ends the current path, and a clip to a mask does not`() throws {
        let mask = try #require(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.cgImage)
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        var paths: [String] = []
        let lines = drawn { context in
            let calls: [() -> Void] = [
                { context.clip(to: rect) }, { context.clip(to: [rect, rect.offsetBy(dx: 40, dy: 0)]) },
                { UIRectClip(CGRect(x: 40, y: 60, width: -30, height: -40)) }, { context.clip(to: rect, mask: mask) },
                { context.clip(using: .evenOdd) },
            ]
            for call in calls {
                if context.isPathEmpty { context.addRect(CGRect(x: 15, y: 25, width: 1, height: 1)) }
                call()
                paths.append(context.currentPath?.svgData ?? "empty")
            }
            paths.append("\(context.boundingBoxOfClipPath)")
        }
        let square = "M15 25L16 25L16 26L15 26Z"
        expectEqual(
            paths, ["empty", "empty", "empty", square, "empty", "\(CGRect(x: 15, y: 25, width: 1, height: 1))"])
        expectEqual(
            lines,
            [
                "clip 10 20 30 40 radius 0", "clip M10 20L40 20L40 60L10 60ZM50 20L80 20L80 60L50 60Z winding",
                "clip 10 20 30 40 radius 0", "clip 10 20 30 40 radius 0", "clip \(square) evenOdd",
            ])
    }

    // MARK: Shapes

    @Test func `Shapes have the colors, the opacity and the line style of the context`() {
        let rect = CGRect(x: 10, y: 10, width: -4, height: -2)
        let lines = drawn { context in
            context.setAlpha(0.5)
            context.setFillColor(red)
            context.setStrokeColor(green)
            context.setLineWidth(3)
            context.fill(rect)
            context.fill([rect, rect.offsetBy(dx: 1, dy: 1)])
            context.fillEllipse(in: rect)
            context.setLineCap(.round)
            context.setLineJoin(.bevel)
            context.setMiterLimit(7)
            context.stroke(rect)
            context.stroke(rect, width: 2)
            context.stroke(rect, width: 0)
            context.setLineDash(phase: 1, lengths: [4, 5])
            context.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
            context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
            context.clear(rect)
        }
        let style = "round bevel miter 7"
        let dashed = "width 3 \(style) dashes 4 5 phase 1 #00ff0080"
        let ellipse = "M10 9C10 9.552 9.105 10 8 10C6.895 10 6 9.552 6 9C6 8.448 6.895 8 8 8C9.105 8 10 8.448 10 9Z"
        expectEqual(
            lines,
            [
                "fill 6 8 4 2 radius 0 #ff000080", "fill 6 8 4 2 radius 0 #ff000080", "fill 7 9 4 2 radius 0 #ff000080",
                "fill \(ellipse) winding #ff000080", "stroke M6 8L10 8L10 10L6 10Z width 3 \(style) #00ff0080",
                "stroke M6 8L10 8L10 10L6 10Z width 2 \(style) #00ff0080", "stroke M0 0L1 2 \(dashed)",
                "stroke M2 1C2 1.552 1.552 2 1 2C0.448 2 0 1.552 0 1C0 0.448 0.448 0 1 0C1.552 0 2 0.448 2 1Z \(dashed)",
                "save", "blend clear", "fill 6 8 4 2 radius 0 #000000ff", "restore",
            ])
    }

    @Test func `UIKit's functions draw in the current context`() {
        let rect = CGRect(x: 1, y: 2, width: 10, height: 8)
        let lines = drawn { context in
            UIColor.red.set()
            UIRectFill(rect)
            UIColor(red: 1, green: 0, blue: 0, alpha: 0.4).setFill()
            UIRectFill(rect)
            UIRectFillUsingBlendMode(rect, .multiply)
            context.setAlpha(0.5)
            UIRectFrame(rect)
            let path = UIBezierPath(rect: rect)
            path.usesEvenOddFillRule = true
            path.lineWidth = 4
            path.fill(with: .screen, alpha: 0.5)
            path.stroke(with: .normal, alpha: 0.5)
            path.fill()
            path.stroke()
            path.addClip()
        }
        let (faint, data) = ("#ff000066", "M1 2L11 2L11 10L1 10Z")
        expectEqual(
            lines,
            [
                "fill 1 2 10 8 radius 0 \(UIColor.red.cgColor.hexadecimal)", "save", "blend copy",
                "clip 1 2 10 8 radius 0",
                "fill 1 2 10 8 radius 0 \(faint)", "restore", "save", "blend multiply",
                "fill 1 2 10 8 radius 0 \(faint)",
                "restore", "stroke 1.5 2.5 9 7 radius 0 width 1 #ff000033", "save", "blend screen",
                "fill \(data) evenOdd #ff00001a", "restore", "save", "blend normal",
                "stroke \(data) width 4 butt miter miter 10 #ff000040", "restore", "fill \(data) evenOdd #ff000033",
                "stroke \(data) width 4 butt miter miter 10 #ff000080", "clip \(data) evenOdd",
            ])
    }

    @Test func `A renderer's context fills, strokes inside of a rectangle, and clips`() {
        let rect = CGRect(x: 1, y: 2, width: 10, height: 8)
        var current: [String] = []
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
            context.fill(rect)
            current = context.currentImage.lines
            context.fill(rect, blendMode: .clear)
            context.stroke(rect)
            context.clip(to: rect)
        }
        expectEqual(current, ["fill 1 2 10 8 radius 0 #000000ff"])
        expectEqual(
            image.lines.dropFirst(),
            [
                "save", "blend clear", "fill 1 2 10 8 radius 0 #000000ff", "restore",
                "stroke M1.5 2.5L10.5 2.5L10.5 9.5L1.5 9.5Z width 1 butt miter miter 10 #000000ff",
                "clip 1 2 10 8 radius 0",
            ])
    }

    @Test func `Shadows, blend modes and transparency layers apply to what follows`() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let lines = drawn { context in
            context.setShadow(offset: CGSize(width: 1, height: 2), blur: -3)
            context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3, color: nil)
            context.setBlendMode(.darken)
            context.setAlpha(0.5)
            context.beginTransparencyLayer()
            context.fill(rect)
            context.endTransparencyLayer()
            context.setAlpha(1)
            context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
            context.endTransparencyLayer()
            context.endTransparencyLayer()
            context.saveGState()
        }
        expectEqual(
            lines,
            [
                "shadow 1 2 0 #00000055", "shadow 1 2 3 none", "blend darken", "save", "opacity 0.5", "group",
                "fill 1 2 3 4 radius 0 #000000ff", "restore", "save", "group", "clip 1 2 3 4 radius 0", "restore",
                // A picture ends each state that is still saved.
                "save", "restore",
            ])
    }

    // MARK: Gradients

    @Test func `A gradient has its colors at their locations and extends beyond its ends as its options say`() throws {
        let locations: [CGFloat] = [0.2, 0.7]
        let two = try #require(CGGradient(colorsSpace: nil, colors: [red, green], locations: locations))
        let gray = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 0.2, 0.4, 1, 1], locations: nil,
                count: 3))
        let one = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [0, 1, 0, 1], locations: nil, count: 1))
        let (start, end) = (CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4))
        let lines = drawn { context in
            context.setAlpha(0.5)
            context.drawLinearGradient(two, start: start, end: end, options: .drawsBeforeStartLocation)
            context.drawRadialGradient(
                gray, startCenter: start, startRadius: 5, endCenter: end, endRadius: 6, options: .drawsAfterEndLocation)
            context.drawConicGradient(one, center: start, angle: 0.5)
        }
        expectEqual(
            lines,
            [
                "gradient linear 1 2 3 4: #ff000080 at 0.2, #00ff0080 at 0.7 before",
                "gradient radial 1 2 5 3 4 6: #00000080 at 0, #33333333 at 0.5, #ffffff80 at 1 after",
                "gradient conic 1 2 0.5: #00ff0080 at 0",
            ])
        expectEqual(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil, true)
        expectEqual(
            CGGradient(colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [], locations: nil, count: -1)
                == nil,
            true)
    }

    @Test func `A color space has its components and its name`() throws {
        let spaces = [
            try #require(CGColorSpace(name: CGColorSpace.sRGB)),
            try #require(CGColorSpace(name: CGColorSpace.displayP3)),
            try #require(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)), CGColorSpaceCreateDeviceRGB(),
            CGColorSpaceCreateDeviceGray(), try #require(red.colorSpace),
        ]
        expectEqual(spaces.map(\.numberOfComponents), [3, 3, 1, 3, 1, 3])
        let colors = [
            CGColor(colorSpace: spaces[0], components: [0, 0.2, 0.4, 0.6]),
            CGColor(colorSpace: spaces[2], components: [0.2, 0.4]), CGColor(gray: 0.4, alpha: 0.2),
            CGColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 0.8),
        ]
        expectEqual(colors.map { $0?.hexadecimal }, ["#00336699", "#33333366", "#66666633", "#336699cc"])
    }
}
