import Foundation
import Glibc

/// A page without a browser: a socket that speaks HTTP and the WebSocket protocol.
final class RawPage: @unchecked Sendable {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let url: URL
    /// The status line and headers of the server's answer to the handshake.
    let answer: String

    private let descriptor: Int32
    private let lock = NSLock()
    // Guarded by `lock`.
    private var received: [[String: Any]] = []
    private var pongs: [Data] = []
    private var last: (code: Int, reason: String)?
    private var afterLast = 0
    private var isMute = false
    private var closed = false
    private var isPaused = false

    /// Opens the WebSocket of the page at `url`. A page that is refused has only an ``answer``.
    init(_ url: URL, host: String? = nil, origin: String? = nil, path: String? = nil) throws {
        let port = url.port!
        self.url = url
        descriptor = try Self.connect(port, url.host!)
        var request = """
            GET \(path ?? "\(url.path)/socket") HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\nUpgrade: websocket\r\n\
            Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n
            """
        if let origin { request += "Origin: \(origin)\r\n" }
        try Self.write(Data((request + "\r\n").utf8), to: descriptor)
        answer = try Self.readHead(descriptor)
        guard answer.contains(" 101 ") else { return }
        let thread = Thread { [self] in readFrames() }
        thread.start()
    }

    /// The reading thread retains the page, so nothing reads from the descriptor after it is closed and reused for another file.
    deinit {
        leave()
        close(descriptor)
    }

    /// Sends one request and reads the complete answer.
    static func request(port: Int, _ lines: String) throws -> String {
        try RawConnection(port).exchange(lines + "\r\nConnection: close\r\n\r\n")
    }

    // MARK: Sending

    func send(_ text: String) throws {
        try sendFrame(opcode: 1, Data(text.utf8))
    }

    /// Sends bytes that need not be a frame.
    func sendBytes(_ bytes: Data) throws {
        try Self.write(bytes, to: descriptor)
    }

    func sendFrame(opcode: UInt8, final: Bool = true, _ payload: Data) throws {
        var frame = Data([(final ? 0x80 : 0) | opcode])
        switch payload.count {
        case ...125: frame.append(0x80 | UInt8(payload.count))
        case ...0xFFFF: frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default:
            frame.append(0x80 | 127)
            frame += (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (8 * (7 - $0))) }
        }
        let mask: [UInt8] = [1, 2, 3, 4]
        frame += mask
        frame += payload.enumerated().map { $1 ^ mask[$0 % 4] }
        try Self.write(frame, to: descriptor)
    }

    func hello(width: Int = 390, height: Int = 844, trace: Bool = true) throws {
        try send(
            #"{"type":"hello","size":[\#(width),\#(height)],"scale":2,"dark":false,"trace":\#(trace),"now":1000}"#)
    }

    /// Sends one message of samples.
    func touches(_ samples: (id: Int, phase: String, x: Double, y: Double)..., time: Double = 1000) throws {
        let list = samples.map {
            #"{"id":\#($0.id),"phase":"\#($0.phase)","x":\#($0.x),"y":\#($0.y),"time":\#(time),"kind":"touch"}"#
        }
        try send(#"{"type":"touches","samples":[\#(list.joined(separator: ","))]}"#)
    }

    /// Drops the connection without a close frame, like a browser that is killed.
    func leave() {
        let isFirst = lock.withLock {
            defer { closed = true }
            return !closed
        }
        guard isFirst else { return }
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Stops or resumes reading, like a page whose script hangs.
    func pauseReading(_ pause: Bool) {
        lock.withLock { isPaused = pause }
    }

    /// Stops answering pings, like a machine that was unplugged.
    func fallSilent() {
        lock.withLock { isMute = true }
    }

    // MARK: Receiving

    func messages(_ type: String) -> [[String: Any]] {
        lock.withLock { received.filter { $0["type"] as? String == type } }
    }

    var notices: [String] { messages("notice").compactMap { $0["text"] as? String } }
    var records: [[String: Any]] {
        messages("trace").flatMap { $0["records"] as? [[String: Any]] ?? [] }
    }
    var pongPayloads: [Data] { lock.withLock { pongs } }
    /// The contents of the server's close frame.
    var farewell: (code: Int, reason: String)? { lock.withLock { last } }
    var framesAfterFarewell: Int { lock.withLock { afterLast } }
    var isClosedByServer: Bool { lock.withLock { closed } }

    private func readFrames() {
        do {
            while true {
                let head = try readExactly(2)
                var length = Int(head[1] & 0x7F)
                if length >= 126 {
                    length = try readExactly(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
                }
                let payload = try readExactly(length)
                lock.withLock { if last != nil { afterLast += 1 } }
                switch head[0] & 0x0F {
                case 1:
                    guard let message = try JSONSerialization.jsonObject(with: payload) as? [String: Any] else {
                        throw Failure(description: "A message is no JSON object")
                    }
                    lock.withLock { received.append(message) }
                case 8 where payload.count >= 2:
                    let code = Int(payload[payload.startIndex]) << 8 | Int(payload[payload.startIndex + 1])
                    lock.withLock { last = (code, String(decoding: payload.dropFirst(2), as: UTF8.self)) }
                case 9: if !lock.withLock({ isMute }) { try sendFrame(opcode: 10, payload) }
                case 10: lock.withLock { pongs.append(payload) }
                default: throw Failure(description: "The connection was closed")
                }
            }
        } catch {
            leave()
        }
    }

    private func readExactly(_ count: Int) throws -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: min(max(count, 1), 65536))
        while data.count < count {
            while lock.withLock({ isPaused }) { usleep(2000) }
            let got = read(descriptor, &buffer, min(buffer.count, count - data.count))
            guard got > 0 else { throw Failure(description: "The connection was closed") }
            data += buffer[..<got]
        }
        return data
    }

    private static func readHead(_ descriptor: Int32) throws -> String {
        var head = Data()
        var byte: UInt8 = 0
        while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            guard read(descriptor, &byte, 1) == 1 else { throw Failure(description: "No answer to the handshake") }
            head.append(byte)
        }
        return String(decoding: head, as: UTF8.self)
    }

    static func connect(_ port: Int, _ interface: String = "127.0.0.1") throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr(interface)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw Failure(description: "Nothing listens on port \(port)") }
        return descriptor
    }

    static func write(_ data: Data, to descriptor: Int32) throws {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress!, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure(description: "The server does not take the message") }
            rest = rest.dropFirst(count)
        }
    }
}
