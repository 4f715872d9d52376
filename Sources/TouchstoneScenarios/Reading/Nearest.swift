/// Returns the word of `known` that a misspelled `word` probably means; `nil` if no word is near.
func nearest(to word: String, among known: [String]) -> String? {
    let wanted = Array(word.lowercased().prefix(60))
    var best: (word: String, distance: Int)?
    for candidate in known {
        let distance = editDistance(wanted, Array(candidate.lowercased().prefix(60)))
        if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(1, min(wanted.count, best.word.count) / 2) else { return nil }
    return best.word
}

/// Returns the number of letters to insert, remove, replace or exchange with the next letter to turn one word into the other.
private func editDistance(_ one: [Character], _ other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (i, letter) in one.enumerated() {
        var row = [i + 1]
        for (j, otherLetter) in other.enumerated() {
            var best = min(last[j] + (letter == otherLetter ? 0 : 1), last[j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, letter == other[j - 1], one[i - 1] == otherLetter {
                best = min(best, beforeLast[j - 1] + 1)
            }
            row.append(best)
        }
        beforeLast = last
        last = row
    }
    return last[other.count]
}
