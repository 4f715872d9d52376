import Foundation
import Synchronization

/// The colors and images of the asset catalogs of all ported modules. Like a process's bundles, they exist once.
enum NamedAssets {
    typealias Colors = [String: @Sendable () -> UIColor]
    typealias Images = [String: @Sendable (UIUserInterfaceStyle) -> UIImage?]

    private static let registered = Mutex<[(colors: Colors, images: Images)]>([])

    static func add(_ colors: Colors, _ images: Images) {
        registered.withLock { $0.append((colors, images)) }
    }

    private static var all: [(colors: Colors, images: Images)] { registered.withLock { $0 } }

    /// Returns the color with a name from the first module that has it.
    static func color(named name: String) -> UIColor? { all.lazy.compactMap { $0.colors[name]?() }.first }

    /// Returns the image with a name, in its variant for an interface style, from the first module that has it.
    static func image(named name: String, style: UIUserInterfaceStyle) -> UIImage? {
        all.lazy.compactMap { $0.images[name]?(style) }.first
    }
}
