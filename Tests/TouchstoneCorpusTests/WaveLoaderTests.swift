import Foundation
import Testing
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

@MainActor
struct WaveLoaderTests {
    private func loader(_ phone: Phone) -> WaveLoader {
        phone.show(WaveLoader(frame: CGRect(x: 145, y: 400, width: 100, height: 40)))
    }

    private func bar(_ loader: WaveLoader) -> CGRect { loader.bar.presentation()!.frame }

    @Test func `One bar in time`() {
        Phone.run { phone in
            let loader = loader(phone)
            loader.startAnimating()
            phone.app.advance(by: 0.2)
            #expect(near(bar(loader), 5, 16, 10, 24, 0.5))
            phone.app.advance(by: 0.2)
            #expect(near(bar(loader), 5, 0, 10, 40, 0.5))
            phone.app.advance(by: 0.1)
            #expect(near(loader.bar.presentation()!.backgroundColor!, 0.5, 0, 0.5, 0.02))
            phone.app.advance(by: 0.2)
            #expect(near(bar(loader).height, 24, 0.5))
            phone.app.advance(by: 0.5)
            #expect(near(bar(loader), 5, 16, 10, 24, 0.5))
        }
    }

    @Test func `Five bars`() {
        Phone.run { phone in
            let loader = loader(phone)
            loader.startAnimating()
            phone.app.advance(by: 1.4)
            // Each bar a point below its upper edge, and one above.
            for (index, height) in [40.0, 32, 24, 16, 8].enumerated() {
                let x = CGFloat(155 + 20 * index)
                #expect(!same(phone.color(x, 440 - height + 2), .white), "bar \(index)")
                #expect(same(phone.color(x, 440 - height - 2), .white), "bar \(index)")
                #expect(same(phone.color(x - 6, 438), .white) && same(phone.color(x + 6, 438), .white))
            }
            // The third at its phase of 0.2, of which 70 % are seen over white.
            #expect(near(phone.color(195, 430), 0.86, 0.3, 0.44, 0.02))
            #expect(same(phone.color(195, 412), .white))
        }
    }

    @Test func `Held`() {
        Phone.run { phone in
            let loader = loader(phone)
            loader.startAnimating()
            phone.app.advance(by: 1.4)
            let (before, picture) = (bar(loader), phone.app.application.displayList())
            phone.app.fingerDown(at: point(195, 420))
            for pause in [0.1, 0.5, 0.4] {
                phone.app.advance(by: pause)
                #expect(bar(loader) == before && phone.app.application.displayList() == picture)
            }
            phone.app.fingerUp()
            phone.app.advance(by: 0.2)
            #expect(near(bar(loader).height, 29.33, 0.5))
        }
    }

    @Test func `Stopped`() {
        Phone.run { phone in
            let loader = loader(phone)
            loader.startAnimating()
            phone.app.advance(by: 1.4)
            loader.stopAnimating()
            #expect(loader.isHidden && loader.bar.animationKeys() == nil)
            #expect(phone.view.hitTest(point(195, 420), with: nil) === phone.view)
        }
        Phone.run { phone in
            let loader = loader(phone)
            loader.hidesWhenStopped = false
            loader.startAnimating()
            phone.app.advance(by: 1.4)
            loader.stopAnimating()
            phone.app.settle()
            #expect(
                phone.view.hitTest(point(195, 420), with: nil) === loader && same(phone.color(155, 402), .systemBlue))
            #expect(!same(phone.color(235, 402), .white))
        }
    }

    @Test func `One instance`() {
        Phone.run { phone in
            let loader = loader(phone)
            loader.startAnimating()
            phone.app.advance(by: 0.4)
            loader.replicator.instanceCount = 1
            #expect(near(bar(loader), 5, 0, 10, 40, 0.5) && !same(phone.color(155, 402), .white))
            #expect(same(phone.color(175, 438), .white))
            phone.app.advance(by: 0.05)
            loader.startAnimating()
            phone.app.advance(by: 0.25)
            #expect(near(bar(loader).height, 24, 0.5))
        }
        Phone.run { phone in
            let loader = phone.show(WaveLoader(frame: CGRect(x: 145, y: 400, width: 20, height: 40)))
            loader.startAnimating()
            phone.app.advance(by: 0.4)
            #expect(phone.view.hitTest(point(163, 420), with: nil) === loader)
            #expect(phone.view.hitTest(point(166, 420), with: nil) === phone.view)
        }
    }
}
