import Foundation

/// The colors and images of the asset catalogs of all ported modules. Like a process's bundles, they exist once.
final class NamedAssets: @unchecked Sendable {
    typealias Colors = [String: @Sendable () -> UIColor]
    typealias Images = [String: @Sendable (UIUserInterfaceStyle) -> UIImage?]

    static let shared = NamedAssets()
    private let lock = BriefLock()
    private var all: [(colors: Colors, images: Images)] = []

    func add(_ colors: Colors, _ images: Images) {
        lock.lock()
        defer { lock.unlock() }
        all.append((colors, images))
    }

    private var modules: [(colors: Colors, images: Images)] {
        lock.lock()
        defer { lock.unlock() }
        return all
    }

    /// Returns the color with a name from the first module that has it.
    func color(named name: String) -> UIColor? { modules.lazy.compactMap { $0.colors[name]?() }.first }

    /// Returns the image with a name, in its variant for an interface style, from the first module that has it.
    func image(named name: String, style: UIUserInterfaceStyle) -> UIImage? {
        modules.lazy.compactMap { $0.images[name]?(style) }.first
    }
}
