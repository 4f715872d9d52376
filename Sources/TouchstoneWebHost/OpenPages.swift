import Foundation
import TouchstoneCore

/// The pages that are open, and what the application has to say to them: pictures, its trace, its scenes.
@MainActor
final class OpenPages {
    /// One page that has said hello.
    struct Member: Sendable {
        let number: Int
        let port: HostPort
        let outbox: PageOutbox
        /// Pixels a point.
        let scale: CGFloat
        /// The application's clock minus the system's uptime.
        fileprivate let clockOffset: TimeInterval
        /// Whether somebody can see it.
        fileprivate var isActive = true
        /// Whether it shows the trace and the views, and so is told of them.
        fileprivate var showsTrace: Bool
        /// The images that it was sent, by their ids.
        fileprivate var images: Set<String> = []

        /// The application's time, told without asking the application, which may be busy.
        var now: TimeInterval { ProcessInfo.processInfo.systemUptime + clockOffset }
    }

    /// The views of larger trees are not all listed; the picture is whole in any case.
    private static let viewLimit = 4000
    private static let recordBatch = 500

    private let application: UIApplication
    private let title: String
    private let scenes: [WebHost.Scene]
    private let showScene: (@MainActor (String) -> Void)?
    private var currentScene: String?
    /// Tells this run of the application from another one at the same address.
    private let run = UUID().uuidString

    private var members: [Member] = []
    private var lastNumber = 0
    private var saidActive = true

    private var listener: Trace.Listener?
    private var records: [TraceRecord] = []
    private var flush: ClockDeadline?

    private var tape = SessionTape()
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

    // MARK: Coming and going

    /// Lets a page in, with a port of its own; nil if there are too many.
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
        outbox.post(ServerMessage.welcome(title: title, run: run, scenes: scenes, current: currentScene))
        if wantsPast { replay(to: member) }
        let picture = picture()
        sendImages(of: picture.list.commands)
        show(picture, to: member)
        // What the first event finds.
        if tape.items.isEmpty, listener != nil { tape.add(.picture(picture)) }
        return member
    }

    /// What other pages, or this one before it was loaded again, were told.
    private func replay(to member: Member) {
        for case .picture(let picture) in tape.items { sendImages(of: picture.list.commands) }
        member.outbox.replay(tape.items)
    }

    func leave(_ member: Member) {
        members.removeAll { $0.number == member.number }
        listen()
        tellActivity(through: member.port)
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
        tellActivity(through: member.port)
    }

    private func tellActivity(through port: HostPort) {
        let isActive = members.isEmpty || members.contains(where: \.isActive)
        guard isActive != saidActive else { return }
        guard !port.sendActivation(isActive) else { return saidActive = isActive }
        // The application has stalled and takes nothing; by the time it does, more may have changed.
        application.clock.schedule(at: application.clock.now) { [weak self] in self?.tellActivity(through: port) }
    }

    // MARK: Keyboard and pasteboard

    /// Returns once the application has had a turn.
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

    /// What a touch would do now, and why a view would not have it.
    func explain(_ place: CGPoint, wanting number: Int?, for member: Member) {
        var wanted: UIView?
        if let number {
            wanted = application.trace.objects[number] as? UIView
            guard wanted?.window != nil else {
                return member.outbox.notice(.info, "That view is not on the screen any more.")
            }
        }
        let explanation = application.explainTouch(at: place, wanting: wanted)
        member.outbox.post(ServerMessage.explanation(explanation, application.trace))
    }

    // MARK: Inspecting

    /// What a view is.
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

    /// Follows an advice that the page was given.
    func follow(_ text: String, at place: CGPoint, wanting number: Int?, for member: Member) {
        let refusal = UIApplication.$current.withValue(application) {
            Inspection(application: application).follow(text, at: place, wanting: number)
        }
        member.outbox.post(ServerMessage.followed(text, refusal: refusal))
    }

    func tellThresholds(of numbers: [Int], for member: Member) {
        member.outbox.post(Inspection(application: application).thresholds(of: numbers))
    }

    func tellElements(for member: Member) {
        member.outbox.post(Inspection(application: application).elements())
    }

    // MARK: Scenes

    func show(_ id: String, for member: Member) {
        guard let scene = scenes.first(where: { $0.id == id }), let showScene else {
            return member.outbox.notice(.error, "There is no scene called \"\(id.prefix(80))\".")
        }
        currentScene = scene.id
        if listener != nil { tape.add(.mark(scene.title)) }
        present(scene.id, showScene)
        tellOthers(member)
    }

    /// Starts the scene anew.
    func reset(for member: Member) {
        guard let currentScene, let showScene else {
            return member.outbox.notice(.info, "This application has no scenes to start anew.")
        }
        present(currentScene, showScene)
        tellOthers(member)
    }

    /// Windows made meanwhile belong to this application, also where it is not the shared one.
    private func present(_ id: String, _ show: @MainActor (String) -> Void) {
        UIApplication.$current.withValue(application) { show(id) }
    }

    /// The page that asked knows already.
    private func tellOthers(_ member: Member) {
        let welcome = ServerMessage.welcome(title: title, run: run, scenes: scenes, current: currentScene)
        for other in members where other.number != member.number { other.outbox.post(welcome) }
    }

    // MARK: Pictures

    /// Called at the end of a turn; shows the picture now or, within a frame of the last one, at the next.
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
        if listener != nil { tape.add(.picture(picture)) }
    }

    private func show(_ picture: Picture, to member: Member) {
        member.outbox.show(member.showsTrace ? picture : picture.withoutViews)
    }

    /// Ahead of the picture that names them, to those that do not have them.
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

    /// With the views if some page shows them.
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
        // What has happened so far is for those who showed it then.
        flushRecords()
        members[index].showsTrace = showsTrace
        listen()
        guard showsTrace else { return }
        // With the views, ahead of what happens to them.
        let picture = picture()
        show(picture, to: members[index])
        tape.add(.picture(picture))
    }

    /// Listens while some page shows the trace; an application that nobody listens to has less to do.
    private func listen() {
        let isShown = members.contains(where: \.showsTrace)
        if isShown, listener == nil {
            listener = application.trace.listen { [weak self] record in self?.add(record) }
        } else if !isShown, let listener {
            application.trace.stop(listener)
            self.listener = nil
            records = []
        }
    }

    /// Records of one turn go together.
    private func add(_ record: TraceRecord) {
        records.append(record)
        if records.count >= Self.recordBatch { return flushRecords() }
        guard flush == nil else { return }
        flush = application.clock.schedule(at: application.clock.now) { [weak self] in
            self?.flush = nil
            self?.flushRecords()
        }
    }

    private func flushRecords() {
        guard !records.isEmpty else { return }
        for member in members where member.showsTrace { member.outbox.add(records) }
        tape.add(.records(records))
        records.removeAll(keepingCapacity: true)
    }
}
