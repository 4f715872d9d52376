import Foundation
import Testing
import TouchstoneCore
import TouchstoneExpectations
import TouchstoneGeometry
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The commands that drawing of images and in images records.
@Suite(.application) @MainActor
struct ImageCommandTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)

    private func drawn(_ draw: (CGContext) -> Void) -> [String] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format)
            .image { draw($0.cgContext) }.lines
    }

    /// Red above green, 2 by 4 points.
    private func flag() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 2, height: 4)).image { context in
            context.cgContext.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            context.cgContext.setFillColor(green)
            context.fill(CGRect(x: 0, y: 2, width: 2, height: 2))
        }
    }

    @Test func `Images are drawn at their places, with the opacity and the blend mode as one`() throws {
        let flag = flag()
        let picture = try #require(flag.cgImage)
        let own = ["fill 0 0 2 2 radius 0 #ff0000ff", "fill 0 2 2 2 radius 0 #00ff00ff", "restore"]
        func place(_ numbers: String) -> [String] { ["save", "concatenate \(numbers)"] + own }
        func lines(_ draw: (CGContext) -> Void) -> [String] { drawn(draw).filter { !$0.hasPrefix("clip") } }
        expectEqual(lines { _ in flag.draw(at: CGPoint(x: 5, y: 6)) }, place("1 0 0 1 5 6"))
        expectEqual(
            lines { _ in flag.draw(in: CGRect(x: 5, y: 6, width: 4, height: 12)) }, place("2 0 0 3 5 6"))
        expectEqual(
            lines { context in
                context.setAlpha(0.5)
                flag.draw(at: CGPoint(x: 5, y: 6), blendMode: .multiply, alpha: 0.5)
            }, ["save", "blend multiply", "opacity 0.25", "group"] + place("1 0 0 1 5 6") + ["restore"])
        expectEqual(
            lines { _ in flag.draw(at: .zero, blendMode: .screen, alpha: 1) },
            ["save", "blend screen", "group"] + place("1 0 0 1 0 0") + ["restore"])
        // A picture of Core Graphics is upside down in coordinates whose y axis points down.
        expectEqual(
            lines { $0.draw(picture, in: CGRect(x: 5, y: 6, width: 2, height: 4)) },
            ["save", "concatenate 1 0 0 -1 0 16"] + place("1 0 0 1 5 6") + ["restore"])
    }

    @Test func `A pattern has a copy of the image at each multiple of its size, and keeps the path`() {
        let flag = flag()
        let lines = drawn { context in
            context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
            flag.drawAsPattern(in: CGRect(x: 5, y: 6, width: 3, height: 8))
            context.fillPath()
        }
        expectEqual(lines.first { $0.hasPrefix("clip") }, "clip 5 6 3 8 radius 0")
        expectEqual(
            lines.filter { $0.hasPrefix("concatenate") },
            ["5 6", "7 6", "5 10", "7 10"].map { "concatenate 1 0 0 1 \($0)" })
        expectEqual(lines.suffix(2), ["restore", "fill M1 2L4 2L4 6L1 6Z winding #000000ff"])
    }

    @Test func `A tinted image has one color, and a picture's part and its scale have its pixels`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let sharp = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image {
            $0.fill($0.format.bounds)
        }
        let picture = try #require(sharp.cgImage)
        let part = try #require(picture.cropping(to: CGRect(x: 3, y: 1, width: 2.5, height: 100)))
        let sizes = [picture, part].map { [$0.width, $0.height, $0.bytesPerRow, $0.bitsPerComponent, $0.bitsPerPixel] }
        expectEqual(sizes, [[8, 6, 32, 8, 32], [3, 5, 12, 8, 32]])
        // The part begins at 1.5 and 0.5 points.
        expectEqual(
            part.image.lines.filter { $0.hasPrefix("concatenate") || $0.hasPrefix("fill") },
            ["concatenate 1 0 0 1 -1.5 -0.5", "fill 0 0 4 3 radius 0 #000000ff"])
        let small = UIImage(cgImage: picture, scale: 4, orientation: .up)
        expectEqual([small.size.width, small.size.height, small.scale], [2, 1.5, 4])
        expectEqual(small.lines, ["save", "concatenate 0.5 0 0 0.5 0 0"] + sharp.lines + ["restore"])
        let tinted = flag().withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        expectEqual(
            [1, 3].map { tinted.color(at: CGPoint(x: 1, y: $0)).hexadecimal }, ["#0000ffff", "#0000ffff"])
        expectEqual(
            [tinted.renderingMode, flag().withTintColor(.red, renderingMode: .automatic).renderingMode],
            [.alwaysOriginal, .automatic])
    }

    @Test func `A stretchable image has caps around one point, or none where their length is 0`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { _ in }
        let insets = [(3, 4), (0, 4), (3, 0), (0, 0), (25, 40)].map {
            image.stretchableImage(withLeftCapWidth: $0.0, topCapHeight: $0.1).capInsets
        }
        func edges(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
            UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        }
        expectEqual(insets, [edges(4, 3, 25, 16), edges(4, 0, 25, 0), edges(0, 3, 0, 16), .zero, edges(40, 25, 0, 0)])
        expectEqual(image.stretchableImage(withLeftCapWidth: 3, topCapHeight: 4).resizingMode, .stretch)
    }

    @Test func `An image context has a scale, a background and a size of its own`() {
        var images: [UIImage?] = [UIGraphicsGetImageFromCurrentImageContext()]
        let size = CGSize(width: 4, height: 3)
        UIGraphicsBeginImageContext(size)
        UIRectFill(CGRect(x: 1, y: 1, width: 1, height: 1))
        images.append(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        UIRectFill(CGRect(x: 2, y: 1, width: 1, height: 1))
        images.append(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        UIGraphicsBeginImageContextWithOptions(size, true, 3)
        images.append(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        images.append(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        images.append(UIGraphicsGetImageFromCurrentImageContext())
        let (black, one) = ("fill 0 0 4 3 radius 0 #000000ff", "fill 1 1 1 1 radius 0 #000000ff")
        expectEqual(
            images.map { $0?.lines ?? [] },
            [[], [black, one], ["fill 2 1 1 1 radius 0 #000000ff"], [black], [black, one], []])
        expectEqual(images.map { $0?.scale ?? 0 }, [0, 1, UIScreen.main.scale, 3, 1, 0])
        expectEqual(images.compactMap { $0?.size }, Array(repeating: size, count: 4))
    }

    @Test func `A renderer shows its bounds with the settings of its format`() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 6, width: 7, height: 8), format: format)
        let image = renderer.image { $0.fill(CGRect(x: 5, y: 6, width: 1, height: 1)) }
        expectEqual(
            image.lines,
            [
                "fill 0 0 7 8 radius 0 #000000ff", "concatenate 1 0 0 1 -5 -6", "fill 5 6 1 1 radius 0 #000000ff",
            ])
        expectEqual([image.scale, image.size.width, image.size.height], [3, 7, 8])
        expectEqual(format.bounds, renderer.bounds)
        let formats = [
            UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).format, .default(), .preferred(),
            UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 4)),
            UIGraphicsImageRendererFormat(for: UITraitCollection()),
        ]
        let screen = UIScreen.main.scale
        expectEqual(formats.map(\.scale), [screen, screen, screen, 4, screen])
        expectEqual(formats.map(\.opaque), Array(repeating: false, count: 5))
    }

    @Test func `A bitmap context has a positive size in pixels`() {
        func make(_ width: Int, _ height: Int) -> CGContext? {
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        }
        let context = make(3, 2)
        context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let picture = context?.makeImage()
        expectEqual([picture?.width, picture?.height], [3, 2])
        expectEqual(picture?.image.lines, ["fill 0 0 1 1 radius 0 #000000ff"])
        expectEqual([make(0, 2) == nil, make(2, 0) == nil, make(-1, 2) == nil], [true, true, true])
    }
}
