import UIKit

/// The colors of scenario files, by name.
enum SceneColor {
    static let names = [
        "black", "blue", "brown", "clear", "cyan", "gray", "green", "magenta", "orange", "purple", "red", "white",
        "yellow",
    ]

    /// Returns the color of a name in `names` or of `#rrggbb`; `nil` for other text.
    static func named(_ name: String) -> UIColor? {
        switch name {
        case "black": return .black
        case "blue": return .blue
        case "brown": return .brown
        case "clear": return .clear
        case "cyan": return .cyan
        case "gray": return .gray
        case "green": return .green
        case "magenta": return .magenta
        case "orange": return .orange
        case "purple": return .purple
        case "red": return .red
        case "white": return .white
        case "yellow": return .yellow
        default:
            guard name.hasPrefix("#"), name.utf8.count == 7, let value = UInt32(name.dropFirst(), radix: 16) else {
                return nil
            }
            func part(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
            return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
        }
    }
}
