// The samples of the docs on the demo of `npm start`: each as it is pasted, with ids of the demo, in the order of the docs.

import { operationsWithSamples } from '../support/contract/samples.ts'
import { describeWith } from '../support/processes/programs.ts'
import { openSamplesDemo, type SamplesDemo } from '../support/samples/demo.ts'
import { placeSamples, readIds } from '../support/samples/ids.ts'
import { assertRecordings, record } from '../support/samples/record.ts'
import { runCurl, runPython, runTypeScript } from '../support/samples/run.ts'

let demo: SamplesDemo
beforeAll(async () => {
  demo = await openSamplesDemo()
})
afterAll(() => demo.end())

/** What was answered otherwise than with success, by operation. */
async function listRefused(label: string, run: typeof runCurl): Promise<Record<string, string>> {
  const served = await demo.copy()
  try {
    const samples = placeSamples(label, await readIds(served))
    const answers = Object.entries(await run(served, samples))
    expect(answers.map(([id]) => id)).toEqual(operationsWithSamples.map(({ id }) => id))
    return Object.fromEntries(answers.filter(([, status]) => !/^2\d\d$/.test(status)))
  } finally {
    await served.end()
  }
}

describe('the examples of the docs', () => {
  it('are what the demo answers', async () => {
    const served = await demo.copy()
    try {
      assertRecordings(await record(served, await readIds(served)))
    } finally {
      await served.end()
    }
  })
})

describe('every sample', () => {
  it('in TypeScript gets what it asks for', async () => {
    expect(await listRefused('TypeScript', runTypeScript)).toEqual({})
  })
})

describeWith({ program: 'curl' }, 'samples for curl', () => {
  it('get what they ask for', async () => {
    expect(await listRefused('curl', runCurl)).toEqual({})
  })
})

describeWith(
  { program: 'python3', of: 'python3-requests', args: ['-c', 'import requests'] },
  'samples in Python',
  () => {
    it('get what they ask for', async () => {
      expect(await listRefused('Python', runPython)).toEqual({})
    })
  },
)
