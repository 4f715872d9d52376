import Foundation
import TouchstoneCore
import TouchstoneExplaining

/// The open pages, which receive the application's pictures, trace and scenes.
@MainActor
final class OpenPages {
    /// A page that has sent its hello message.
    struct Member: Sendable {
        let number: Int
        let port: HostPort
        let outbox: PageOutbox
        /// The number of pixels in a point.
        let scale: CGFloat
        /// The application's clock minus the system's uptime, in seconds.
        fileprivate let clockOffset: TimeInterval
        /// Whether the page is visible to the user.
        fileprivate var isActive = true
        /// Whether the page shows the trace and the views, and therefore receives them.
        fileprivate var showsTrace: Bool
        /// The IDs of the images that the page has received.
        fileprivate var images: Set<String> = []

        /// The application's time, computed without the application, which may be busy.
        var now: TimeInterval { ProcessInfo.processInfo.systemUptime + clockOffset }
    }

    /// The maximum number of views in a picture's list; the drawing is always complete.
    private static let viewLimit = 4000
    private static let recordBatch = 500

    private let application: UIApplication
    private let title: String
    private let scenes: [WebHost.Scene]
    private let showScene: (@MainActor (String) -> Void)?
    private var currentScene: String?
    /// A message for each page that joins until another scene is chosen.
    private var greeting: String?
    /// Identifies this run of the application among several at the same address.
    private let run = UUID().uuidString

    private var members: [Member] = []
    private var lastNumber = 0
    private var saidActive = true

    private var listener: Trace.Listener?
    private var reader = PageReader()
    private var records: [PageRecord] = []
    private var flush: ClockDeadline?

    private(set) var history = SessionHistory()
    private var lastPicture: TimeInterval = -.infinity
    private var nextPicture: ClockDeadline?

    init(
        application: UIApplication, title: String, scenes: [WebHost.Scene], show: (@MainActor (String) -> Void)?
    ) {
        self.application = application
        self.title = title
        self.scenes = scenes
        showScene = show
        currentScene = scenes.first?.id
        application.onDisplay { [weak self] in self?.pictureChanged() }
        application.pasteboard.onChange { [weak self] strings in self?.copied(strings) }
    }

    func begin(with scene: String?, notice: String?) {
        currentScene = scene ?? currentScene
        greeting = notice
    }

    // MARK: Joining and leaving

    /// Adds a page with its own port; returns `nil` if there are too many pages.
    func join(_ outbox: PageOutbox, scale: Double, showsTrace: Bool, wantsPast: Bool) -> Member? {
        guard members.count < WebHost.pageLimit else { return nil }
        lastNumber += 1
        let member = Member(
            number: lastNumber, port: application.makePort(), outbox: outbox,
            scale: scale.isFinite ? CGFloat(min(8, max(0.25, scale))) : 1,
            clockOffset: application.clock.now - ProcessInfo.processInfo.systemUptime, showsTrace: showsTrace)
        flushRecords()
        members.append(member)
        listen()
        sendActivity(through: member.port)
        outbox.post(ServerMessage.welcome(title: title, run: run, scenes: scenes, current: currentScene))
        if let greeting { outbox.notice(.error, greeting) }
        if wantsPast { replay(to: member) }
        let picture = picture()
        sendImages(of: picture.list.commands)
        show(picture, to: member)
        // The first event on the tape needs a picture before it.
        if history.items.isEmpty, listener != nil { history.add(.picture(picture)) }
        return member
    }

    /// Sends what other pages, or this one before a reload, have received.
    private func replay(to member: Member) {
        for case .picture(let picture) in history.items { sendImages(of: picture.list.commands) }
        member.outbox.replay(history.items)
    }

    func leave(_ member: Member) {
        members.removeAll { $0.number == member.number }
        listen()
        sendActivity(through: member.port)
    }

    /// The size that a page with enough room offers, in points.
    private static let unconstrainedSize = CGSize(width: 390, height: 844)

    /// Returns the size that the screen takes, in points: that of its model, unless the page has less room.
    func screenSize(offered: CGSize) -> CGSize {
        guard offered == Self.unconstrainedSize, let model = application.screen.model else { return offered }
        return model.size
    }

    /// The application is active while one of its pages is visible, or none is open.
    func setActive(_ isActive: Bool, for member: Member) {
        guard let index = members.firstIndex(where: { $0.number == member.number }) else { return }
        members[index].isActive = isActive
        sendActivity(through: member.port)
    }

    private func sendActivity(through port: HostPort) {
        let isActive = members.isEmpty || members.contains(where: \.isActive)
        guard isActive != saidActive else { return }
        guard !port.sendActivation(isActive) else { return saidActive = isActive }
        // The application has stalled and accepts no input. Retry with the state at that time.
        application.clock.schedule(at: application.clock.now) { [weak self] in self?.sendActivity(through: port) }
    }

    // MARK: Keyboard and pasteboard

    /// Returns when the main actor is free, so that the application has run.
    func turn() {}

    private func copied(_ strings: [String]) {
        guard let text = strings.first else { return }
        for member in members {
            if text.utf16.count <= PageMessage.Text.longest {
                member.outbox.copy(text)
            } else {
                member.outbox.notice(.info, "What was copied is too long for the page's clipboard.")
            }
        }
    }

    // MARK: Explaining

    /// Explains which view a touch receives at a point, and why a wanted view does not receive it.
    func explain(_ place: CGPoint, wanting number: Int?, for member: Member) {
        var wanted: UIView?
        if let number {
            wanted = application.trace.object(numbered: number) as? UIView
            guard wanted?.window != nil else {
                return member.outbox.notice(.info, "That view is not on the screen any more.")
            }
        }
        let explanation = application.explainTouch(at: place, wanting: wanted)
        member.outbox.post(ServerMessage.explanation(explanation, application.trace))
    }

    // MARK: Inspecting

    /// Sends the properties of a view.
    func inspect(_ number: Int, for member: Member) {
        guard let properties = Inspection(application: application).properties(of: number) else { return }
        member.outbox.post(properties)
    }

    func change(_ number: Int, _ key: String, to value: PropertyValue, for member: Member) {
        let refusal = UIApplication.$current.withValue(application) {
            Inspection(application: application).change(number, key, to: value)
        }
        if let refusal { member.outbox.notice(.error, "Not changed. \(refusal)") }
    }

    /// Applies a suggestion of an explanation that the page has received.
    func follow(_ text: String, at place: CGPoint, wanting number: Int?, for member: Member) {
        let refusal = UIApplication.$current.withValue(application) {
            Inspection(application: application).follow(text, at: place, wanting: number)
        }
        member.outbox.post(ServerMessage.followed(text, refusal: refusal))
    }

    func sendThresholds(of numbers: [Int], for member: Member) {
        member.outbox.post(Inspection(application: application).thresholds(of: numbers))
    }

    func sendElements(for member: Member) {
        member.outbox.post(Inspection(application: application).elements())
    }

    // MARK: Scenes

    func show(_ id: String, for member: Member) {
        guard let scene = scenes.first(where: { $0.id == id }), let showScene else {
            return member.outbox.notice(.error, "There is no scene called \"\(id.prefix(80))\".")
        }
        currentScene = scene.id
        greeting = nil
        if listener != nil { history.add(.mark(scene.title)) }
        present(scene.id, showScene)
        notifyOthers(member)
    }

    /// Shows the current scene from its beginning.
    func reset(for member: Member) {
        guard let currentScene, let showScene else {
            return member.outbox.notice(.info, "This application has no scenes to start anew.")
        }
        present(currentScene, showScene)
        notifyOthers(member)
    }

    /// Shows a scene with this application as the current one, which new windows then belong to.
    private func present(_ id: String, _ show: @MainActor (String) -> Void) {
        UIApplication.$current.withValue(application) { show(id) }
    }

    /// Sends the current scene to all pages but the one that chose it.
    private func notifyOthers(_ member: Member) {
        let welcome = ServerMessage.welcome(title: title, run: run, scenes: scenes, current: currentScene)
        for other in members where other.number != member.number { other.outbox.post(welcome) }
    }

    // MARK: Pictures

    /// Shows the picture, at most once in each display frame; called at the end of a run-loop iteration.
    private func pictureChanged() {
        guard !members.isEmpty, nextPicture == nil else { return }
        let now = application.clock.now
        let due = lastPicture + application.frameInterval
        guard now < due else { return showPicture() }
        nextPicture = application.clock.schedule(at: due) { [weak self] in
            self?.nextPicture = nil
            self?.showPicture()
        }
    }

    private func showPicture() {
        guard !members.isEmpty else { return }
        lastPicture = application.clock.now
        let picture = picture()
        sendImages(of: picture.list.commands)
        for member in members { show(picture, to: member) }
        if listener != nil { history.add(.picture(picture)) }
    }

    private func show(_ picture: Picture, to member: Member) {
        member.outbox.show(member.showsTrace ? picture : picture.withoutViews)
    }

    /// Sends the images of drawing commands to the pages that do not have them, before the picture that uses them.
    private func sendImages(of commands: [DrawingCommand]) {
        for command in commands {
            switch command {
            case .bitmap(let image, _, _):
                for index in members.indices where members[index].images.insert(image.id).inserted {
                    members[index].outbox.post(ServerMessage.image(image))
                }
            case .mask(let commands): sendImages(of: commands)
            default: break
            }
        }
    }

    /// Returns the current picture, with the views if a page shows them.
    private func picture() -> Picture {
        Picture(
            size: application.screen.bounds.size, list: application.displayList(),
            views: listener == nil ? [] : application.viewOutline(limit: Self.viewLimit),
            input: application.textInputPlace,
            hasKeyboard: application.showsBuiltInKeyboard, time: application.clock.now,
            recordNumber: application.trace.count)
    }

    // MARK: Trace

    func setShowsTrace(_ showsTrace: Bool, for member: Member) {
        guard let index = members.firstIndex(where: { $0.number == member.number }) else { return }
        // Earlier records go only to the pages that showed the trace then.
        flushRecords()
        members[index].showsTrace = showsTrace
        listen()
        guard showsTrace else { return }
        // Send a picture with the views before the records about them.
        let picture = picture()
        show(picture, to: members[index])
        history.add(.picture(picture))
    }

    /// Listens to the trace only while a page shows it, because an untraced application has less work.
    private func listen() {
        let isShown = members.contains(where: \.showsTrace)
        if isShown, listener == nil {
            reader = PageReader()
            listener = application.trace.listen { [weak self] record in self?.add(record) }
        } else if !isShown, let listener {
            application.trace.stop(listener)
            self.listener = nil
            records = []
        }
    }

    /// Collects the records of one run-loop iteration to send them together.
    private func add(_ record: TraceRecord) {
        // The last record of an iteration is kept for the outcomes that are certain only then.
        if records.count >= Self.recordBatch { sendRecords() }
        records.append(reader.read(record))
        guard flush == nil else { return }
        flush = application.clock.schedule(at: application.clock.now) { [weak self] in
            self?.flush = nil
            self?.flushRecords()
        }
    }

    /// Sends the records after a run-loop iteration.
    private func flushRecords() {
        guard !records.isEmpty else { return }
        records[records.count - 1].outcomes += reader.endIteration()
        sendRecords()
    }

    private func sendRecords() {
        for member in members where member.showsTrace { member.outbox.add(records) }
        history.add(.records(records))
        // The history keeps this buffer. With its capacity, each later batch would be as large as the largest one.
        records = []
    }
}
