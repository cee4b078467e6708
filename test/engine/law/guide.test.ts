// The guide to law packs, followed: its country is added to a copy of the project, and its cases are tried.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Copy } from '../../codegen/copy.ts'
import { readGuideFiles } from '../../support/fixtures/law.ts'

const files = readGuideFiles()
const copy = new Copy()
for (const [path, text] of files) {
  mkdirSync(dirname(join(copy.folder, path)), { recursive: true })
  writeFileSync(join(copy.folder, path), text)
}
const generated = copy.run('scripts/generate.ts')

afterAll(async () => {
  await generated
  await copy.remove()
})

async function tryCases(pack: string, facts: string): Promise<Record<string, string>[]> {
  const { code, output } = await copy.run(
    'packages/server/cli/muster.ts',
    'law',
    'try',
    '--pack',
    pack,
    '--facts',
    facts,
  )
  expect([code, output]).toEqual([0, expect.any(String)])
  const cases = JSON.parse(output) as { lines: { code: string; amount: string }[] }[]
  return cases.map(({ lines }) => Object.fromEntries(lines.map(({ code, amount }) => [code, amount])))
}

describe('the guide to law packs', () => {
  it('adds a country by files of its folder alone', async () => {
    expect(await generated).toEqual({ code: 0, output: 'packages/engine/gen/law.ts written' })
    const added = [...files.keys()].filter(path => path.startsWith('packages/'))
    expect(copy.changed().filter(path => path.startsWith('packages/'))).toEqual(
      ['packages/engine/gen/law.ts', ...added].toSorted(),
    )
  })

  it('tries its cases', async () => {
    await generated
    expect(await tryCases('zz', 'zembla.json')).toEqual([{ TAX: '300.00', PENSION: '100.00' }])
    expect(await tryCases('gb', 'cases.json')).toMatchObject([
      { TAX: '390.20', NI_EE: '156.16' },
      { TAX: '390.40' },
    ])
  })
})
