/// Returns the word among `known` that `word` is probably a misspelling of, or `nil` if none is similar.
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

/// How many letters must be put in, taken out, replaced or exchanged with the next to make one word of the other.
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
