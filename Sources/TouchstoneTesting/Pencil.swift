import Foundation
import TouchstoneCore

/// Touchstone extension: the force and direction of a pencil on the screen.
public struct PencilContact: Sendable, Hashable {
    /// The force, where 1, the default, is an average touch and 25/6 the largest (T-10).
    public var force: CGFloat
    /// The angle to the screen in radians: 0 if the pencil lies flat, π/2, the default, if it is upright (T-15).
    public var altitudeAngle: CGFloat
    /// The direction in radians, clockwise as seen on the screen; 0, the default, points along +x (T-15).
    public var azimuthAngle: CGFloat

    /// The largest force that a pencil measures (T-10).
    public static let maximumPossibleForce: CGFloat = 25 / 6

    /// Creates a contact.
    ///
    /// - Parameters:
    ///   - force: The force, where 1 is an average touch.
    ///   - altitudeAngle: The angle to the screen in radians; π/2 is upright.
    ///   - azimuthAngle: The direction in radians, clockwise from +x.
    public init(force: CGFloat = 1, altitudeAngle: CGFloat = .pi / 2, azimuthAngle: CGFloat = 0) {
        self.force = force
        self.altitudeAngle = altitudeAngle
        self.azimuthAngle = azimuthAngle
    }
}

/// Gestures of a pencil, at any `TouchPlace`. Its touches have the type `.pencil`, a force and angles.
///
/// Fingers may be down at the same time. The same mistakes are issues of the test as with fingers.
extension TestApplication {
    /// The number of the pencil among the fingers, which have the numbers 1, 2 and so on.
    static let pencil = 0

    /// Puts the pencil down at a place.
    ///
    /// - Parameters:
    ///   - place: The place to touch.
    ///   - contact: The force and the angles.
    ///   - allowsMiss: Whether the touch may reach another view. If `false`, the default, a miss is an issue of the test.
    public func pencilDown(
        at place: some TouchPlace, contact: PencilContact = PencilContact(), allowsMiss: Bool = false,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isValid(contact, site), let point = touchdown(Self.pencil, at: place, allowsMiss, site) else { return }
        pencilContact = contact
        unchecked(at: site).down([Self.pencil: point])
    }

    /// Moves the pencil in a straight line to a place, with one sample in each frame.
    ///
    /// - Parameters:
    ///   - place: The end of the line.
    ///   - contact: The force and the angles from now on; `nil`, the default, leaves them as they are.
    ///   - duration: The duration of the move in seconds; 0 moves in one frame.
    public func pencilMove(
        to place: some TouchPlace, contact: PencilContact? = nil, duration: TimeInterval = 0, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard contact.map({ isValid($0, site) }) ?? true, isValid(duration, "move in", site),
            let point = place.screenPoint(in: self, mustHit: false, at: site)
        else { return }
        if let contact { pencilContact = contact }
        unchecked(at: site).move([Self.pencil: point], duration: duration)
    }

    /// Lifts the pencil where it is.
    public func pencilUp(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        unchecked(at: site).up([Self.pencil])
    }

    /// Taps a place with the pencil: touches down and lifts after 50 ms.
    ///
    /// - Parameters:
    ///   - place: The place to tap.
    ///   - contact: The force and the angles.
    ///   - allowsMiss: Whether the touch may reach another view. If `false`, the default, a miss is an issue of the test.
    public func pencilTap(
        at place: some TouchPlace, contact: PencilContact = PencilContact(), allowsMiss: Bool = false,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isValid(contact, site), let point = touchdown(Self.pencil, at: place, allowsMiss, site) else { return }
        pencilContact = contact
        unchecked(at: site).press(Self.pencil, at: point)
    }

    /// Drags the pencil from one place to another in `duration` seconds and lifts it.
    ///
    /// - Parameters:
    ///   - start: The place where the pencil goes down.
    ///   - end: The place where it lifts.
    ///   - contact: The force and the angles.
    ///   - duration: The duration in seconds; 0.25 by default.
    ///   - allowsMiss: Whether the touch may reach another view. If `false`, the default, a miss is an issue of the test.
    public func pencilDrag(
        from start: some TouchPlace, to end: some TouchPlace, contact: PencilContact = PencilContact(),
        duration: TimeInterval = 0.25, allowsMiss: Bool = false, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isValid(contact, site), isValid(duration, "drag in", site),
            let first = touchdown(Self.pencil, at: start, allowsMiss, site),
            let last = end.screenPoint(in: self, mustHit: false, at: site)
        else { return }
        pencilContact = contact
        unchecked(at: site).drag(from: [Self.pencil: first], through: [[Self.pencil: last]], duration: duration)
    }

    /// Returns whether the values are finite and the force is not negative, and records an issue if not.
    private func isValid(_ contact: PencilContact, _ site: TestSite) -> Bool {
        if contact.force.isFinite, contact.force >= 0, contact.altitudeAngle.isFinite, contact.azimuthAngle.isFinite {
            return true
        }
        recordsIssue(
            TestIssue(
                "A pencil cannot have the force \(contact.force) and the angles \(contact.altitudeAngle) and "
                    + "\(contact.azimuthAngle). Use finite numbers, and a force that is not negative.", at: site))
        return false
    }
}

extension TouchSample {
    /// Makes the sample one of a pencil. A pencil that lifts has no force.
    mutating func use(_ contact: PencilContact, isUp: Bool) {
        type = .pencil
        force = isUp ? 0 : contact.force
        maximumPossibleForce = PencilContact.maximumPossibleForce
        altitudeAngle = contact.altitudeAngle
        azimuthAngle = contact.azimuthAngle
    }
}
