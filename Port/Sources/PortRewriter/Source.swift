#if Port
import SwiftParser
import SwiftSyntax

/// A parsed source file.
final class Source {
    let path: String
    let bytes: [UInt8]
    let tree: SourceFileSyntax
    private let converter: SourceLocationConverter

    init(path: String, text: String) {
        self.path = path
        bytes = Array(text.utf8)
        tree = Parser.parse(source: text)
        converter = SourceLocationConverter(fileName: path, tree: tree)
    }

    func line(at offset: Int) -> Int { converter.location(for: AbsolutePosition(utf8Offset: offset)).line }
    func column(at offset: Int) -> Int { converter.location(for: AbsolutePosition(utf8Offset: offset)).column }
}

extension SyntaxProtocol {
    /// The text without surrounding spaces and comments.
    var extent: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
    var start: Int { extent.lowerBound }
    var end: Int { extent.upperBound }
}
#endif
