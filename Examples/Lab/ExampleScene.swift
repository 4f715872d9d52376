import UIKit

/// A small experiment with touches: a view controller and what is to be seen in it.
@MainActor
public struct ExampleScene {
    /// Short and stable, as in `order.red-first`.
    public let id: String
    public let title: String
    /// Scenes of one group are listed together.
    public let group: String
    /// One sentence.
    public let summary: String
    /// Makes the controller anew, so that the experiment starts from its beginning.
    public let make: @MainActor () -> UIViewController

    init(
        _ id: String, _ title: String, _ group: String, _ summary: String,
        make: @escaping @MainActor () -> UIViewController
    ) {
        self.id = id
        self.title = title
        self.group = group
        self.summary = summary
        self.make = make
    }
}
