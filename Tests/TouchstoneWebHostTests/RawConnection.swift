import Foundation
import Glibc

/// One connection to a server, byte for byte as told.
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

    /// Sends, as far as the server takes it, and reads the answer to its end.
    func exchange(_ text: String) throws -> String {
        try? send(text)
        return readToEnd()
    }

    /// What has come so far.
    var arrived: String {
        var buffer = [UInt8](repeating: 0, count: 65536)
        while case let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT)), count > 0 {
            received += buffer[..<count]
        }
        return String(decoding: received, as: UTF8.self)
    }

    /// All that comes until the server closes.
    func readToEnd() -> String {
        var answer = Data()
        var buffer = [UInt8](repeating: 0, count: 65536)
        while case let count = read(descriptor, &buffer, buffer.count), count > 0 { answer += buffer[..<count] }
        return String(decoding: answer, as: UTF8.self)
    }
}
