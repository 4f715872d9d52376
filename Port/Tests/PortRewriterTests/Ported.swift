import PortRewriter
import Testing

/// The text of one file as it is ported, without what is said of its lines.
func ported(_ text: String, options: PortOptions = PortOptions(tellsLocations: false)) -> String {
    Port([("A.swift", text)], options: options).sources[0].text
}

/// Whether each line is found in the ported text.
func expect(
    _ text: String, becomes lines: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
    let result = ported(text)
    for line in lines {
        #expect(result.contains(line), "\(result)", sourceLocation: sourceLocation)
    }
}

func findings(_ text: String) -> [String] { Port([("A.swift", text)]).findings.map(\.description) }
