#if Port
/// The reason why a file is not valid XML, with its place.
struct XMLFault: Error {
    let line: Int
    let column: Int
    let message: String
}

/// Reads XML as Interface Builder writes it: elements, attributes, text, comments.
struct XMLReader {
    private let bytes: [UInt8]
    private var at = 0
    private var line = 1
    private var lineStart = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    static func read(_ text: String) throws(XMLFault) -> XMLNode {
        var reader = XMLReader(text)
        return try reader.document()
    }

    private func fault(_ message: String) -> XMLFault {
        XMLFault(line: line, column: at - lineStart + 1, message: message)
    }

    private var byte: UInt8? { at < bytes.count ? bytes[at] : nil }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where at < bytes.count {
            if bytes[at] == 10 {
                line += 1
                lineStart = at + 1
            }
            at += 1
        }
    }

    private func starts(_ text: String) -> Bool { bytes[at...].starts(with: text.utf8) }

    private mutating func skip(past end: String, of what: String) throws(XMLFault) {
        let start = fault("\(what) does not end: \(end) is missing")
        while at < bytes.count, !starts(end) { advance() }
        if at >= bytes.count { throw start }
        advance(end.utf8.count)
    }

    private mutating func document() throws(XMLFault) -> XMLNode {
        var open: [XMLNode] = []
        var root: XMLNode?
        while let next = byte {
            if starts("<?") {
                try skip(past: "?>", of: "a processing instruction")
            } else if starts("<!--") {
                try skip(past: "-->", of: "a comment")
            } else if starts("<!") {
                try skip(past: ">", of: "a declaration")
            } else if starts("</") {
                try close(&open)
            } else if next == UInt8(ascii: "<") {
                let (node, isClosed) = try element()
                if let around = open.last { around.add(node) } else if root == nil { root = node }
                if !isClosed { open.append(node) }
            } else {
                let text = try text(until: UInt8(ascii: "<"))
                open.last?.add(text)
            }
        }
        if let last = open.last {
            throw fault("the file ends, and <\(last.name)> of line \(last.line) is not closed")
        }
        guard let root else { throw fault("the file has no element") }
        return root
    }

    private mutating func close(_ open: inout [XMLNode]) throws(XMLFault) {
        let start = fault("")
        advance(2)
        let name = word()
        guard let last = open.popLast() else { throw fault("</\(name)> closes nothing") }
        guard last.name == name else {
            throw XMLFault(
                line: start.line, column: start.column,
                message: "</\(name)> is found instead of </\(last.name)>, which closes the <\(last.name)> of line "
                    + "\(last.line)")
        }
        skipSpaces()
        guard byte == UInt8(ascii: ">") else { throw fault("</\(name)> has no >") }
        advance()
    }

    private mutating func word() -> String {
        let start = at
        while let byte, byte > 32, ![UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "=")].contains(byte) {
            advance()
        }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private mutating func skipSpaces() {
        while let byte, byte <= 32 { advance() }
    }

    private mutating func element() throws(XMLFault) -> (XMLNode, isClosed: Bool) {
        let (line, column) = (line, at - lineStart + 1)
        advance()
        let name = word()
        if name.isEmpty { throw fault("a < without a following name: write &lt; in text") }
        var attributes: [(name: String, value: String)] = []
        while true {
            skipSpaces()
            guard let byte else { throw fault("the file ends within <\(name)>") }
            if starts("/>") || byte == UInt8(ascii: ">") {
                let isClosed = byte != UInt8(ascii: ">")
                advance(isClosed ? 2 : 1)
                return (XMLNode(name, attributes: attributes, line: line, column: column), isClosed)
            }
            let attribute = word()
            skipSpaces()
            guard !attribute.isEmpty, self.byte == UInt8(ascii: "=") else {
                throw fault("an attribute of <\(name)> has no value")
            }
            advance()
            skipSpaces()
            guard let quote = self.byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                throw fault("the value of \(attribute) of <\(name)> is not in quotation marks")
            }
            advance()
            let value = try text(until: quote)
            if self.byte != quote { throw fault("the value of \(attribute) of <\(name)> does not end") }
            advance()
            if attributes.contains(where: { $0.name == attribute }) {
                throw fault("<\(name)> has the attribute \(attribute) twice")
            }
            attributes.append((attribute, value))
        }
    }

    private mutating func text(until end: UInt8) throws(XMLFault) -> String {
        var result: [UInt8] = []
        while let byte, byte != end {
            if byte == UInt8(ascii: "<") { throw fault("a < in a value: write &lt;") }
            if byte == UInt8(ascii: "&") {
                result += Array(try entity().utf8)
            } else {
                result.append(byte)
                advance()
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func entity() throws(XMLFault) -> String {
        let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
        let rest = bytes[(at + 1)...].prefix(12)
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
            throw fault("a & that does not begin an entity: write &amp;")
        }
        let name = String(decoding: bytes[(at + 1)..<end], as: UTF8.self)
        var found = named[name]
        if name.hasPrefix("#") {
            let digits = name.dropFirst()
            let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            found = code.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
        }
        guard let found else { throw fault("&\(name); is not an entity: write &amp; for a &") }
        advance(end + 1 - at)
        return found
    }
}
#endif
