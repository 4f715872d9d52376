// Solves the systems that `compare-kiwi` writes, to compare solutions and speed.
//
// The input is a sequence of words: the number of systems, and for each: variables, constraints, edits, and the number of repetitions;
// for each constraint: relation (-1, 0, 1), constant, priority, terms, and for each term variable and coefficient; for each edit: constraint
// and constant. Output, a line for each system: seconds for building and solving, seconds for the edits, and the variables' values.

import TouchstoneConstraintSolver

struct Words {
    private let words: [Substring]
    private var place = 0

    init() {
        var words: [Substring] = []
        while let line = readLine(strippingNewline: false) { words += line.split { $0 == " " || $0 == "\n" } }
        self.words = words
    }

    mutating func number() -> Double {
        defer { place += 1 }
        return Double(words[place])!
    }

    mutating func count() -> Int { Int(number()) }
}

struct Line {
    let relation: ConstraintSolver.Relation
    let constant: Double
    let priority: Double
    let terms: [(variable: Int, coefficient: Double)]
}

func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
}

var words = Words()
for _ in 0..<words.count() {
    let (variables, constraints, edits, times) = (words.count(), words.count(), words.count(), words.count())
    let lines = (0..<constraints).map { _ in
        let relation = ConstraintSolver.Relation(rawValue: words.count())!
        let (constant, priority) = (words.number(), words.number())
        return Line(
            relation: relation, constant: constant, priority: priority,
            terms: (0..<words.count()).map { _ in (words.count(), words.number()) })
    }
    let changes = (0..<edits).map { _ in (words.count(), words.number()) }
    let clock = ContinuousClock()
    var building = Double.infinity
    var editing = Double.infinity
    var values: [Double] = []
    for _ in 0..<times {
        var solver = ConstraintSolver()
        var made: [ConstraintSolver.Variable] = []
        var handles: [ConstraintSolver.Constraint] = []
        let built = try clock.measure {
            made = (0..<variables).map { _ in solver.addVariable() }
            for line in lines {
                handles.append(
                    try solver.add(
                        line.terms.map { .init(made[$0.variable], $0.coefficient) }, line.relation, line.constant,
                        priority: line.priority))
            }
            solver.solve { $0.last! }
        }
        let edited = try clock.measure {
            for (constraint, constant) in changes {
                try solver.setConstant(constant, of: handles[constraint])
                solver.solve { $0.last! }
            }
        }
        building = min(building, seconds(built))
        editing = min(editing, seconds(edited))
        values = made.map { solver.value(of: $0) }
    }
    print(building, editing, values.map { "\($0)" }.joined(separator: " "))
}
