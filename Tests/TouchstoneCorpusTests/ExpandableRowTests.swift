import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

@MainActor
struct ExpandableRowTests {
    private func accordion(_ body: @MainActor (Phone, AccordionView) -> Void) {
        Phone.run(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)) { phone in
            let accordion = AccordionView()
            accordion.translatesAutoresizingMaskIntoConstraints = false
            for (title, height) in [("One", 100), ("Two", 60), ("Three", 80)] as [(String, CGFloat)] {
                accordion.addRow(ExpandableRow(title: title, detailHeight: height))
            }
            phone.view.addSubview(accordion)
            NSLayoutConstraint.activate([
                accordion.topAnchor.constraint(equalTo: phone.view.safeAreaLayoutGuide.topAnchor),
                accordion.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor),
                accordion.trailingAnchor.constraint(equalTo: phone.view.trailingAnchor),
            ])
            phone.app.settle()
            body(phone, accordion)
        }
    }

    /// Whether the rows begin there and are so high, and the accordion is as high as they are together.
    private func isLaidOut(_ accordion: AccordionView, _ places: [(y: CGFloat, height: CGFloat)]) -> Bool {
        near(accordion.frame, 0, 47, 390, places.last!.y + places.last!.height)
            && zip(accordion.rows, places).allSatisfy { near($0.frame, 0, $1.y, 390, $1.height) }
    }

    private func isAllClosed(_ accordion: AccordionView) -> Bool {
        isLaidOut(accordion, [(0, 44), (45, 44), (90, 44)])
    }

    /// Where a row is seen in the accordion.
    private func shown(_ row: ExpandableRow) -> CGFloat { row.layer.presentation()!.frame.minY }

    @Test func `All closed`() {
        accordion { _, accordion in
            #expect(isAllClosed(accordion))
            for row in accordion.rows {
                let line = row.header.subviews[0]
                #expect(near(line.frame, 16, 0, 358, 44) && near(row.chevron.frame, 346, 12, 12, 20))
                #expect(near(row.titleLabel.frame.minX, 0) && near(row.titleLabel.frame.width, 338))
                expectEqual(row.chevron.image?.size, CGSize(width: 12, height: 20))
            }
        }
    }

    @Test func `One opens`() {
        accordion { phone, accordion in
            let row = accordion.rows[0]
            phone.app.fingerTap(at: point(195, 69))
            #expect(isLaidOut(accordion, [(0, 144), (145, 44), (190, 44)]))
            #expect(near(row.detail.frame, 0, 44, 390, 100) && row.isExpanded)
            phone.app.advance(by: 0.1)
            expectEqual(row.detail.layer.presentation()!.opacity, 1)
            phone.app.advance(by: 0.1)
            #expect(near(shown(accordion.rows[1]), 95, 2) && row.detail.layer.presentation()!.opacity == 1)
            let turn = row.chevron.layer.presentation()!.affineTransform()
            #expect(near(atan2(turn.b, turn.a) * 180 / .pi, 45, 1.8))
            phone.app.advance(by: 0.1)
            expectEqual(row.detail.layer.presentation()!.opacity, 1)
            phone.app.advance(by: 0.101)
            #expect(near(shown(accordion.rows[1]), 145))
        }
    }

    @Test func `Another open's`() {
        accordion { phone, accordion in
            phone.app.fingerTap(at: point(195, 69))
            phone.app.advance(by: 1)
            phone.app.fingerTap(at: point(195, 214))
            #expect(isLaidOut(accordion, [(0, 44), (45, 104), (150, 44)]))
            expectEqual(accordion.rows.map(\.isExpanded), [false, true, false])
            phone.app.advance(by: 1)
            let detail = accordion.rows[0].detail
            #expect(detail.isHidden && detail.alpha == 0)
            phone.app.fingerTap(at: point(195, 69))
            expectEqual(accordion.rows.map(\.isExpanded), [true, false, false])
            #expect(near(CGFloat(detail.layer.presentation()!.opacity), 0, 0.02))
            phone.app.advance(by: 0.2)
            #expect(near(CGFloat(detail.layer.presentation()!.opacity), 0.5, 0.02))
            phone.app.advance(by: 0.201)
            expectEqual(detail.layer.presentation()!.opacity, 1)
        }
    }

    @Test func `Touched on the way`() {
        accordion { phone, accordion in
            phone.app.fingerTap(at: point(195, 69))
            phone.app.advance(by: 0.1)
            #expect(near(shown(accordion.rows[1]), 70, 2))
            phone.app.fingerTap(at: point(195, 214))
            expectEqual(accordion.rows.map(\.isExpanded), [false, true, false])
        }
        accordion { phone, accordion in
            phone.app.fingerTap(at: point(195, 69))
            phone.app.advance(by: 0.1)
            #expect(phone.view.hitTest(point(195, 130), with: nil) === accordion.rows[0].detail)
            let log = Log()
            for row in accordion.rows { row.header.note([(.touchDown, "down"), (.touchUpInside, "up")], in: log) }
            phone.app.fingerTap(at: point(195, 130))
            phone.app.advance(by: 1)
            #expect(log.lines == [] && accordion.rows.map(\.isExpanded) == [true, false, false])
        }
    }

    @Test func `A hidden view takes no room`() {
        accordion { phone, accordion in
            accordion.rows[1].isHidden = true
            phone.app.settle()
            #expect(near(accordion.rows[2].frame, 0, 45, 390, 44) && near(accordion.frame, 0, 47, 390, 89))
            #expect(near(accordion.rows[0].frame, 0, 0, 390, 44))
            #expect(phone.view.hitTest(point(195, 114), with: nil) === accordion.rows[2].header)
            accordion.rows[1].isHidden = false
            phone.app.settle()
            #expect(isAllClosed(accordion))
            // The picture of the first row's chevron, which begins at (362, 59).
            let tint = accordion.rows[0].chevron.tintColor!
            #expect(same(phone.color(368, 65), tint) && same(phone.color(364, 69), .white))
        }
    }
}
