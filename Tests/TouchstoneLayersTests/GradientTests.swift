import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The colors of gradients, from red to blue unless noted.
@Suite(.application) @MainActor
struct GradientTests {
    let app = TestApplication.current
    private let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    private let clear = "#00000000"
    /// The first color, the color at one fifth, and the last color.
    private let first = "#ff0000ff"
    private let fifth = "#cc0033ff"
    private let last = "#0000ffff"

    private func image(_ draw: (CGContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { draw($0.cgContext) }
    }

    private func color(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) -> String {
        image.color(at: CGPoint(x: x, y: y)).hexadecimal
    }

    private func made(_ gradient: CGGradient?) throws -> CGGradient { try #require(gradient) }

    private func redToBlue() throws -> CGGradient {
        try made(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    }

    // MARK: Contexts

    @Test func `A linear gradient is constant perpendicular to its line`() throws {
        let gradient = try redToBlue()
        let drawn = image {
            $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        }
        #expect(color(drawn, 0, 50) == first && color(drawn, 99.99, 50) == last)
        expectEqual([1, 50, 99].map { color(drawn, 20, $0) }, [fifth, fifth, fifth])
    }

    @Test func `A line may begin anywhere`() throws {
        let gradient = try redToBlue()
        let drawn = image {
            $0.drawLinearGradient(gradient, start: CGPoint(x: 30, y: 40), end: CGPoint(x: 80, y: 40), options: [])
        }
        #expect(color(drawn, 30, 10) == first && color(drawn, 40, 70) == fifth && color(drawn, 80, 40) == last)
        #expect(color(drawn, 29, 40) == clear && color(drawn, 81, 40) == clear)
    }

    @Test func `Colors around a center begin at its angle and go clockwise`() throws {
        let gradient = try redToBlue()
        let drawn = image {
            $0.drawConicGradient(gradient, center: CGPoint(x: 40, y: 50), angle: .pi / 2)
        }
        // A fifth of the way round, 72 degrees behind the lower edge.
        let (sine, cosine) = (sin(CGFloat.pi * 0.9), cos(CGFloat.pi * 0.9))
        #expect(color(drawn, 39.9999, 90) == first && color(drawn, 40.0001, 90) == last)
        expectEqual(color(drawn, 40 + 30 * cosine, 50 + 30 * sine), fifth)
    }

    @Test func `A point beside a diagonal gradient line has the color of its projection onto the line`() throws {
        let gradient = try redToBlue()
        let drawn = image {
            $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 100), options: [])
        }
        #expect(color(drawn, 20, 20) == fifth && color(drawn, 40, 0) == fifth && color(drawn, 5, 35) == fifth)
    }

    @Test(
        arguments: [
            ([], false, false), (.drawsBeforeStartLocation, true, false), (.drawsAfterEndLocation, false, true),
            ([.drawsBeforeStartLocation, .drawsAfterEndLocation], true, true),
        ] as [(CGGradientDrawingOptions, Bool, Bool)])
    func `Drawing options extend a gradient beyond its ends`(
        options: CGGradientDrawingOptions, before: Bool, after: Bool
    ) throws {
        let gradient = try redToBlue()
        let drawn = image {
            $0.drawLinearGradient(
                gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 70, y: 0), options: options)
        }
        expectEqual(color(drawn, 10, 50), (before ? first : clear))
        expectEqual(color(drawn, 80, 50), (after ? last : clear))
        expectEqual(color(drawn, 30, 50), fifth)
    }

    @Test func `Locations determine the positions of the colors`() throws {
        let three = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
        let gradient = try made(CGGradient(colorsSpace: nil, colors: three, locations: [0, 0.5, 0.75]))
        let drawn = image {
            $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        }
        let seen = [10, 50, 55, 75, 90].map { color(drawn, $0, 50) }
        expectEqual(seen, ["#cc3300ff", "#00ff00ff", "#00cc33ff", last, last])
        let even = try made(CGGradient(colorsSpace: nil, colors: three, locations: nil))
        let spaced = image { $0.drawLinearGradient(even, start: .zero, end: CGPoint(x: 100, y: 0), options: []) }
        expectEqual([10, 50, 60].map { color(spaced, $0, 50) }, ["#cc3300ff", "#00ff00ff", "#00cc33ff"])
    }

    @Test func `A gradient can be created from color components`() throws {
        let rgb = try made(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 1],
                locations: [0, 1], count: 2))
        let gray = try made(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1], locations: nil, count: 2))
        let drawn = image { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 100, height: 50))
            context.drawLinearGradient(rgb, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        }
        #expect(color(drawn, 20, 25) == fifth && color(drawn, 20, 75) == clear)
        let shaded = image { $0.drawLinearGradient(gray, start: .zero, end: CGPoint(x: 100, y: 0), options: []) }
        expectEqual(color(shaded, 20, 25), "#333333ff")
    }

    @Test func `A radial gradient interpolates from circle to circle`() throws {
        let gradient = try redToBlue()
        func draw(_ options: CGGradientDrawingOptions) -> UIImage {
            let center = CGPoint(x: 50, y: 50)
            return image {
                $0.drawRadialGradient(
                    gradient, startCenter: center, startRadius: 10, endCenter: center, endRadius: 40, options: options)
            }
        }
        // The radius at one fifth from 10 to 40 is 16.
        let plain = draw([])
        #expect(color(plain, 66, 50) == fifth && color(plain, 50, 34) == fifth && color(plain, 34, 50) == fifth)
        #expect(color(plain, 55, 50) == clear && color(plain, 95, 50) == clear)
        expectEqual(color(draw(.drawsBeforeStartLocation), 55, 50), first)
        expectEqual(color(draw(.drawsAfterEndLocation), 95, 50), last)
    }

    @Test func `A gradient is drawn with the context's opacity, transform and clip`() throws {
        let gradient = try redToBlue()
        let drawn = image { context in
            context.setAlpha(0.4)
            context.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
            context.clip()
            context.translateBy(x: 50, y: 0)
            context.scaleBy(x: 0.5, y: 1)
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        }
        #expect(color(drawn, 60, 50) == "#cc003366" && color(drawn, 40, 50) == clear)
        expectEqual(color(drawn, 95, 5), clear)
    }

    // MARK: Layers

    private func layer(_ change: (CAGradientLayer) -> Void = { _ in }) -> CAGradientLayer {
        let window = app.makeWindow()
        window.backgroundColor = .white
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 100, y: 200, width: 100, height: 50)
        layer.colors = colors
        change(layer)
        window.layer.addSublayer(layer)
        app.settle()
        return layer
    }

    private func shown(_ x: CGFloat, _ y: CGFloat) -> String {
        app.shownColor(at: CGPoint(x: 100 + x, y: 200 + y)).hexadecimal
    }

    @Test func `A gradient layer is vertical by default`() {
        _ = layer()
        #expect(shown(5, 10) == fifth && shown(95, 10) == fifth)
        #expect(shown(50, -1) == "#ffffffff" && shown(50, 51) == "#ffffffff")
    }

    @Test func `startPoint and endPoint are in unit coordinates of the bounds`() {
        _ = layer { ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.2, y: 0), CGPoint(x: 0.7, y: 0)) }
        #expect(shown(30, 25) == fifth && shown(10, 25) == first && shown(90, 25) == last)
    }

    @Test func `The locations of a gradient layer move its colors`() {
        _ = layer {
            $0.locations = [0.5, 1]
            ($0.startPoint, $0.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        }
        #expect(shown(40, 25) == first && shown(60, 25) == fifth)
    }

    @Test func `A radial gradient layer ends at an ellipse`() {
        _ = layer {
            $0.type = .radial
            ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        }
        // The radii of the ellipse are 50 and 25 points.
        #expect(shown(60, 25) == fifth && shown(40, 25) == fifth && shown(50, 30) == fifth && shown(50, 20) == fifth)
        expectEqual(shown(99, 49), last)
    }

    @Test func `A conic gradient layer runs clockwise from its end point`() {
        _ = layer {
            $0.type = .conic
            $0.bounds.size = CGSize(width: 100, height: 100)
            $0.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
            ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.5))
        }
        // The center is at (50, 25); one quarter is below it, and three quarters are above it.
        #expect(shown(50, 65) == "#404040ff" && shown(20, 25) == "#808080ff" && shown(50, -15) == "#bfbfbfff")
    }

    @Test func `The locations of a gradient layer animate`() {
        let gradient = layer {
            $0.locations = [0, 1]
            ($0.startPoint, $0.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        }
        let animation = CABasicAnimation(keyPath: "locations")
        let ends: [NSNumber] = [1, 1]
        (animation.toValue, animation.duration) = (ends, 1)
        gradient.add(animation, forKey: nil)
        app.advance(by: 0.5)
        // The first color moves from 0 to 50 points, and the last one stays at 100.
        #expect(shown(60, 25) == fifth && shown(40, 25) == first)
    }

    @Test func `The colors of a gradient layer animate`() {
        let gradient = layer()
        let animation = CABasicAnimation(keyPath: "colors")
        let all = [UIColor.blue.cgColor, UIColor.blue.cgColor]
        (animation.toValue, animation.duration) = (all, 1)
        gradient.add(animation, forKey: nil)
        app.advance(by: 0.2)
        #expect(shown(50, 0.0001) == fifth && shown(50, 49.9) == last)
    }

    @Test func `The ends of a gradient layer animate and are read and set by their keys`() throws {
        let gradient = layer { ($0.startPoint, $0.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)) }
        for (key, end) in [("startPoint", CGPoint(x: 0.4, y: 0.1)), ("endPoint", CGPoint(x: 0.6, y: 0.9))] {
            let animation = CABasicAnimation(keyPath: key)
            (animation.toValue, animation.duration) = (end, 1)
            gradient.add(animation, forKey: nil)
        }
        app.advance(by: 0.25)
        let shown = try #require(gradient.presentation())
        func thousandths(_ point: CGPoint) -> [CGFloat] { [point.x, point.y].map { ($0 * 1000).rounded() } }
        expectEqual(thousandths(shown.startPoint), [100, 400])
        expectEqual(thousandths(shown.endPoint), [900, 600])
        gradient.setValue(0.25, forKeyPath: "startPoint.x")
        gradient.setValue(0.75, forKeyPath: "endPoint.y")
        expectEqual([gradient.startPoint, gradient.endPoint], [CGPoint(x: 0.25, y: 0.5), CGPoint(x: 1, y: 0.75)])
        expectEqual(gradient.value(forKeyPath: "endPoint.y") as? Double, 0.75)
    }
}
