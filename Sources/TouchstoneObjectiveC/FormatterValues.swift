import Foundation

/// A place through which a method returns an object.
///
/// It has a place of its own: the memory of a pointer from which it is created is neither read nor written.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    private final class Place {
        var value: Pointee?
    }

    private let place = Place()

    /// Creates a place for an object.
    public init<Other>(_ pointer: UnsafeMutablePointer<Other>) {}

    /// The object that was returned; `nil` if there is none.
    public var pointee: Pointee? {
        get { place.value }
        nonmutating set { place.value = newValue }
    }
}

extension Formatter {
    /// Sets `obj` to the value of a text, for formatters of numbers and dates.
    ///
    /// - Parameters:
    ///   - obj: Receives the value; `nil` if it is not needed.
    ///   - string: The text.
    ///   - error: Receives a description of the problem if the text has no value; `nil` if it is not needed.
    /// - Returns: `true` if the text has a value. A formatter of another kind returns `false`.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        var (value, problem): (AnyObject?, NSString?)
        let hasValue = getObjectValue(&value, for: string, errorDescription: &problem)
        if let value { obj?.pointee = value }
        if let problem { error?.pointee = problem }
        return hasValue
    }

    /// Sets `obj` to the value of a text, for formatters of numbers and dates.
    ///
    /// - Parameters:
    ///   - obj: Receives the value; `nil` if it is not needed.
    ///   - string: The text.
    ///   - error: Receives a description of the problem if the text has no value; `nil` if it is not needed.
    /// - Returns: `true` if the text has a value. A formatter of another kind returns `false`.
    public func getObjectValue(
        _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let value: AnyObject? =
            (self as? NumberFormatter)?.number(from: string)
            ?? (self as? DateFormatter)?.date(from: string).map {
                NSDate(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate)
            }
        guard let value else {
            error?.pointee = NSString(string: "The text “\(string)” has no value in this format.")
            return false
        }
        obj?.pointee = value
        return true
    }
}
