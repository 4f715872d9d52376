import Foundation

/// Classes of modules that the core calls without importing them.
///
/// A static library leaves out object files to which the program does not refer. A class that is found only by its name is then missing.
enum LinkedClass {
    /// Returns the class with a name, or writes to the standard error that it is missing and returns nil.
    /// - Parameters:
    ///   - name: The name of the module and the class.
    ///   - loss: What does not work without the class, as the subject of a sentence in the plural.
    static func named(_ name: String, loss: String) -> AnyClass? {
        if let found = NSClassFromString(name) { return found }
        FileHandle.standardError.write(Data((message(of: name, loss: loss) + "\n").utf8))
        return nil
    }

    static func message(of name: String, loss: String) -> String {
        "Touchstone: \(loss) do not work, because the program does not contain \(name). Link all object files of the library, "
            + "for example with -Xlinker --whole-archive."
    }
}
