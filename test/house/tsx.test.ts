// The house rules read the console's pages as they read the rest.

import { importDirection, relativeImportsSayTs } from './imports.ts'
import type { Rule } from './source.ts'
import { functionsFitAScreen, noAny, opensWithASentence } from './text.ts'

describe('The house: a page', () => {
  it.each<[says: RegExp, rule: Rule, text: string]>([
    [/console may import only sdk, contract, not db/, importDirection, "import '@muster/db'"],
    [/not server/, importDirection, "import { Docs } from '@muster/server/http'"],
    [/with its ending/, relativeImportsSayTs, "import './table'"],
    [/Open the file with one line/, opensWithASentence, 'export {}'],
    [/Write what it is, or unknown/, noAny, 'const row = <Row of={data as any} />'],
    [/Page has 61 lines/, functionsFitAScreen, `const Page = () => (<p>${'\n'.repeat(60)}</p>)`],
  ])('is told of by the rule that says %s', (says, rule, text) => {
    const told = rule([{ path: 'packages/console/pages/a.tsx', text }])
    expect(told.map(({ remedy }) => remedy)).toEqual([expect.stringMatching(says)])
  })

  it('may import the transport, the facts of its form, its table and its style', () => {
    const text = ['@muster/sdk/browser', '@muster/contract/schemas/Loan', './table.tsx', './style.css']
      .map(of => `import '${of}'\n`)
      .join('')
    const source = { path: 'packages/console/pages/a.tsx', text }
    expect([importDirection([source]), relativeImportsSayTs([source])]).toEqual([[], []])
  })
})
