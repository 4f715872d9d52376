import Foundation

/// A pointer through which a method returns an object.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension Formatter {
    /// Sets `obj` to the value of a text, for formatters of numbers and dates.
    ///
    /// - Parameters:
    ///   - obj: Receives the value; `nil` if it is not needed.
    ///   - string: The text.
    ///   - error: Receives a description of the problem if the text has no value; `nil` if it is not needed.
    /// - Returns: `true` if the text has a value. A formatter of another kind returns `false`.
    public func getObjectValue(
        _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String, errorDescription error: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let value: AnyObject? =
            (self as? NumberFormatter)?.number(from: string)
            ?? (self as? DateFormatter)?.date(from: string).map { NSDate(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
        guard let value else {
            error?.pointee = NSString(string: "The text “\(string)” has no value in this format.")
            return false
        }
        obj?.pointee = value
        return true
    }
}
