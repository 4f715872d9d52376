import Foundation
import TouchstoneGeometry

/// The previous picture of a layer and how the previous and the new picture are composited during a transition.
package struct LayerTransition {
    /// A transition of `UIView`; `x` and `y` are the direction from which the new picture comes.
    package enum Kind {
        case dissolve
        case flip(x: CGFloat, y: CGFloat)
    }

    /// The transform of a picture in the layer's bounds coordinates, and its opacity.
    package struct Place {
        package var transform: CGAffineTransform
        package var opacity: Float
        package init(transform: CGAffineTransform = .identity, opacity: Float = 1) {
            self.transform = transform
            self.opacity = opacity
        }
    }

    /// How the two pictures are composited.
    package enum Order {
        case newInFront
        case oldInFront
        /// The colors of both pictures are added.
        case sum
    }

    /// The commands of the previous picture, in bounds coordinates.
    package var old: [DrawingCommand]
    package var oldPlace: Place
    package var newPlace: Place
    package var order: Order

    package init(old: [DrawingCommand], _ oldPlace: Place, _ newPlace: Place, _ order: Order = .newInFront) {
        self.old = old
        self.oldPlace = oldPlace
        self.newPlace = newPlace
        self.order = order
    }

    private static func open(_ place: Place, _ blend: CGBlendMode) -> [DrawingCommand] {
        var commands: [DrawingCommand] = [.save, .concatenate(place.transform)]
        if blend != .normal { commands.append(.blend(blend)) }
        if place.opacity != 1 { commands += [.opacity(place.opacity), .group] }
        return commands
    }

    private var oldPicture: [DrawingCommand] {
        oldPlace.opacity > 0 ? LayerTransition.open(oldPlace, .normal) + old + [.restore] : []
    }

    /// The commands to draw before the new picture.
    var before: [DrawingCommand] {
        [.save] + (order == .sum ? [.group] : []) + (order == .oldInFront ? [] : oldPicture)
            + LayerTransition.open(newPlace, order == .sum ? .plusLighter : .normal)
    }
    /// The commands to draw after the new picture.
    var after: [DrawingCommand] { [.restore] + (order == .oldInFront ? oldPicture : []) + [.restore] }
}

extension CALayer {
    /// The current picture of this layer and its sublayers, in bounds coordinates, without the layer's own transform
    /// and opacity.
    package var picture: [DrawingCommand] {
        var list = DisplayList(style: view?.traitCollection.userInterfaceStyle ?? .light)
        appendTree(to: &list)
        // The first four commands, and opacity if there is one, apply the layer's transform and opacity.
        guard
            let start = list.commands.dropFirst(4).firstIndex(where: { if case .opacity = $0 { false } else { true } })
        else { return [] }
        return [.save] + list.commands[start...].dropLast()
    }
}

extension DrawingCommand {
    /// Returns the command with its colors multiplied by `tint`; images do not change.
    func multiplied(by tint: CGColor) -> DrawingCommand {
        switch self {
        case .fill(let rect, let radius, let color): return .fill(rect, cornerRadius: radius, color * tint)
        case .fillPath(let path, let rule, let color): return .fillPath(path, rule, color * tint)
        case .stroke(let rect, let radius, let width, let color):
            return .stroke(rect, cornerRadius: radius, lineWidth: width, color * tint)
        case .strokePath(let path, let style, let color): return .strokePath(path, style, color * tint)
        case .gradient(var gradient):
            for index in gradient.stops.indices { gradient.stops[index].color = gradient.stops[index].color * tint }
            return .gradient(gradient)
        case .text(let text, let baseline, let width, let size, let weight, let color):
            return .text(text, baseline: baseline, width: width, size: size, weight: weight, color * tint)
        case .styledText(let text, let baseline, let width, let font, let color):
            return .styledText(text, baseline: baseline, width: width, font, color * tint)
        case .strokedText(let text, let baseline, let width, let font, let line, let color):
            return .strokedText(text, baseline: baseline, width: width, font, lineWidth: line, color * tint)
        case .line(let from, let to, let width, let color): return .line(from: from, to: to, width: width, color * tint)
        case .castShadow(let path, let offset, let blur, let color):
            return .castShadow(path, offset: offset, blur: blur, color * tint)
        case .shadow(let offset, let blur, let color):
            return .shadow(offset: offset, blur: blur, color.map { $0 * tint })
        case .save, .restore, .concatenate, .clip, .clipPath, .opacity, .image, .bitmap, .blend, .group, .mask:
            return self
        }
    }
}

extension CGColor {
    fileprivate static func * (color: CGColor, tint: CGColor) -> CGColor {
        CGColor(
            red: CGFloat(color.red * tint.red), green: CGFloat(color.green * tint.green),
            blue: CGFloat(color.blue * tint.blue), alpha: CGFloat(color.opacity * tint.opacity))
    }
}
