import ObjectiveC
import UIKit

/// Functions of the Objective-C runtime that touch code calls.
final class Model: NSObject {
    @objc dynamic var first = ""
    @objc dynamic var last = ""
    @objc dynamic var full: String { first + " " + last }

    func names() -> [String] {
        let found: AnyClass? = NSClassFromString("Model")  // Objective-C runtime
        let own: String = NSStringFromClass(type(of: self))  // Objective-C runtime
        let named: String = NSStringFromSelector(#selector(tell))  // Objective-C runtime
        let isView: Bool = isKind(of: UIView.self)  // Objective-C runtime
        return [own, named, "\(String(describing: found)) \(isView)"]
    }

    @objc func tell() {
        willChangeValue(forKey: "last")
        didChangeValue(forKey: "last")
        let name = value(forKey: "full") as? String  // NSObject.value(forKey:)
        let first = value(forKeyPath: #keyPath(Model.first)) as? String  // NSObject.value(forKey:)
        last = (name ?? "") + (first ?? "")
    }
}
