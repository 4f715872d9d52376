extension String {
    /// The name of an action in words.
    ///
    /// A bare method reference, whose name is its place in the source, such as `Editor at App/Editor.swift:12:30`, is described
    /// by its class and line.
    var actionWords: String {
        guard let reference else { return self }
        return "a method of \(reference.className) (\(reference.file), line \(reference.line))"
    }

    /// The name of an action with the class of its target, such as `Editor.save`.
    func named(in className: String) -> String { reference == nil ? "\(className).\(self)" : actionWords }

    /// The class whose method a bare method reference names; `nil` for the names of other actions.
    var classOfReference: String? { reference.map { String($0.className) } }

    private var reference: (className: Substring, file: Substring, line: Substring)? {
        guard let match = wholeMatch(of: /(.+) at (?:.*\/)?([^\/:]+):(\d+):\d+/) else { return nil }
        return (match.1, match.2, match.3)
    }
}
