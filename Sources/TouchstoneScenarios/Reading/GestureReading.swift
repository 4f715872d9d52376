import Foundation
import UIKit

extension ScenarioReader {
    private static let gestureKeys = [
        "type", "name", "enabled", "cancels", "delaysBegan", "delaysEnded", "requireToFail", "simultaneous", "refuses",
        "allowedTouchTypes", "watch", "reports", "onAction",
    ]

    func gestures(_ entry: Entry) throws -> [SceneGesture] {
        try entry.list("a gesture").map(gesture)
    }

    private func gesture(_ entry: Entry) throws -> SceneGesture {
        let type = try entry.fields().required("type").choice(of: GestureType.self)
        let named = Entry(node: entry.node, what: "a \(type.rawValue)", reader: self, lineAround: entry.lineAround)
        try checkOwnKeys(named, type)
        let fields = try named.fields(Self.gestureKeys + type.ownKeys)
        var gesture = SceneGesture(type: type)
        gesture.name = try fields["name"].map(declare(gesture:))
        gesture.isEnabled = try fields["enabled"]?.flag()
        gesture.cancelsTouchesInView = try fields["cancels"]?.flag()
        gesture.delaysTouchesBegan = try fields["delaysBegan"]?.flag()
        gesture.delaysTouchesEnded = try fields["delaysEnded"]?.flag()
        gesture.allowedTouchTypes = try fields["allowedTouchTypes"].map { types in
            try types.list("`allowedTouchTypes`").map { try $0.choice(of: SampleType.self).type }
        }
        try readOwn(fields, into: &gesture)
        try readRelations(fields, into: &gesture)
        if let entry = fields["watch"] {
            gesture.isWatched = try entry.flag()
            if type == .hover, gesture.isWatched { throw entry.fail("a hover recognizer receives no touches to watch") }
        }
        gesture.details = try fields["reports"].map { try details($0, of: type) } ?? []
        gesture.onAction = try fields["onAction"].map(actions) ?? []
        return gesture
    }

    /// Throws an error for a key of another type, since such a key is no spelling mistake.
    private func checkOwnKeys(_ entry: Entry, _ type: GestureType) throws {
        let fields = try entry.fields()
        for key in fields.keys where !type.ownKeys.contains(key) {
            let owners = GestureType.allCases.filter { $0.ownKeys.contains(key) }.map(\.rawValue)
            guard let last = owners.last else { continue }
            let names = owners.count > 1 ? owners.dropLast().joined(separator: ", ") + " and " + last : last
            throw fields[key]!.fail("a \(type.rawValue) has no `\(key)`; that is for \(names)")
        }
    }

    /// Reads the values that only some types of recognizers have.
    private func readOwn(_ fields: Fields, into gesture: inout SceneGesture) throws {
        gesture.taps = try fields["taps"]?.whole(in: (gesture.type == .longPress ? 0 : 1)...100)
        gesture.fingers = try fields["fingers"]?.whole(in: 1...64)
        gesture.minimumTouches = try fields["minimumTouches"]?.whole(in: 1...64)
        gesture.maximumTouches = try fields["maximumTouches"]?.whole(in: 1...64)
        if let least = gesture.minimumTouches, let most = gesture.maximumTouches, least > most {
            throw fields["maximumTouches"]!.needs("at least `minimumTouches`, \(least)")
        }
        gesture.pressDuration = try fields["pressDuration"]?.number(in: 0...600, "seconds")
        gesture.allowableMovement = try fields["allowableMovement"].map {
            CGFloat(try $0.number(in: 0...10_000, "points"))
        }
        if let entry = fields["direction"] {
            gesture.direction = UISwipeGestureRecognizer.Direction(
                try words(entry).map { try $0.choice(of: SwipeWord.self).direction })
        }
        if let entry = fields["edges"] {
            gesture.edges = UIRectEdge(try words(entry).map { try $0.choice(of: EdgeWord.self).edge })
        }
        if gesture.type == .screenEdgePan, gesture.edges == nil {
            throw fields.whole.fail("a screenEdgePan needs `edges`")
        }
    }

    private func readRelations(_ fields: Fields, into gesture: inout SceneGesture) throws {
        for entry in try fields["requireToFail"].map(words) ?? [] {
            let other = try mention(gesture: entry)
            if other == gesture.name { throw entry.fail("\(other) cannot require itself to fail") }
            gesture.requireToFail.append(other)
        }
        if let entry = fields["simultaneous"] {
            gesture.simultaneous =
                entry.scalar == "always" ? .always : .with(try words(entry).map(mention(gesture:)))
        }
        gesture.refuses = try fields["refuses"]?.choice(of: GestureRefusal.self)
    }

    private func details(_ entry: Entry, of type: GestureType) throws -> [GestureDetail] {
        try words(entry).map { word in
            let detail = try word.choice(of: GestureDetail.self)
            guard type.details.contains(detail) else {
                let known = type.details.map(\.rawValue).joined(separator: ", ")
                throw word.fail("a \(type.rawValue) has no \(detail.rawValue) to report; it has \(known)")
            }
            return detail
        }
    }

    func refusedGestures(_ entry: Entry) throws -> ViewRefusal {
        entry.scalar == "all" ? .all : .some(try words(entry).map(mention(gesture:)))
    }

    /// Returns the entries of a list of words, or of a single word.
    private func words(_ entry: Entry) throws -> [Entry] {
        try entry.isList ? entry.list(entry.what) : [entry]
    }
}

private enum SwipeWord: String, CaseIterable {
    case right, left, up, down

    var direction: UISwipeGestureRecognizer.Direction {
        switch self {
        case .right: .right
        case .left: .left
        case .up: .up
        case .down: .down
        }
    }
}

private enum EdgeWord: String, CaseIterable {
    case top, left, bottom, right, all

    var edge: UIRectEdge {
        switch self {
        case .top: .top
        case .left: .left
        case .bottom: .bottom
        case .right: .right
        case .all: .all
        }
    }
}
