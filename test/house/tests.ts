// House rules on tests: they end what they start, and wait for conditions rather than for times of their own.

import { type Finding, foundAt, isTypeScript, nodesOf, type Rule, ts } from './source.ts'

const starters = ['spawn', 'fork']
/** The first is how a test starts something; the other starts what the whole run shares. */
const mayStart = ['test/support/processes/children.ts', 'test/support/jest/global-setup.ts']
const startsProperly = 'Start it with test/support/processes/children.ts, so that it ends with the test file'

export const testsEndWhatTheyStart: Rule = sources =>
  sources
    .filter(source => isTypeScript(source) && /^test\//.test(source.path) && !mayStart.includes(source.path))
    .flatMap(source =>
      nodesOf(source).flatMap((node): Finding[] => {
        if (!ts.isImportDeclaration(node) || !node.moduleSpecifier.getText().includes('child_process'))
          return []
        const bindings = node.importClause?.namedBindings
        const names =
          bindings && ts.isNamedImports(bindings)
            ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
            : starters
        return names.some(name => starters.includes(name)) ? [foundAt(source, node, startsProperly)] : []
      }),
    )

const limited = /^(it|test|beforeAll|beforeEach|afterAll|afterEach|jest\.setTimeout)$/
const noLimit = 'The limit of jest.config.js is for all tests: a busy machine takes its time'

export const testsHaveOneLimit: Rule = sources =>
  sources
    .filter(source => isTypeScript(source) && /^test\//.test(source.path))
    .flatMap(source =>
      nodesOf(source).flatMap((node): Finding[] => {
        if (!ts.isCallExpression(node)) return []
        const last = node.arguments.at(-1)
        const isLimit = limited.test(calledIn(node)) && last !== undefined && ts.isNumericLiteral(last)
        return isLimit ? [foundAt(source, last, noLimit)] : []
      }),
    )

/** What is called: `it` for `it(...)` and for `it.each(...)(...)`. */
function calledIn({ expression }: ts.CallExpression): string {
  const called = ts.isCallExpression(expression) ? expression.expression : expression
  return called.getText().replace(/\.(each|only|skip)$/, '')
}
