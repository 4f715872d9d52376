import Foundation
import TouchstoneCore

/// A font by its name, without a size.
public final class CGFont: Sendable {
    private let name: String

    /// Creates a font with a PostScript or full name; `nil` for an empty name.
    public init?(_ name: CFString) {
        guard !name.isEmpty else { return nil }
        self.name = name
    }

    /// The PostScript name of the font.
    public var postScriptName: CFString? { name }
    /// The full name of the font.
    public var fullName: CFString? { name }
}
