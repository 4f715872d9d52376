extension ExampleScene {
    /// All scenes, in the order in which to meet them; a group's scenes stand together.
    public static let all: [ExampleScene] = [
        ExampleScene(
            "order.blue-last", "Red, then Blue", "Who is asked",
            "Siblings are asked from the one added last to the one added first."
        ) { RedBlueYellow(title: "Red, then Blue", redComesLast: false) },
        ExampleScene(
            "order.red-last", "Blue, then Red", "Who is asked",
            "The same views added the other way round: now Red is asked before Blue."
        ) { RedBlueYellow(title: "Blue, then Red", redComesLast: true) },
    ]
}
