/// The style sheet of a report, in light and dark appearance.
enum ReportStyle {
    static let css = """
        :root { color-scheme: light dark;
          --ground: light-dark(#f4f3f0, #15171b); --surface: light-dark(#fffffe, #1c1f24);
          --sunken: light-dark(#f7f6f3, #181a1f); --line: light-dark(#e2e0da, #2d3138);
          --ink: light-dark(#1d1f23, #e9e8e4); --ink2: light-dark(#5d6067, #a5a8ae); --ink3: light-dark(#73767c, #868a92);
          --brand: light-dark(#9a6a12, #d9a441); --accent: light-dark(#2f54c8, #8ea8ff);
          --good: light-dark(#0a7350, #4fc796); --refused: light-dark(#a34b0c, #eb9a5b);
          --turn: light-dark(#7a3fb0, #c79bf2); --bad: light-dark(#b3261e, #f28b82); --bezel: light-dark(#24272d, #08090b); }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.55 -apple-system, BlinkMacSystemFont,
          "Segoe UI", Inter, Cantarell, Ubuntu, "Noto Sans", "Helvetica Neue", "Liberation Sans", Arial, sans-serif; }
        header, main { max-width: 1160px; margin: 0 auto; padding: 0 28px; }
        header { padding-top: 40px; padding-bottom: 20px; }
        .brand { margin: 0; color: var(--brand); font-size: 12px; font-weight: 650; letter-spacing: .08em;
          text-transform: uppercase; }
        h1 { margin: 2px 0 8px; font-size: 28px; line-height: 1.2; letter-spacing: -.015em; overflow-wrap: anywhere; }
        .facts { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 0; color: var(--ink2); font-variant-numeric:
          tabular-nums; }
        .facts span + span::before { content: "·"; margin-right: 18px; color: var(--ink3); }
        section { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 22px 24px;
          margin: 0 0 20px; }
        h2 { font-size: 17px; margin: 0 0 12px; letter-spacing: -.005em; }
        h3 { font-size: 12px; margin: 0 0 6px; color: var(--ink3); font-weight: 600; letter-spacing: .02em; }
        a { color: var(--accent); } .rules dl { margin: 0; } .rules dt { font-weight: 650; scroll-margin-top: 12px; }
        .rules dd { margin: 2px 0 14px; white-space: pre-wrap; color: var(--ink2); }
        .scroller { overflow-x: auto; margin: 0 -24px; padding: 0 24px; }
        .timeline { display: block; font-size: 12px; }
        .timeline .tick { stroke: var(--line); }
        .timeline .time { fill: var(--ink3); font-size: 11px; text-anchor: middle; font-variant-numeric: tabular-nums; }
        .timeline .heading { fill: var(--ink3); font-weight: 600; }
        .timeline .label { fill: var(--ink); }
        .timeline .inside { fill: #fff; font-weight: 650; font-size: 11px; pointer-events: none; }
        .timeline .fold { fill: var(--ground); opacity: .8; }
        .timeline .v { font-size: 15px; text-anchor: middle; font-weight: 700; paint-order: stroke; stroke: var(--surface);
          stroke-width: 3px; }
        .v.recognized { fill: var(--good); color: var(--good); } .v.failed { fill: var(--refused); color: var(--refused); }
        .v.cancelled { fill: var(--bad); color: var(--bad); }
        rect.k, i.k { stroke: none; } rect.possible { fill: var(--ink3); opacity: .45; }
        rect.waiting { fill: var(--brand); } rect.underWay { fill: var(--good); } rect.held { fill: var(--turn); opacity: .7; }
        i.k { display: inline-block; width: 18px; height: 8px; border-radius: 3px; margin-right: 6px; }
        i.possible { background: var(--ink3); opacity: .45; height: 5px; } i.waiting { background: var(--brand); }
        i.underWay { background: var(--good); } i.held { background: var(--turn); opacity: .7; height: 5px; }
        .legend { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 12px 0 0; font-size: 12.5px; color: var(--ink2); }
        .legend span { display: inline-flex; align-items: center; } .legend b { margin-right: 5px; }
        .t0 { --c: #2f6fde; } .t1 { --c: #c2410c; } .t2 { --c: #0f7b55; } .t3 { --c: #8b3fc4; }
        .t4 { --c: #b8860b; } .t5 { --c: #c0266b; } .t6 { --c: #0e7490; } .t7 { --c: #6b7280; }
        rect.touch { fill: var(--c); } rect.heard { fill: var(--c); opacity: .55; }
        .card { display: grid; grid-template-columns: 226px 1fr; gap: 30px; scroll-margin-top: 12px; }
        .picture { align-self: start; background: var(--bezel); padding: 8px; border-radius: 26px; }
        .device { display: block; width: 100%; height: auto; max-height: 620px; border-radius: 19px; background: #fff;
          font-family: -apple-system, BlinkMacSystemFont, "Segoe UI", Inter, "Liberation Sans", Arial, sans-serif; }
        .device .blank { fill: var(--sunken); }
        .device .hit { fill: none; stroke: #2f54c8; stroke-width: 2.5; stroke-dasharray: 7 5; }
        .path polyline { fill: none; stroke: var(--c); stroke-width: 4; stroke-linejoin: round; stroke-linecap: round; }
        .path .halo { stroke: #fff; stroke-width: 8; opacity: .75; }
        .path .sample { fill: #fff; stroke: var(--c); stroke-width: 1.4; }
        .path .down { fill: color-mix(in srgb, var(--c) 22%, transparent); stroke: var(--c); stroke-width: 3; }
        .path .up { fill: var(--c); stroke: #fff; stroke-width: 2; }
        .path .gone { fill: none; stroke: var(--c); stroke-width: 4; stroke-linecap: round; }
        .telling { min-width: 0; } .telling h2 { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 10px; }
        .chip { align-self: center; width: 12px; height: 12px; border-radius: 50%; background: var(--c); }
        .outcome { font-weight: 500; font-size: 15px; overflow-wrap: anywhere; } .good { color: var(--good); }
        .won { color: var(--turn); } .refused { color: var(--refused); } .bad { color: var(--bad); }
        .story { max-width: 68ch; margin: 0 0 20px; text-wrap: pretty; overflow-wrap: anywhere; }
        .columns { display: grid; grid-template-columns: 5fr 6fr; gap: 20px 32px; }
        .wide { grid-column: 1 / -1; }
        ul, ol { list-style: none; margin: 0; padding: 0; font-size: 13.5px; color: var(--ink2); }
        li { padding: 2px 0; overflow-wrap: anywhere; } li b { color: var(--ink); font-weight: 600; }
        li.yes b { color: var(--good); } .mark { display: inline-block; width: 18px; margin-left: -18px; font-weight: 700; }
        li:has(.mark) { padding-left: 18px; }
        li.yes .mark { color: var(--good); } li.no .mark { color: var(--refused); }
        ol li { display: grid; grid-template-columns: 76px 1fr; gap: 10px; font-variant-numeric: tabular-nums; }
        ol time { color: var(--ink3); text-align: right; } em { color: var(--ink3); font-style: normal; }
        .empty { margin: 0; color: var(--ink2); }
        @media (max-width: 760px) { .card, .columns { grid-template-columns: 1fr; } .picture { max-width: 280px; }
          header, main { padding-left: 14px; padding-right: 14px; } }
        @media print { body { background: #fff; } section { break-inside: avoid; } }
        """
}
