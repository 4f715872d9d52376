#if Port
/// Facts from the sources about a class that nibs and storyboards use.
public struct ClassFacts: Sendable {
    /// Its name in the module's Swift code.
    public let name: String
    /// Its nearest UIKit superclass.
    public let base: String
    /// The names of its outlets, including those of its superclasses in the module.
    public let outlets: Set<String>
    /// The Objective-C names of its actions.
    public let actions: Set<String>
    /// The attributes that Interface Builder can set.
    public let attributes: Set<String>
    /// The methods that create the destinations of segues.
    public let creations: Set<String>

    public init(
        name: String, base: String, outlets: Set<String> = [], actions: Set<String> = [],
        attributes: Set<String> = [], creations: Set<String> = []
    ) {
        self.name = name
        self.base = base
        self.outlets = outlets
        self.actions = actions
        self.attributes = attributes
        self.creations = creations
    }

    /// The suffix of the names of the members that the port adds to the class.
    public static func suffix(_ name: String) -> String { name.split(separator: ".").joined(separator: "_") }
    var suffix: String { Self.suffix(name) }
}

/// Facts from a module's sources that nibs and storyboards need.
public struct ModuleFacts: Sendable {
    /// The module's name.
    public let name: String
    public let classes: [String: ClassFacts]
    /// The attributes that extensions add to classes of UIKit, by class.
    public let extensions: [String: Set<String>]
    /// The modules that the sources import besides UIKit and Foundation.
    public let imports: [String]
    /// The names of the fonts that the project contains.
    public let fonts: Set<String>

    public init(
        name: String, classes: [String: ClassFacts] = [:], extensions: [String: Set<String>] = [:],
        imports: [String] = [], fonts: Set<String> = []
    ) {
        self.name = name
        self.classes = classes
        self.extensions = extensions
        self.imports = imports
        self.fonts = fonts
    }

    /// The same facts with the fonts of the project.
    public func with(fonts: Set<String>) -> ModuleFacts {
        ModuleFacts(name: name, classes: classes, extensions: extensions, imports: imports, fonts: fonts)
    }
}
#endif
