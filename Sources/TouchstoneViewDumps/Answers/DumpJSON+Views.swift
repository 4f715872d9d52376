import Foundation

/// The members of an object that describes an element or a view.
struct DumpJSONMembers {
    let json: DumpJSON
    private(set) var indices: [String: Int] = [:]

    /// - Parameter attributes: Whether members of an inner object `attributes` count as the object's own, as in Maestro's format.
    init(_ json: DumpJSON, _ object: Int, attributes: Bool = false) {
        self.json = json
        for member in json.members(of: object) {
            if attributes, json.isKey(member, "attributes"), json.values[member].kind == .object {
                for inner in json.members(of: member) { add(inner) }
            } else {
                add(member)
            }
        }
    }

    private mutating func add(_ member: Int) {
        let key = json.bytes.string(json.values[member].key)
        if json.values[member].kind == .null, indices[key] != nil { return }
        indices[key] = member
    }

    subscript(keys: String...) -> Int? {
        for key in keys { if let index = indices[key], json.values[index].kind != .null { return index } }
        return nil
    }

    /// The first of the members that is a text and not empty.
    func text(_ keys: String...) -> String? {
        for key in keys {
            if let index = indices[key], let text = json.string(index), !text.isEmpty { return text }
        }
        return nil
    }

    func flag(_ keys: String...) -> Bool? {
        for key in keys { if let index = indices[key], let flag = json.flag(index) { return flag } }
        return nil
    }

    func number(_ keys: String...) -> Double? {
        for key in keys { if let index = indices[key], let number = json.number(index) { return number } }
        return nil
    }

    /// A rectangle in any of the usual forms.
    func rect(_ keys: String...) -> CGRect? {
        for key in keys { if let index = indices[key], let rect = json.rect(index) { return rect } }
        return nil
    }

    func numbers(_ keys: String..., count: Int) -> [CGFloat]? {
        for key in keys {
            if let index = indices[key], let numbers = json.numbers(index), numbers.count == count { return numbers }
        }
        return nil
    }
}

extension DumpJSON {
    /// The numbers of a list, of the lists in it, of an object in the order x, y, width, height, or of a text.
    ///
    /// - Parameter isPart: Whether the value is a part of a rectangle, which has no parts itself.
    func numbers(_ index: Int, isPart: Bool = false) -> [CGFloat]? {
        switch values[index].kind {
        case .list:
            var numbers: [CGFloat] = []
            for inner in (index + 1)..<Int(values[index].end) {
                if values[inner].kind == .list { continue }
                guard let number = number(inner) else { return nil }
                numbers.append(CGFloat(number))
            }
            return numbers
        case .object:
            let members = DumpJSONMembers(self, index)
            func named(_ names: [String]) -> [CGFloat] {
                names.compactMap { name in members.number(name, name.uppercased(), name.capitalized).map { CGFloat($0) }
                }
            }
            let rect = named(["x", "y", "width", "height"])
            if rect.count > 1 { return rect }
            if !isPart, let inner = members["origin"], let size = members["size"],
                let one = numbers(inner, isPart: true),
                let two = numbers(size, isPart: true)
            {
                return one + two
            }
            let size = named(["width", "height"])
            if size.count == 2 { return size }
            let matrix = named(["a", "b", "c", "d", "tx", "ty"])
            return matrix.isEmpty ? nil : matrix
        case .text:
            var cursor = DumpCursor(bytes, from: values[index].text.lowerBound, to: values[index].text.upperBound)
            var numbers: [CGFloat] = []
            while cursor.place < cursor.end, numbers.count < 8 {
                cursor.skip(" {}[](),;|")
                guard cursor.place < cursor.end else { break }
                guard let number = cursor.number() else { return nil }
                numbers.append(number)
            }
            return numbers
        default: return nil
        }
    }

    /// The bounds of a screen: a rectangle, or a size alone.
    func screen(_ index: Int) -> CGRect? {
        guard let size = numbers(index), size.count == 2 else { return rect(index) }
        return CGRect(dumped: [0, 0] + size)
    }

    /// A rectangle: an object, four numbers, `{{x, y}, {width, height}}`, or the corners `[x,y][x,y]`.
    func rect(_ index: Int) -> CGRect? {
        guard var numbers = numbers(index), numbers.count == 4 else { return nil }
        if values[index].kind == .text, bytes.has("[", at: values[index].text.lowerBound) {
            numbers[2] -= numbers[0]
            numbers[3] -= numbers[1]
        }
        return CGRect(dumped: numbers)
    }
}
