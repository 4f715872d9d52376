import UIKit

/// A small experiment with touches: a view controller and its description.
@MainActor
public struct ExampleScene {
    /// A short, stable name such as `order.red-first`.
    public let id: String
    public let title: String
    /// The group under which the scene is listed.
    public let group: String
    /// A sentence that describes the scene.
    public let summary: String
    /// Creates a new controller, so that the experiment starts from its beginning.
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
