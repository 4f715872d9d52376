import Foundation
import Testing
import TouchstoneCore
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

@MainActor
struct DrawingCanvasTests {
    private func canvas(_ phone: Phone) -> DrawingCanvas {
        phone.show(DrawingCanvas(frame: CGRect(x: 20, y: 100, width: 350, height: 600)))
    }

    @Test func `One frame four samples`() {
        Phone.run { phone in
            let canvas = canvas(phone)
            phone.app.fingerDown(at: point(100, 200))
            phone.app.advance(by: 0.1)
            let now = phone.app.clock.now
            for (index, x) in [104.0, 108, 112, 116].enumerated() {
                let time = now + Double(index) * 0.001
                phone.app.send([TouchSample(id: 1, phase: .moved, time: time, location: point(x, 200))])
            }
            phone.app.advance(by: 1 / 60)
            phone.app.fingerUp()
            expectEqual(canvas.strokes.first?.samples.map(\.x), [80, 84, 88, 92, 96])
            expectEqual(canvas.strokes.first?.samples.allSatisfy { $0.y == 100 }, true)
            expectEqual(canvas.dirtyRects, [CGRect(x: 76, y: 96, width: 24, height: 8)])
        }
    }

    @Test func `Drawn on the line not beside it`() {
        Phone.run { phone in
            let canvas = canvas(phone)
            phone.app.fingerDrag(from: point(100, 200), to: point(300, 200), duration: 0.5)
            #expect(same(phone.color(200, 200), .black) && same(phone.color(200, 201.5), .black))
            #expect(same(phone.color(200, 203), .white))
            #expect(same(phone.color(98.5, 200), .black) && same(phone.color(97.5, 200), .white))
            #expect(canvas.drawnRects.count <= 1 + 32 && canvas.drawnRects.count > 10)
            expectEqual(canvas.drawnRects.last, CGRect(x: 0, y: 0, width: 350, height: 600))
        }
    }

    @Test func `Two fingers`() {
        Phone.run { phone in
            let canvas = canvas(phone)
            phone.app.fingerDown(1, at: point(100, 200))
            phone.app.advance(by: 0.1)
            phone.app.fingerDown(2, at: point(300, 400))
            phone.app.fingersMove([1: point(100, 300), 2: point(300, 300)], duration: 0.5)
            phone.app.fingerUp(2)
            phone.app.fingerUp(1)
            expectEqual(canvas.strokes.count, 2)
            #expect(canvas.strokes[0].samples.allSatisfy { $0.x == 280 })
            #expect(canvas.strokes[1].samples.allSatisfy { $0.x == 80 })
        }
    }

    @Test func `A bend is smoothed`() {
        let path = DrawingCanvas.smoothedPath(through: [point(0, 0), point(40, 0), point(40, 40)])
        #expect(near(path.bounds, 0, 0, 40, 40))
        #expect(path.contains(point(35, 10)) && !path.contains(point(38, 10)) && !path.contains(point(9, 10)))
    }

    @Test func `Cancelled and undone`() {
        Phone.run { phone in
            let canvas = canvas(phone)
            phone.app.fingerDrag(from: point(100, 200), to: point(300, 200))
            phone.app.fingerDown(at: point(100, 400))
            phone.app.fingerMove(to: point(200, 400), duration: 0.2)
            phone.app.fingerCancel()
            phone.app.settle()
            #expect(
                canvas.strokes.count == 1 && same(phone.color(150, 400), .white) && same(phone.color(150, 200), .black))
            canvas.undo()
            phone.app.settle()
            #expect(canvas.strokes.isEmpty && same(phone.color(150, 200), .white))
            let count = canvas.drawnRects.count
            canvas.undo()
            phone.app.settle()
            #expect(canvas.strokes.isEmpty && canvas.drawnRects.count == count)
        }
    }
}
