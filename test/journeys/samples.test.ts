// The samples of the docs on the demo of `npm start`: each as it is pasted, with ids of the demo, in the order of the docs.

import { describeWith } from '../support/processes/programs.ts'
import { openSamplesDemos, type SamplesDemos } from '../support/samples/demo.ts'
import { placeSamples } from '../support/samples/ids.ts'
import { assertRecordings, record } from '../support/samples/record.ts'
import { runCurl, runPython, runTypeScript } from '../support/samples/run.ts'
import { listInvalid } from '../support/samples/taken.ts'

let demos: SamplesDemos
beforeAll(async () => {
  demos = await openSamplesDemos()
})
afterAll(() => demos?.end())

const apis = ['public', 'workspace'] as const

/** What was answered otherwise than with success, by operation. */
async function listRefused(
  api: (typeof apis)[number],
  label: string,
  run: typeof runCurl,
): Promise<Record<string, string>> {
  const demo = demos[api]
  const served = await demo.copy()
  try {
    const samples = placeSamples(label, demo.api, served, demo.takeIds())
    const answers = Object.entries(await run(served, samples))
    expect(answers.map(([id]) => id)).toEqual(demo.api.operations.map(({ id }) => id))
    return Object.fromEntries(answers.filter(([, status]) => !/^2\d\d$/.test(status)))
  } finally {
    await served.end()
  }
}

describe('the examples of the docs', () => {
  it.each(apis)('of the %s API are what the demo answers', async api => {
    const served = await demos[api].copy()
    try {
      assertRecordings(api, await record(served, demos[api]))
    } finally {
      await served.end()
    }
  })
})

/** Requests that the demo refuses for what its own records are, each with the field. The list only shrinks. */
const ofTheDemo: Readonly<Record<string, string>> = {
  updateEmployee: 'reporting_manager_id leads back',
  updateDepartment: 'parent_id leads back',
  updateAssetCategory: 'parent_id leads back',
  updateLeavePolicy: 'effective_to is before effective_from',
  updateSalaryComponent: 'formula is of the category basic',
  createPayrollAdjustment: 'salary_component_id names GRATUITY_ACCRUAL',
  updatePayrollAdjustment: 'salary_component_id names GRATUITY_ACCRUAL',
  // It is August there, and November in the examples.
  createExpenseClaim: 'claim_date must be 2026-08-12 or earlier',
  updateExpenseClaim: 'claim_date must be 2026-08-12 or earlier',
  updateExpenseClaimItem: 'expense_date must be 2026-08-12',
  createAssetAssignment: 'issued_on must be 2026-08-12 or earlier',
}

describe('the example of a request', () => {
  it.each(apis)('of the %s API is valid', async api => {
    const served = await demos[api].copy()
    try {
      const invalid = await listInvalid(served, demos[api])
      const expected = Object.fromEntries(
        demos[api].api.operations.flatMap(({ id }) =>
          ofTheDemo[id] === undefined ? [] : [[id, expect.stringContaining(ofTheDemo[id])]],
        ),
      )
      expect(invalid).toEqual(expected)
    } finally {
      await served.end()
    }
  })
})

describe('every sample', () => {
  it.each(apis)('of the %s API in TypeScript gets what it asks for', async api => {
    expect(await listRefused(api, 'TypeScript', runTypeScript)).toEqual({})
  })
})

describeWith({ program: 'curl' }, 'samples for curl', () => {
  it.each(apis)('of the %s API get what they ask for', async api => {
    expect(await listRefused(api, 'curl', runCurl)).toEqual({})
  })
})

describeWith(
  { program: 'python3', of: 'python3-requests', args: ['-c', 'import requests'] },
  'samples in Python',
  () => {
    it.each(apis)('of the %s API get what they ask for', async api => {
      expect(await listRefused(api, 'Python', runPython)).toEqual({})
    })
  },
)
