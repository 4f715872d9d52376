#if AppleModules
import TouchstoneServices
import UIKit

/// Chooses contacts. There are none here: the picker is empty, and can be presented and dismissed.
open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open override func viewDidLoad() {
        super.viewDidLoad()
        logMissingService("CNContactPickerViewController", "There are no contacts. The picker is empty.")
    }
}
/// A property of a contact.
open class CNContactProperty: NSObject {
    open var contact: CNContact { CNContact() }
    open var key: String { "" }
    open var value: Any? { nil }
}
/// Receives the chosen contacts.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: AnyObject {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}
extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}
#endif
