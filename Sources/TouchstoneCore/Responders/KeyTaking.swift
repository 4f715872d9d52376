/// A text input that handles keys as text or editing commands.
@MainActor
protocol KeyTaking: UIResponder {
    /// Whether the input uses this key for text or editing.
    func takes(_ key: UIKey) -> Bool
    /// Inserts or edits text according to the key.
    func take(_ key: UIKey)
}
