import Foundation

/// The local end of the channel to the browser: a stream of messages that end with a NUL byte.
///
/// Unlike two pipes, a socket pair reports an error instead of SIGPIPE when the browser is gone, and shutting it down
/// wakes a thread that is blocked reading.
final class DevToolsSocket: Sendable {
    private let descriptor: Int32

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Creates a channel; the caller closes `theirs` once the browser has inherited it.
    static func pair() throws -> (ours: DevToolsSocket, theirs: Int32) {
        var descriptors: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &descriptors) == 0 else { throw ChromiumError.system("socketpair") }
        return (DevToolsSocket(descriptor: descriptors[0]), descriptors[1])
    }

    /// Shuts down both directions; blocked reads and writes return.
    func shutdown() {
        Glibc.shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Writes one message, and blocks while the browser is not reading; returns `false` if the browser is gone.
    func write(_ message: Data) -> Bool {
        (message + [0]).withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let written = send(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, noSignal)
                if written < 0 && errno == EINTR { continue }
                guard written > 0 else { return false }
                rest = rest.dropFirst(written)
            }
            return true
        }
    }

    /// Reads messages until the channel ends; blocks the calling thread.
    func readMessages(_ handle: (Data) -> Void) {
        var pending = Data()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(descriptor, &chunk, chunk.count, 0)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return }
            chunk.withUnsafeBytes { bytes in
                var rest = UnsafeRawBufferPointer(rebasing: bytes[..<count])
                // Use memchr: messages can be megabytes, and an unoptimized loop over them takes seconds.
                while let start = rest.baseAddress, let end = memchr(start, 0, rest.count) {
                    let length = UnsafeRawPointer(end) - start
                    pending.append(contentsOf: rest[..<length])
                    handle(pending)
                    pending = Data()
                    rest = UnsafeRawBufferPointer(rebasing: rest[(length + 1)...])
                }
                pending.append(contentsOf: rest)
            }
        }
    }

    private var noSignal: Int32 { Int32(MSG_NOSIGNAL) }
}
