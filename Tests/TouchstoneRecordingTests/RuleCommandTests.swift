import Testing

@testable import TouchstoneCommand

struct RuleCommandTests {
    private let book = """
        ## 1. Hit-testing

        ### 1.3 Geometry

        - **HT-22**<a id="HT-22"></a> A point outside
          never reaches its subviews. **[D]**
        - **HT-220** Another.

        | HT-23 | in a table |
        """

    @Test func aRuleIsItsParagraphUnderItsSection() {
        #expect(
            Rule.rule("ht-22", in: book) == "1.3 Geometry\n\nHT-22 A point outside\nnever reaches its subviews. [D]")
        #expect(Rule.rule("HT-220", in: book)?.hasSuffix("HT-220 Another.") == true)
        #expect(Rule.rule("HT-23", in: book) == nil)
        #expect(Rule.rule("HT-2", in: book) == nil)
    }
}
