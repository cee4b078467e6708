// The samples of both documents: every operation has three, and a compiler or an interpreter has read each.

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { examples, workspaceExamples } from '../support/contract/examples.ts'
import { root } from '../support/contract/page.ts'
import { operationsWithSamples, samplesIn, workspaceOperations } from '../support/contract/samples.ts'
import { atEnd } from '../support/jest/at-end.ts'
import { describeWith } from '../support/processes/programs.ts'
import { bodyIn } from '../support/samples/sent.ts'

const all = [...operationsWithSamples, ...workspaceOperations]

const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-samples-'))
  atEnd(async () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe('each operation', () => {
  it('has a sample for curl, TypeScript and Python', () => {
    expect(operationsWithSamples.length).toBeGreaterThan(170)
    expect(workspaceOperations.length).toBeGreaterThan(290)
    const without = all.filter(
      ({ samples }) => samples.map(({ label }) => label).join() !== 'curl,TypeScript,Python',
    )
    expect(without.map(({ id }) => id)).toEqual([])
  })

  it('says of each id of what it is', () => {
    const nameless = all.filter(({ samples }) => /(?<![a-z]{3})_[0-9a-z]{26}\b/.test(samples[0]!.source))
    expect(nameless.map(({ id }) => id)).toEqual([])
  })

  it('has samples that a reader takes in at a glance', () => {
    const long = all.flatMap(({ id, samples }) =>
      samples.flatMap(({ label, source }) => {
        const lines = source.split('\n')
        return lines.length > 28 || lines.some(line => line.length > 130) ? [`${id} in ${label}`] : []
      }),
    )
    expect(long).toEqual([])
  })
})

type Body = Readonly<Record<string, unknown>>

/** The examples of bodies, by operation. */
const bodies = new Map(
  [...examples, ...workspaceExamples]
    .filter(({ at }) => at.endsWith('requestBody'))
    .map(({ moment, value }) => [moment, value as Body]),
)

describe('the example of a request', () => {
  it('says what the sample sends', () => {
    const sent = all.flatMap(({ id, samples }) => {
      const body = bodyIn(samples[0]!.source, () => '')
      return body === undefined ? [] : [[id, JSON.parse(body) as Body] as const]
    })
    expect(sent.length).toBeGreaterThan(150)
    for (const [id, body] of sent) {
      // What a sample works out when it runs, and the file that it reads.
      const said = Object.entries(body).filter(
        ([name, value]) => name !== 'content_base64' && !String(value).startsWith('$('),
      )
      expect([id, bodies.get(id)]).toMatchObject([id, Object.fromEntries(said)])
    }
  })

  it('uploads a file of the kind that it says', () => {
    const begins = { pdf: /^%PDF-/, png: /^\x89PNG\r\n/, xml: /^<\?xml /, csv: /^[a-z_]+(,[a-z_]+)*\n/ }
    const uploads = [...bodies].filter(([, body]) => 'content_base64' in body)
    expect(uploads.length).toBeGreaterThan(7)
    const wrong = uploads.filter(([, { file_name = 'a.csv', content_base64: content }]) => {
      const kind = String(file_name).split('.').at(-1) as keyof typeof begins
      return !begins[kind].test(Buffer.from(String(content), 'base64').toString('latin1'))
    })
    expect(wrong).toEqual([])
  })
})

describe('TypeScript', () => {
  it('compiles against the SDK, as strictly as the project does', () => {
    const folder = makeFolder()
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noUnusedLocals: false,
        types: ['node'],
        typeRoots: [join(root, 'node_modules/@types')],
      },
      include: ['samples'],
      files: [],
      exclude: [],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    mkdirSync(join(folder, 'samples'))
    for (const { id, source } of samplesIn('TypeScript', all))
      writeFileSync(join(folder, 'samples', `${id}.ts`), source)
    const run = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' })
    expect([run.stdout, run.stderr, run.status]).toEqual(['', '', 0])
  })
})

const parse = `
import ast, json, sys
for sample in json.load(sys.stdin):
    try:
        ast.parse(sample["source"])
    except SyntaxError as error:
        print(sample["id"], error)
`

describeWith({ program: 'python3' }, 'samples in Python', () => {
  it('are read by Python', () => {
    const input = JSON.stringify(samplesIn('Python', all))
    const run = spawnSync('python3', ['-c', parse], { input, encoding: 'utf8' })
    expect([run.stdout, run.stderr, run.status]).toEqual(['', '', 0])
  })
})

describe('curl', () => {
  it('is read by the shell', () => {
    const input = samplesIn('curl', all)
      .map(({ id, source }) => `${id}() {\n${source}\n}`)
      .join('\n')
    const run = spawnSync('bash', ['-n'], { input, encoding: 'utf8' })
    expect([run.stdout, run.stderr, run.status]).toEqual(['', '', 0])
  })
})
