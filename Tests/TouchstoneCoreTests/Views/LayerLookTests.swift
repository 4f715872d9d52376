import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The drawing commands of a red view of 40 × 20 points with a look of its own, without the commands that place it.
@Suite(.application) @MainActor
struct LayerLookTests {
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    private let window = TestApplication.current.makeWindow()

    init() {
        view.backgroundColor = .red
        window.addSubview(view)
    }

    private func text(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
    private func text(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: " ")
    }
    private func text(_ color: CGColor) -> String {
        color == UIColor.red.cgColor ? "red" : color == UIColor.blue.cgColor ? "blue" : "black \(text(color.alpha))"
    }

    private var picture: [String] {
        let all = window.displayList().commands
        guard let start = all.firstIndex(of: .concatenate(CGAffineTransform(translationX: 100, y: 100))) else {
            return []
        }
        return all[(start + 1)...].prefix { $0 != .concatenate(CGAffineTransform(translationX: 300, y: 300)) }
            .compactMap {
                switch $0 {
                case .fill(let rect, let radius, let color):
                    "fill \(text(rect)), corners \(text(radius)), \(text(color))"
                case .fillPath(let path, _, let color): "fill path in \(text(path.boundingBox)), \(text(color))"
                case .stroke(let rect, let radius, let width, let color):
                    "stroke \(text(rect)), corners \(text(radius)), width \(text(width)), \(text(color))"
                case .strokePath(let path, let style, let color):
                    "stroke path in \(text(path.boundingBox)), width \(text(style.width)), \(text(color))"
                case .castShadow(let path, let offset, let blur, let color):
                    "cast shadow of \(text(path.boundingBox)), by \(text(offset.width)) \(text(offset.height)), blur \(text(blur)), \(text(color))"
                case .shadow(let offset, let blur, let color):
                    "shadow by \(text(offset.width)) \(text(offset.height)), blur \(text(blur)), \(color.map(text) ?? "none")"
                case .clip(let rect, let radius): "clip \(text(rect)), corners \(text(radius))"
                case .clipPath(let path, _): "clip path in \(text(path.boundingBox))"
                case .opacity(let opacity): "opacity \(text(CGFloat(opacity)))"
                case .mask(let commands): "mask of \(commands.count { if case .fill = $0 { true } else { false } })"
                case .group: "group"
                default: nil
                }
            }
    }

    @Test func `Corners, borders and clips follow one outline, whose corners can be chosen`() {
        view.layer.cornerRadius = 6
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.blue.cgColor
        expectEqual(picture, ["fill 0 0 40 20, corners 6, red", "stroke 1 1 38 18, corners 5, width 2, blue"])
        view.clipsToBounds = true
        expectEqual(picture.first, "clip 0 0 40 20, corners 6")
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        expectEqual(
            picture,
            [
                "clip path in 0 0 40 20", "fill path in 0 0 40 20, red", "stroke path in 1 1 38 18, width 2, blue",
            ])
        view.layer.cornerRadius = 1
        expectEqual(picture.last, "stroke 1 1 38 18, corners 0, width 2, blue")
        view.layer.cornerRadius = 0
        expectEqual(picture, ["clip 0 0 40 20, corners 0", "fill 0 0 40 20, corners 0, red", picture.last ?? ""])
        view.backgroundColor = nil
        view.layer.borderColor = nil
        view.clipsToBounds = false
        expectEqual(picture, ["stroke 1 1 38 18, corners 0, width 2, black 1"])
    }

    @Test func `Each chosen corner is round, and the others are square`() {
        func square(_ corners: CACornerMask) -> [Bool] {
            view.layer.maskedCorners = corners
            view.layer.cornerRadius = 6
            for case .fillPath(let path, _, _) in window.displayList().commands {
                return [(0.5, 0.5), (39.5, 0.5), (39.5, 19.5), (0.5, 19.5)].map { path.contains(CGPoint(x: $0, y: $1)) }
            }
            return []
        }
        let corners: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
        ]
        expectEqual(corners.map(square), (0..<4).map { round in (0..<4).map { $0 != round } })
    }

    @Test
    func `An opaque background casts its own shadow, another look casts that of all its parts, and clips have none`() {
        let layer = view.layer
        (layer.shadowOpacity, layer.shadowOffset, layer.shadowRadius) = (0.5, CGSize(width: 3, height: 4), 5)
        expectEqual(
            picture, ["cast shadow of 0 0 40 20, by 3 4, blur 10, black 0.5", "fill 0 0 40 20, corners 0, red"])
        layer.shadowPath = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        expectEqual(picture.first, "cast shadow of 1 2 3 4, by 3 4, blur 10, black 0.5")
        layer.shadowPath = nil
        view.backgroundColor = nil
        expectEqual(picture, ["shadow by 3 4, blur 10, black 0.5", "group"])
        layer.shadowColor = UIColor.blue.withAlphaComponent(0).cgColor
        expectEqual(picture, [])
        layer.shadowColor = UIColor.black.cgColor
        view.clipsToBounds = true
        expectEqual(picture, ["clip 0 0 40 20, corners 0"])
        view.clipsToBounds = false
        layer.shadowOpacity = 0
        expectEqual(picture, [])
    }

    @Test func `A faded view is drawn as one if it has subviews and its layer allows it`() {
        view.alpha = 0.5
        var seen = [picture.filter { $0.hasPrefix("opacity") || $0 == "group" }]
        view.addSubview(UIView())
        seen.append(picture.filter { $0.hasPrefix("opacity") || $0 == "group" })
        view.layer.allowsGroupOpacity = false
        seen.append(picture.filter { $0.hasPrefix("opacity") || $0 == "group" })
        view.alpha = 0
        seen.append(picture)
        expectEqual(seen, [["opacity 0.5"], ["opacity 0.5", "group"], ["opacity 0.5"], []])
    }

    @Test func `A mask is drawn first, and a subview outside of a clipping view is left out`() {
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        mask.backgroundColor = .black
        view.mask = mask
        expectEqual(picture, ["mask of 1", "fill 0 0 40 20, corners 0, red"])
        view.mask = nil
        let inner = UIView(frame: CGRect(x: 50, y: 0, width: 5, height: 5))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        var seen = [picture.count { $0.hasSuffix("blue") }]
        view.clipsToBounds = true
        seen.append(picture.count { $0.hasSuffix("blue") })
        inner.frame.origin.x = 47
        seen.append(picture.count { $0.hasSuffix("blue") })
        inner.frame.origin.x = 50
        inner.addSubview(UIView(frame: CGRect(x: -20, y: 0, width: 5, height: 5)))
        seen.append(picture.count { $0.hasSuffix("blue") })
        inner.clipsToBounds = true
        seen.append(picture.count { $0.hasSuffix("blue") })
        expectEqual(seen, [1, 0, 1, 1, 0])
    }
}
