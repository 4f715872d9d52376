/// The word among `known` that somebody who wrote `word` probably meant, if any comes near.
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

/// How many letters must be put in, taken out or replaced to make one word of the other.
private func editDistance(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (i, letter) in one.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, otherLetter) in other.enumerated() {
            let replaced = diagonal + (letter == otherLetter ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
        }
    }
    return row[other.count]
}
