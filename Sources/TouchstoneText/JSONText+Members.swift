/// Members of an object. A value that is `nil` is written as null.
extension JSONText {
    package mutating func addNull(_ key: String) {
        self.key(key)
        addNull()
    }

    package mutating func add(_ key: String, _ text: String?) {
        self.key(key)
        if let text { add(text) } else { addNull() }
    }

    package mutating func add(_ key: String, _ number: Int?) {
        self.key(key)
        if let number { add(number) } else { addNull() }
    }

    package mutating func add(_ key: String, _ number: Double?) {
        self.key(key)
        if let number { add(number) } else { addNull() }
    }

    package mutating func add(_ key: String, _ flag: Bool?) {
        self.key(key)
        if let flag { add(flag) } else { addNull() }
    }

    package mutating func add(_ key: String, _ texts: [String]) {
        self.key(key)
        array { array in texts.forEach { array.add($0) } }
    }
}
