import Foundation
import TouchstoneText

/// Answers the JSON-RPC messages of one client.
struct ToolSession {
    /// The protocol versions that are understood, the newest first.
    static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

    /// The error codes of JSON-RPC.
    private enum Code {
        static let parse = -32700
        static let request = -32600
        static let method = -32601
        static let parameters = -32602
    }

    /// The response to a message that exceeds the limit.
    static let tooLong = error(
        Code.request, "The message is longer than \(MessageLines.mostBytes >> 20) MiB, so it was discarded.", id: nil)

    /// Returns the response to a message, or `nil` if it needs none.
    mutating func response(to bytes: [UInt8]) -> String? {
        guard let message = JSONValue(bytes) else {
            return Self.error(Code.parse, "The line is not JSON. Send one JSON-RPC message in each line.", id: nil)
        }
        // The version of March 2025 has batches.
        if case .array(let messages) = message {
            guard !messages.isEmpty else { return Self.error(Code.request, "The batch is empty.", id: nil) }
            let responses = messages.prefix(100).compactMap { response(to: $0) }
            return responses.isEmpty ? nil : "[" + responses.joined(separator: ",") + "]"
        }
        return response(to: message)
    }

    private mutating func response(to message: JSONValue) -> String? {
        guard case .object(let members) = message else {
            return Self.error(Code.request, "The message is not an object.", id: nil)
        }
        let id = members["id"]
        guard members["jsonrpc"] == .string("2.0") else {
            return Self.error(Code.request, "The member jsonrpc must be \"2.0\".", id: id)
        }
        guard case .string(let method)? = members["method"] else {
            // A response of the client answers no request of this server.
            if members["result"] != nil || members["error"] != nil { return nil }
            return Self.error(Code.request, "The message has no method.", id: id)
        }
        // Notifications have no id, and get no response.
        guard let id else { return nil }
        switch id {
        case .string, .number, .integer: break
        default: return Self.error(Code.request, "The id must be a string or a number.", id: nil)
        }
        return response(to: method, members["params"]?.object ?? [:], id)
    }

    private func response(to method: String, _ parameters: [String: JSONValue], _ id: JSONValue) -> String {
        switch method {
        case "initialize": return Self.result(id) { Self.writeServer(parameters["protocolVersion"], into: &$0) }
        case "ping": return Self.result(id) { _ in }
        case "tools/list":
            return Self.result(id) { json in
                json.key("tools")
                json.array { list in Tool.all.forEach { $0.write(into: &list) } }
            }
        case "tools/call":
            guard let name = parameters["name"]?.string else {
                return Self.error(Code.parameters, "The parameter name is missing.", id: id)
            }
            guard let tool = Tool.all.first(where: { $0.name == name }) else {
                let names = Tool.all.map(\.name).joined(separator: ", ")
                return Self.error(Code.parameters, "Unknown tool: \(name). The tools are \(names).", id: id)
            }
            let outcome = tool.call(parameters["arguments"]?.object ?? [:])
            return Self.result(id) { outcome.write(into: &$0) }
        default: return Self.error(Code.method, "The method \(method) is not supported.", id: id)
        }
    }

    private static func writeServer(_ wanted: JSONValue?, into json: inout JSONText) {
        json.key("protocolVersion")
        json.add(wanted?.string.flatMap { versions.contains($0) ? $0 : nil } ?? versions[0])
        json.key("capabilities")
        json.object { json in
            json.key("tools")
            json.object { _ in }
        }
        json.key("serverInfo")
        json.object { json in
            for (key, value) in [("name", "why-tap"), ("title", "Why a tap misses"), ("version", "1.0.0")] {
                json.key(key)
                json.add(value)
            }
        }
        json.key("instructions")
        json.add(
            "After a tap without effect, pass the tree of the screen to explain_tap with the point and the element that should have been hit. A view tree (recursiveDescription, a log of Detox) shows what is in front. An accessibility tree does not, so its answer may be that it cannot be told."
        )
    }

    // MARK: Messages

    private static func result(_ id: JSONValue, _ write: (inout JSONText) -> Void) -> String {
        message(id) { json in
            json.key("result")
            json.object(write)
        }
    }

    private static func error(_ code: Int, _ text: String, id: JSONValue?) -> String {
        message(id) { json in
            json.key("error")
            json.object { json in
                json.key("code")
                json.add(code)
                json.key("message")
                json.add(text)
            }
        }
    }

    private static func message(_ id: JSONValue?, _ write: (inout JSONText) -> Void) -> String {
        var json = JSONText()
        json.object { json in
            json.key("jsonrpc")
            json.add("2.0")
            json.key("id")
            json.add(id ?? .null)
            write(&json)
        }
        return json.text
    }
}

extension JSONValue {
    /// The number, which may be written as a string.
    var double: Double? { number ?? string.flatMap(Double.init) }
}
