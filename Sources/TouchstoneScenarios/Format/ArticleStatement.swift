/// A statement of one of the five articles, written as `0.3`; `docs/articles.md` lists them.
public struct ArticleStatement: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The article's number, from 0 to 4.
    public let article: Int
    /// The statement's number in the article, from 1.
    public let number: Int

    /// Reads `0.3`; `nil` if the text is not two numbers with a point between them.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let article = parts[0], let number = parts[1], (0...4).contains(article), number > 0
        else {
            return nil
        }
        self.article = article
        self.number = number
    }

    public var description: String { "\(article).\(number)" }

    public static func < (one: Self, other: Self) -> Bool {
        (one.article, one.number) < (other.article, other.number)
    }
}
