import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Screens whose frames were computed by hand: the files of the folder Golden, in the format of ``Golden``.
@Suite(.application(tracing: .both)) @MainActor
struct GoldenScreensTests {
    nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Golden")

    nonisolated static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".json") }.sorted()

    private func golden(_ file: String) throws -> Golden {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(Golden.self, from: Data(contentsOf: Self.folder.appendingPathComponent(file)))
    }

    @Test func `The folder Golden has 36 files`() { expectEqual(Self.files.count, 36) }

    @Test(arguments: files)
    func `Each golden screen has the expected frames, content sizes and conflicts`(_ file: String) throws {
        let golden = try golden(file)
        for (index, screen) in golden.screens.enumerated() {
            for rules in [golden.constraints, golden.format].compactMap({ $0 }) {
                let name = "\(file), screen \(index + 1)\(rules == golden.constraints ? "" : " by visual format")"
                GoldenStage.run(golden, screen, rules: rules) { stage in
                    expectEqual(stage.missing, [], "\(name): there is no public API for these names")
                    guard stage.missing.isEmpty else { return }
                    stage.compare(screen.expect, within: screen.tolerance, name)
                    for (id, size) in screen.contentSize ?? [:] {
                        let contentSize = (stage.views[id] as? UIScrollView)?.contentSize
                        expectEqual(contentSize, CGSize(width: size[0], height: size[1]), "\(name), \(id): contentSize")
                    }
                    stage.compareReceived(
                        screen.conflicts ?? golden.conflicts ?? [], not: screen.otherConflicts ?? [], name)
                }
            }
        }
    }

    @Test func `A broken constraint is satisfied after the other is deactivated`() throws {
        let golden = try golden("16-conflict-told.json")
        for screen in golden.screens {
            GoldenStage.run(golden, screen) { stage in
                stage.constraints["box.width == 100"]?.isActive = false
                stage.app.settle()
                expectEqual(stage.views["box"]?.frame, CGRect(x: 20, y: 100, width: 200, height: 50))
            }
            GoldenStage.run(golden, screen) { stage in
                stage.constraints["box.width == 200"]?.isActive = false
                stage.app.settle()
                expectEqual(stage.views["box"]?.frame, CGRect(x: 20, y: 100, width: 100, height: 50))
            }
        }
    }

    @Test func `An arranged subview that is shown again takes its space`() throws {
        let golden = try golden("26-stack-hidden-and-custom-gaps.json")
        for screen in golden.screens {
            GoldenStage.run(golden, screen) { stage in
                stage.views["b"]?.isHidden = false
                stage.app.settle()
                let (width, top) = (screen.size[0], screen.safe[0])
                stage.compare(
                    [
                        "col": [0, top, width, 190], "a": [0, 0, width, 40], "b": [0, 70, width, 50],
                        "c": [0, 130, width, 60],
                    ], within: nil, "b shown again, \(width) wide")
            }
        }
    }

    @Test func `Constraints between different superviews are held by the common superview`() throws {
        let golden = try golden("34-cousins.json")
        GoldenStage.run(golden, golden.screens[0]) { stage in
            for text in ["c2.leading == c1.leading", "c2.trailing == p1.trailing", "c2.top == c1.bottom + 40"] {
                #expect(stage.root.constraints.contains { $0 === stage.constraints[text] }, "\(text)")
            }
            let own = stage.constraints["c2.bottom == p2.bottom - 5"]
            #expect(stage.views["p2"]?.constraints.contains { $0 === own } == true)
        }
    }

    @Test func `systemLayoutSizeFitting returns the expected size without a superview`() throws {
        let golden = try golden("36-fitting-size.json")
        let fitting = try #require(golden.fitting)
        GoldenStage.run(golden, golden.screens[0], inRoot: false) { stage in
            #expect(stage.root.subviews.isEmpty && stage.constraints.keys.allSatisfy { !$0.contains("root") })
            let size = stage.views[fitting.view]?.systemLayoutSizeFitting(
                CGSize(width: fitting.target[0], height: fitting.target[1]),
                withHorizontalFittingPriority: UILayoutPriority(fitting.horizontal),
                verticalFittingPriority: UILayoutPriority(fitting.vertical))
            expectEqual(size, CGSize(width: fitting.size[0], height: fitting.size[1]))
        }
    }
}
