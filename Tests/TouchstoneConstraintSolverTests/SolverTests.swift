import Testing
import TouchstoneConstraintSolver
import TouchstoneExpectations

@Suite struct SolverTests {
    private func isClose(_ one: [Double], _ other: [Double]) -> Bool {
        zip(one, other).allSatisfy { abs($0 - $1) < 1e-5 }
    }

    /// Solves constraints that do not contradict each other.
    private func solve(_ solver: inout ConstraintSolver) {
        solver.solve { conflict in
            Issue.record("There is no contradiction")
            return conflict.last!
        }
    }

    @Test func `Required equations hold`() throws {
        var solver = ConstraintSolver()
        let (left, width, right) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
        _ = try solver.add([.init(right), .init(left, -1), .init(width, -1)], .equal, 0)
        _ = try solver.add([.init(left)], .equal, 10)
        _ = try solver.add([.init(right)], .equal, 110)
        solve(&solver)
        expectEqual([left, width, right].map { solver.value(of: $0) }, [10, 100, 110])
    }

    @Test func `A higher priority is not given up for any number of lower ones`() throws {
        var solver = ConstraintSolver()
        let width = solver.addVariable()
        for _ in 0..<500 { _ = try solver.add([.init(width)], .equal, 10, priority: 749) }
        _ = try solver.add([.init(width)], .equal, 11, priority: 750)
        solve(&solver)
        expectEqual(solver.value(of: width), 11)
    }

    @Test func `Of two that are equal the earlier wins`() throws {
        var solver = ConstraintSolver()
        let width = solver.addVariable()
        _ = try solver.add([.init(width)], .equal, 30, priority: 750)
        let second = try solver.add([.init(width)], .equal, 20, priority: 750)
        solve(&solver)
        expectEqual(solver.value(of: width), 30)
        expectEqual(solver.violation(of: second), 10)
    }

    @Test func `What nothing says is near zero, in the order of the variables`() throws {
        var solver = ConstraintSolver()
        let (first, second) = (solver.addVariable(), solver.addVariable())
        _ = try solver.add([.init(second), .init(first, -1)], .equal, 10)
        solve(&solver)
        expectEqual([first, second].map { solver.value(of: $0) }, [0, 10])
        #expect(!solver.determines(first) && !solver.determines(second))
        _ = try solver.add([.init(second)], .equal, 12, priority: 1)
        solve(&solver)
        expectEqual([first, second].map { solver.value(of: $0) }, [2, 12])
        #expect(solver.determines(first) && solver.determines(second))
    }

    @Test func `A contradiction names the constraints that make it, and no others`() throws {
        var solver = ConstraintSolver()
        let (one, other, apart) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
        let first = try solver.add([.init(one)], .equal, 100)
        let second = try solver.add([.init(other), .init(one, -1)], .greaterThanOrEqual, 20)
        _ = try solver.add([.init(apart)], .equal, 7)
        _ = try solver.add([.init(apart), .init(other, -1)], .lessThanOrEqual, 0)
        let third = try solver.add([.init(other)], .lessThanOrEqual, 110)
        var reported: [[ConstraintSolver.Constraint]] = []
        let broken = solver.solve { conflict in
            reported.append(conflict)
            return second
        }
        expectEqual(reported, [[first, second, third]])
        expectEqual(broken, [second])
        expectEqual(solver.value(of: one), 100)
    }

    @Test func `What is no number is refused`() throws {
        var solver = ConstraintSolver()
        let width = solver.addVariable()
        #expect(throws: ConstraintSolver.Refusal.notFinite) { try solver.add([.init(width)], .equal, .nan) }
        #expect(throws: ConstraintSolver.Refusal.notFinite) { try solver.add([.init(width, .infinity)], .equal, 1) }
        #expect(throws: ConstraintSolver.Refusal.priorityOutOfRange) {
            try solver.add([.init(width)], .equal, 1, priority: 0)
        }
        let constraint = try solver.add([.init(width)], .equal, 5)
        #expect(throws: ConstraintSolver.Refusal.notFinite) { try solver.setConstant(-.infinity, of: constraint) }
        solve(&solver)
        expectEqual(solver.value(of: width), 5)
    }

    @Test func `Only what a new constant moves is reported as changed`() throws {
        var solver = ConstraintSolver()
        let rows = (0..<100).map { _ in (solver.addVariable(), solver.addVariable()) }
        var constraints: [ConstraintSolver.Constraint] = []
        for row in rows {
            constraints.append(try solver.add([.init(row.0)], .equal, 10))
            _ = try solver.add([.init(row.1), .init(row.0, -1)], .equal, 5)
        }
        solve(&solver)
        solver.takeChanges { _ in }
        let pivots = solver.pivots
        try solver.setConstant(20, of: constraints[50])
        solve(&solver)
        var changed: Set<ConstraintSolver.Variable> = []
        solver.takeChanges { changed.insert($0) }
        expectEqual(changed, [rows[50].0, rows[50].1])
        expectEqual(solver.pivots, pivots)
        expectEqual(solver.value(of: rows[50].1), 25)
    }

    @Test func `Small random systems come out as if everything had been tried`() throws {
        for seed in 1...4000 {
            var generator = SolverRandom(seed)
            var solved = try SolvedSystem(generator.system())
            let wasPossible = solved.system.solution() != nil
            solved.solve()
            expectEqual(solved.contradictions.isEmpty, wasPossible, "seed \(seed)")
            guard let expected = solved.system.solution() else {
                Issue.record("seed \(seed): what is left after breaking has a solution")
                continue
            }
            #expect(isClose(solved.point, expected), "seed \(seed): \(solved.point), not \(expected)")
        }
    }

    @Test func `Each contradiction is one, and is none without any of its constraints`() throws {
        for seed in 1...2000 {
            var generator = SolverRandom(seed)
            var solved = try SolvedSystem(generator.system())
            let all = solved.system
            solved.solve()
            guard let contradiction = solved.contradictions.first else { continue }
            var system = all
            system.lines = contradiction.map { all.lines[$0] }
            #expect(system.solution() == nil, "seed \(seed)")
            for index in contradiction.indices {
                system.lines = contradiction.map { all.lines[$0] }
                system.lines.remove(at: index)
                #expect(system.solution() != nil, "seed \(seed) without \(index)")
            }
        }
    }

    @Test func `A sequence of changes ends where solving anew begins`() throws {
        for seed in 1...120 {
            var generator = SolverRandom(seed)
            var solved = try SolvedSystem(generator.system())
            for _ in 0..<25 {
                let count = solved.constraints.count
                switch generator.next(5) {
                case 0, 1: try solved.add(generator.line(variables: solved.variables.count))
                case 2 where count > 0: solved.remove(at: generator.next(count))
                case 3 where count > 0:
                    let index = generator.next(count)
                    let constant = Double(generator.next(41) - 10)
                    solved.system.lines[index].constant = constant
                    try solved.solver.setConstant(constant, of: solved.constraints[index])
                case 4 where count > 0:
                    let index = generator.next(count)
                    guard solved.system.lines[index].priority < 1000 else { continue }
                    let priority = generator.pick([900, 750, 250, 50.0])
                    solved.system.lines[index].priority = priority
                    try solved.solver.setPriority(priority, of: solved.constraints[index])
                default: break
                }
                if generator.next(3) == 0 { continue }
                solved.solve()
                var anew = try SolvedSystem(solved.system)
                anew.solve()
                #expect(anew.contradictions.isEmpty, "seed \(seed)")
                #expect(isClose(solved.point, anew.point), "seed \(seed): \(solved.point), not \(anew.point)")
                if solved.variables.count <= 3 {
                    let expected = try #require(solved.system.solution())
                    #expect(isClose(solved.point, expected), "seed \(seed): \(solved.point), not \(expected)")
                }
            }
        }
    }

    @Test func `A variable is determined if no other value is as good`() throws {
        for seed in 1...1000 {
            var generator = SolverRandom(seed)
            var solved = try SolvedSystem(generator.system())
            solved.solve()
            for (index, variable) in solved.variables.enumerated() {
                // Pulled either way at the lowest priority, a variable that is not determined follows.
                let moves = try [-1000.0, 1000].contains { target in
                    var pulled = solved
                    _ = try pulled.solver.add([.init(variable)], .equal, target, priority: 0.001)
                    pulled.solve()
                    return abs(pulled.point[index] - solved.point[index]) > 1e-5
                }
                #expect(solved.solver.determines(variable) != moves, "seed \(seed), variable \(index)")
            }
        }
    }
}
