#if AppleModules
import Foundation

/// A type of data, with an identifier, filename extensions and a MIME type.
///
/// The declared types are those that applications name most. Another identifier or extension gives a type without supertypes.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
    public let identifier: String

    /// The type with an identifier; `nil` if it is empty.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }
    init(known identifier: String) { self.identifier = identifier }
    /// The type of files with an extension, if it conforms to `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard !filenameExtension.isEmpty else { return nil }
        let wanted = filenameExtension.lowercased()
        self.identifier = Self.declarations.first { $0.extensions.contains(wanted) }?.identifier ?? "dyn." + wanted
        if identifier.hasPrefix("dyn.") { return }
        if supertype != .data, !conforms(to: supertype) { return nil }
    }
    /// The type with a MIME type, if it conforms to `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let wanted = mimeType.lowercased()
        guard let found = Self.declarations.first(where: { $0.mime == wanted }) else { return nil }
        identifier = found.identifier
        if supertype != .data, !conforms(to: supertype) { return nil }
    }
    /// A type that the application declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    /// A type that another application declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    private var declaration: TypeDeclaration? { Self.declarations.first { $0.identifier == identifier } }

    public var preferredFilenameExtension: String? { declaration?.extensions.first }
    public var preferredMIMEType: String? { declaration?.mime }
    public var localizedDescription: String? { nil }
    public var isDeclared: Bool { declaration != nil }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var description: String { identifier }
    /// All types that the type conforms to.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = declaration?.parents ?? (isDynamic ? ["public.data"] : [])
        while let next = waiting.popLast() {
            guard found.insert(UTType(known: next)).inserted else { continue }
            waiting += UTType(known: next).declaration?.parents ?? []
        }
        return found
    }
    /// Whether the types are equal or the other one is a supertype.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
}

struct TypeDeclaration: Sendable {
    let identifier: String
    let parents: [String]
    var extensions: [String] = []
    var mime: String?
}
#endif
