import Foundation
import UIKit

extension ScenarioReader {
    static let viewPropertyKeys = [
        "frame", "bounds", "center", "hidden", "interaction", "alpha", "clips", "anchor", "transform", "multipleTouch",
        "exclusiveTouch", "zPosition", "cornerRadius", "color", "text",
    ]
    static let windowPropertyKeys = ["level", "key"]

    func properties(_ fields: Fields) throws -> ViewProperties {
        var properties = ViewProperties()
        properties.frame = try fields["frame"]?.rect()
        properties.bounds = try fields["bounds"]?.rect()
        properties.center = try fields["center"]?.point()
        properties.isHidden = try fields["hidden"]?.flag()
        properties.isUserInteractionEnabled = try fields["interaction"]?.flag()
        properties.alpha = try fields["alpha"].map(alpha)
        properties.clipsToBounds = try fields["clips"]?.flag()
        properties.anchorPoint = try fields["anchor"]?.point()
        properties.transform = try fields["transform"].map(transform)
        properties.isMultipleTouchEnabled = try fields["multipleTouch"]?.flag()
        properties.isExclusiveTouch = try fields["exclusiveTouch"]?.flag()
        properties.zPosition = try fields["zPosition"].map { (entry: Entry) -> CGFloat in CGFloat(try entry.number()) }
        properties.cornerRadius = try fields["cornerRadius"].map { CGFloat(try $0.number()) }
        properties.color = try fields["color"].map(color)
        properties.text = try fields["text"]?.text()
        properties.control = try controlProperties(fields)
        properties.scroll = try scrollProperties(fields)
        properties.level = try fields["level"].map(level)
        properties.isKey = try fields["key"]?.flag()
        return properties
    }

    /// Reads a number, or the 32-bit floating-point number next to one, such as `nextAbove 0.01`.
    private func alpha(_ entry: Entry) throws -> CGFloat {
        if let number = entry.anyNumber, number.isFinite { return CGFloat(number) }
        let words = entry.scalar?.split(separator: " ") ?? []
        guard words.count == 2, let number = Float(String(words[1])), number.isFinite,
            words[0] == "nextAbove" || words[0] == "nextBelow"
        else { throw entry.needs("a number, or `nextAbove` or `nextBelow` and a number") }
        return CGFloat(words[0] == "nextAbove" ? number.nextUp : number.nextDown)
    }

    /// Reads a transform, which scales, then rotates by degrees, then translates.
    private func transform(_ entry: Entry) throws -> CGAffineTransform {
        let fields = try entry.fields(["scale", "rotate", "translate"])
        var transform = CGAffineTransform.identity
        if let entry = fields["scale"] {
            if entry.isList {
                let factors = try entry.numbers(2, "a number, or two, [x, y]")
                transform = CGAffineTransform(scaleX: CGFloat(factors[0]), y: CGFloat(factors[1]))
            } else {
                let factor = CGFloat(try entry.number())
                transform = CGAffineTransform(scaleX: factor, y: factor)
            }
        }
        if let entry = fields["rotate"] {
            let degrees = try entry.number()
            transform = transform.concatenating(CGAffineTransform(rotationAngle: CGFloat(degrees * .pi / 180)))
        }
        if let entry = fields["translate"] {
            let by = try entry.point()
            transform = transform.concatenating(CGAffineTransform(translationX: by.x, y: by.y))
        }
        return transform
    }

    private func level(_ entry: Entry) throws -> CGFloat {
        switch entry.scalar {
        case "normal": return UIWindow.Level.normal.rawValue
        case "statusBar": return UIWindow.Level.statusBar.rawValue
        case "alert": return UIWindow.Level.alert.rawValue
        default:
            guard let number = entry.anyNumber, number.isFinite else {
                throw entry.needs("normal, statusBar, alert or a number")
            }
            return CGFloat(number)
        }
    }

    private func color(_ entry: Entry) throws -> String {
        let name = try entry.name()
        guard SceneColor.named(name) == nil else { return name }
        let guess = nearest(to: name, among: SceneColor.names).map { "; did you mean \($0)?" } ?? ""
        throw entry.fail("`color` needs a color's name or \"#rrggbb\", found \(entry.node.excerpt)\(guess)")
    }
}
