// Which role may call what: every operation inside a workspace, asked by a member of each role, as the server answers.

import { type OperationFacts, type OperationId, operations } from '@muster/contract'
import { byPath } from '../../contract/ledgers/operations.ts'
import { assertLedger } from '../../support/contract/ledger.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'
import { ageProof, makeFullMember, type TestMember } from '../../support/fixtures/people.ts'

const roles = ['Owner', 'HR', 'Payroll', 'Approver', 'Developer', 'Auditor'] as const
type Role = (typeof roles)[number]

const asked = (Object.values(operations) as OperationFacts[]).filter(({ schemes }) =>
  schemes.some(scheme => scheme === 'api_key' || scheme === 'console_token'),
)

let members: Record<Role, TestMember>
beforeAll(async () => {
  const { id } = await makeWorkspace({ request_budget: 1_000_000 })
  const made = await Promise.all(roles.map(async role => [role, await makeFullMember(id, role)] as const))
  members = Object.fromEntries(made) as Record<Role, TestMember>
})

/** An id of nothing: who is let in is told that it is not there, and changes nothing. */
const ids = new Proxy({}, { get: () => 'nothing' }) as Readonly<Record<string, string>>

/** Whether the operation got past the rights of the role; what it said to the rest of the request does not matter. */
async function mayCall(role: Role, { id }: OperationFacts): Promise<boolean> {
  const { status, json } = await members[role].browser.ask(id as OperationId, { ids })
  if (status < 500 && json?.code !== 'second_factor_required') return json?.code !== 'insufficient_scope'
  throw new Error(`${id} answered ${status} to ${role}: ${JSON.stringify(json)}`)
}

it('The roles that every workspace has may call what authz-console.txt lists', async () => {
  const lines: string[] = []
  for (const operation of asked.toSorted(byPath)) {
    const may = await Promise.all(roles.map(role => mayCall(role, operation)))
    const columns = roles.map((role, n) => (may[n] ? role : '').padEnd(9))
    const proof = operation.extensions['x-step-up'] === true ? 'fresh proof' : ''
    lines.push([operation.id.padEnd(36), ...columns, proof].join(' ').trimEnd())
  }
  assertLedger({
    name: 'authz-console.txt',
    title: [
      'Which role may call what, as the server answered members of the roles that every workspace has. A key is asked for',
      'the same rights (authz.txt). The last column says what also asks for a fresh proof. The order is that of operations.txt.',
    ],
    lines,
    test: '--selectProjects api --testPathPatterns authz-console',
  })
})

it('What asks for a fresh proof is refused without one, and the rest is not', async () => {
  const { browser, session } = members.Owner
  await ageProof(session)
  for (;;) if ((await browser.do('getSession')).proven_until === null) break
  const refused: string[] = []
  for (const { id } of asked) {
    const { json } = await browser.ask(id as OperationId, { ids })
    if (json?.code === 'fresh_proof_required') refused.push(id)
  }
  expect(refused).toEqual(
    // What is asked for oneself alone, no role gives.
    asked
      .filter(
        ({ extensions, scopes }) =>
          extensions['x-step-up'] === true && !scopes.flat().includes('profile.request'),
      )
      .map(({ id }) => id),
  )
})
