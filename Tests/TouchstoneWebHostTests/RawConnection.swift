import Foundation
import Glibc

/// A connection to a server that sends the given bytes.
final class RawConnection {
    private let descriptor: Int32
    private var received = Data()

    init(_ port: Int, _ interface: String = "127.0.0.1") throws {
        descriptor = try RawPage.connect(port, interface)
    }

    deinit { close(descriptor) }

    func send(_ text: String) throws {
        try RawPage.write(Data(text.utf8), to: descriptor)
    }

    /// Sends as much as the server accepts and reads the complete answer.
    func exchange(_ text: String) throws -> String {
        try? send(text)
        return readToEnd()
    }

    /// Everything received until now.
    var arrived: String {
        var buffer = [UInt8](repeating: 0, count: 65536)
        while case let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT)), count > 0 {
            received += buffer[..<count]
        }
        return String(decoding: received, as: UTF8.self)
    }

    /// Reads until the server closes the connection.
    func readToEnd() -> String {
        var answer = Data()
        var buffer = [UInt8](repeating: 0, count: 65536)
        while case let count = read(descriptor, &buffer, buffer.count), count > 0 { answer += buffer[..<count] }
        return String(decoding: answer, as: UTF8.self)
    }
}
