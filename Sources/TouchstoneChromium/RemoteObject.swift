import TouchstoneText

/// Parses the browser's representation of a page's values and exceptions.
enum RemoteObject {
    /// Returns the value of an object returned by value; big integers become strings.
    static func value(_ object: JSONValue) -> JSONValue {
        guard let text = object["unserializableValue"].string else { return object["value"] }
        switch text {
        case "NaN": return .number(.nan)
        case "Infinity": return .number(.infinity)
        case "-Infinity": return .number(-.infinity)
        case "-0": return .number(-0.0)
        default: return .string(text)
        }
    }

    /// Returns the text that the console would show for an object.
    static func text(_ object: JSONValue) -> String {
        if let string = object["value"].string { return string }
        if let preview = object["preview"].object { return text(preview: .object(preview), of: object) }
        if let text = object["unserializableValue"].string ?? object["description"].string { return text }
        return object["type"] == "undefined" ? "undefined" : object["value"].description
    }

    /// Returns the text of an exception: the error with its stack, or the thrown value.
    static func text(exception details: JSONValue) -> String {
        let exception = details["exception"]
        guard exception.object != nil else { return details["text"].string ?? "unknown error" }
        return text(exception)
    }

    private static func text(preview: JSONValue, of object: JSONValue) -> String {
        // The description of an error or a function says more than its properties.
        let isArray = object["subtype"] == "array"
        guard isArray || object["subtype"].isNull, object["type"] == "object" else {
            return object["description"].string ?? ""
        }
        let properties = (preview["properties"].array ?? []).map { property in
            let value = property["value"].string ?? "…"
            return isArray ? value : "\(property["name"].string ?? ""): \(value)"
        }
        let more = preview["overflow"] == true ? ["…"] : []
        let list = (properties + more).joined(separator: ", ")
        return isArray ? "[\(list)]" : "{\(list)}"
    }
}
