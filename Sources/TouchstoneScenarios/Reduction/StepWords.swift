/// Shorter steps that may replace the steps of a recorded session.
enum StepWords {
    /// Returns steps that may replace the first ones of `steps`, with the number of steps that each replaces. The preferred is first.
    static func shorter(than steps: ArraySlice<YAMLTree>) -> [(step: YAMLTree, count: Int)] {
        guard let first = steps.first else { return [] }
        var shorter: [(step: YAMLTree, count: Int)] = []
        if let finger = Finger("down", in: first) {
            for (index, step) in steps.dropFirst().enumerated() {
                if Finger("up", in: step)?.number == finger.number {
                    shorter.append((finger.step("tap", finger.place), index + 2))
                    if index > 0, let last = steps.dropFirst(index).first, let end = Finger("move", in: last) {
                        shorter.append((finger.step("drag", .list([finger.place, end.place])), index + 2))
                    }
                    break
                }
                guard let next = Finger("move", in: step), next.number == finger.number else { break }
            }
        }
        if let sample = first["sample"] {
            let single = sample.elements.count == 1 ? sample.elements[0] : sample
            if let step = word(single) {
                shorter.append((step, 1))
                if let time = first["at"], case .map(let members) = step {
                    shorter.append((.map([.init(key: "at", value: time)] + members), 1))
                }
            }
        }
        if let quick = quick(first) { shorter.append((quick, 1)) }
        return shorter
    }

    /// Returns the steps with the fingers numbered from 1 in the order of the file.
    static func fingersCounted(_ steps: [YAMLTree]) -> [YAMLTree] {
        var numbers: [String: Int] = [:]
        func counted(_ finger: YAMLTree) -> YAMLTree {
            guard let name = finger.scalar, Int(name) != nil else { return .list(finger.elements.map(counted)) }
            let number = numbers[name] ?? numbers.count + 1
            numbers[name] = number
            return .plain(String(number))
        }
        func countedInside(_ value: YAMLTree) -> YAMLTree {
            switch value {
            case .scalar: value
            case .list(let elements): .list(elements.map(countedInside))
            case .map(let members):
                .map(
                    members.map { member in
                        let isFinger = ["finger", "up", "cancel"].contains(member.key)
                        return .init(
                            key: member.key, value: isFinger ? counted(member.value) : countedInside(member.value))
                    })
            }
        }
        return steps.map(countedInside)
    }

    /// Returns the step with as few samples as possible; `nil` if it has no duration, or states it.
    private static func quick(_ step: YAMLTree) -> YAMLTree? {
        var step = step
        let none = YAMLTree.plain("0")
        if step["drag"] != nil, step["over"] == nil {
            step["over"] = none
            return step
        }
        for word in ["pinch", "rotate", "trackpad"] {
            guard var object = step[word], object["over"] == nil else { continue }
            object["over"] = none
            step[word] = object
            return step
        }
        return nil
    }

    /// Returns the step for a sample, without its time.
    private static func word(_ sample: YAMLTree) -> YAMLTree? {
        guard let phase = sample["phase"]?.scalar else { return nil }
        let number = sample["finger"]?.scalar ?? "1"
        switch phase {
        case "began", "moved":
            guard let place = sample["at"] else { return nil }
            return Finger(number: number, place: place).step(phase == "began" ? "down" : "move", place)
        case "ended", "cancelled":
            let word = phase == "ended" ? "up" : "cancel"
            return number == "1" ? .plain(word) : .map([.init(key: word, value: .plain(number))])
        default: return nil
        }
    }

    /// A finger in a step of one finger.
    private struct Finger {
        var number: String
        var place: YAMLTree

        init(number: String, place: YAMLTree) { (self.number, self.place) = (number, place) }

        /// Reads `down: PLACE`, `move: PLACE`, `up` or `up: 2`; `nil` for another step.
        init?(_ word: String, in step: YAMLTree) {
            if step.scalar == word {
                self.init(number: "1", place: .plain("1"))
                return
            }
            guard let value = step[word] else { return nil }
            if word == "up" {
                guard let number = value.scalar else { return nil }
                self.init(number: number, place: value)
            } else {
                let isMapOfFingers = value.members.contains { Int($0.key) != nil }
                guard !isMapOfFingers else { return nil }
                self.init(number: step["finger"]?.scalar ?? "1", place: value)
            }
        }

        func step(_ word: String, _ value: YAMLTree) -> YAMLTree {
            var members = [YAMLTree.Member(key: word, value: value)]
            if number != "1" { members.append(.init(key: "finger", value: .plain(number))) }
            return .map(members)
        }
    }
}
