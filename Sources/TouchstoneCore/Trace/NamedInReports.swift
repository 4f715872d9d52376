import Foundation

/// An object that is no view and no recognizer, and that has a name of its own in reports, such as a bar item.
@MainActor
package protocol NamedInReports: NSObject {
    /// The name that the application gave; `nil` if it gave none.
    var nameInReports: String? { get }
}
