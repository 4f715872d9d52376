import ArgumentParser

struct Lab: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Open the lab: a device on a web page of this machine, and what became of every touch.",
        discussion: """
            Prints the address of the page and runs until it is interrupted (Control-C). Open the page in any browser; a \
            finger or the mouse on it becomes a touch in a UIKit application. Beside the device the page shows which \
            views were hit-tested, which one received the touch, and its way up the responder chain. The address has a \
            secret in it, new each time, so that other users of the machine cannot reach the page; put 16 to 128 letters, \
            digits, - and _ into the environment variable TOUCHSTONE_TOKEN to have the same address each time.

            With --record all that comes in is written to a file, with the trace; `touchstone replay` plays it again, \
            `touchstone convert` makes a report, a scenario or a test of it, and `touchstone explain` tells each touch's \
            story.

            The scenes run in a child process. If a scene crashes, the session since it was shown is saved to a file, and the lab \
            continues with another scene at the same address.
            """
    )

    @OptionGroup var options: LabOptions

    func run() throws { throw ExitCode(try LabSupervisor(options).run()) }
}
