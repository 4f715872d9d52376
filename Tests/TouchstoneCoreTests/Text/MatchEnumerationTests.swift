import Foundation
import Testing
import TouchstoneExpectations
import UIKit

/// The enumeration of a regular expression's matches with a closure that does not escape.
@Suite struct MatchEnumerationTests {
    private struct Finder {
        var words: [String] = []

        mutating func find(in text: String, atMost count: Int) throws {
            let expression = try NSRegularExpression(pattern: "[a-z]+")
            // `self` is changed inside the closure, which an escaping closure could not do.
            expression.forEachMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) { match, _, stop in
                guard let match else { return }
                words.append((text as NSString).substring(with: match.range))
                if words.count == count { stop.pointee = true }
            }
        }
    }

    @Test(arguments: [(9, ["one", "two", "six"]), (2, ["one", "two"])])
    func `Each match is passed until the closure stops`(count: Int, words: [String]) throws {
        var finder = Finder()
        try finder.find(in: "one 1 two 2 six", atMost: count)
        expectEqual(finder.words, words)
    }
}
