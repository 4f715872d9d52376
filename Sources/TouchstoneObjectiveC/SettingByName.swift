import Foundation
import TouchstoneCore
import TouchstoneGeometry

// Methods of a protocol, so that layers, animations and filters, which store values under any name, declare their own.
extension NSObjectProtocol where Self: NSObject {
    /// Sets a property by its name.
    ///
    /// It finds common properties of views and controllers. Another name is logged, and has no effect.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKey key: String) {
        let isFound =
            self is UIResponder
            && onMainActor((self as NSObject, value)) { object, value in object.setValueOfUIKit(value, key) }
        if isFound { return }
        LoggedException.log(
            "setValue(_:forKey:)", "\(type(of: self)) has no property \"\(key)\" that can be set by name here.",
            .warning)
    }

    /// Sets the property at a path of names, separated by dots. Names that are not found are logged, and have no effect.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        var names = keyPath.split(separator: ".").map(String.init)
        guard let last = names.popLast() else { return }
        var object: NSObject? = self
        for name in names { object = object?.value(forKey: name) as? NSObject }
        guard let object else {
            return LoggedException.log(
                "setValue(_:forKeyPath:)", "\(type(of: self)) has no object at \"\(names.joined(separator: "."))\".",
                .warning)
        }
        guard let layer = object as? CALayer else { return object.setValue(value, forKey: last) }
        onMainActor((layer, value)) { layer, value in layer.setValue(value, forKeyPath: last) }
    }
}

extension NSObject {
    /// Sets a property of a view or controller by name. Returns whether it has the property.
    @MainActor fileprivate func setValueOfUIKit(_ value: Any?, _ key: String) -> Bool {
        switch (self, key) {
        case (let view as UIView, _) where view.setCommonValue(value, key): return true
        case (let label as UILabel, "text"): label.text = value as? String
        case (let field as UITextField, "text"): field.text = value as? String
        case (let text as UITextView, "text"): text.text = value as? String
        case (let controller as UIViewController, "title"): controller.title = value as? String
        default: return false
        }
        return true
    }
}

extension UIView {
    fileprivate func setCommonValue(_ value: Any?, _ key: String) -> Bool {
        switch (key, value) {
        case ("alpha", let value as NSNumber): alpha = CGFloat(value.doubleValue)
        case ("hidden", let value as NSNumber): isHidden = value.boolValue
        case ("frame", let value as CGRect): frame = value
        case ("bounds", let value as CGRect): bounds = value
        case ("center", let value as CGPoint): center = value
        case ("backgroundColor", _): backgroundColor = value as? UIColor
        case ("tintColor", _): tintColor = value as? UIColor
        default: return false
        }
        return true
    }
}

extension NSObject {
    /// Returns the class, as Objective-C does for a class object.
    public class func classForCoder() -> AnyClass { self }
}
