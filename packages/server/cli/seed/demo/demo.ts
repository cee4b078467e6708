// The demo workspace: a textile company of 50 people, a year of their time and their pay, whole enough to try everything on.

import { type Database, homeStatement, systemStatement } from '@muster/db'
import { digestKey } from '../../../auth/api-keys.ts'
import { allScopes } from '../../../auth/rights.ts'
import type { Secrets } from '../../../auth/secrets.ts'
import type { ObjectStore } from '../../../files/store.ts'
import type { CallServices } from '../../../http/operation-call.ts'
import { asOperator } from '../../office/office.ts'
import { createKey, createWorkspace, type NewWorkspace } from '../../office/operators.ts'
import { onOwner } from '../bulk.ts'
import { demoAnnouncements } from './announcements.ts'
import { demoAssets } from './assets.ts'
import { demoContracts } from './contracts.ts'
import { demoDocuments } from './documents.ts'
import { demoEmployees } from './employees.ts'
import { demoLeave } from './leave/leave.ts'
import { demoLetters } from './letters.ts'
import { demoOrganisation } from './organisation.ts'
import { demoExpenses } from './pay/expenses.ts'
import { demoLoans } from './pay/loans.ts'
import { demoPayroll } from './pay/payroll.ts'
import { demoSalaries } from './pay/salaries.ts'
import { demoPhotos } from './photos.ts'
import { demoRecruitment } from './recruitment.ts'
import { demoAttendance } from './time/attendance.ts'
import { demoMoves, demoProblems, demoRehire } from './year.ts'

export interface DemoKeys {
  readonly full: string
  readonly read_only: string
  readonly no_sensitive: string
}

/** The database, the address of its owner, and what its operations are called with. */
export interface DemoPlace {
  readonly database: Database
  readonly url: string
  readonly openCalls: () => Promise<CallServices>
}

const name = 'Indus Valley Textiles'

const findDemo = systemStatement<{ id: string }>(
  'find_demo_workspace',
  `select id from companies where registration_number = 'DEMO' order by id limit 1`,
)
const nameDemo = homeStatement<unknown, { workspace: string }>(
  'name_demo_workspace',
  `update companies set legal_name = 'Indus Valley Textiles (Private) Limited', tax_number = '1234567-8', address = '14-B Gulberg III',
     city = 'Lahore', phone = '+92 42 35870001', email = 'hr@indusvalley.example', website = 'https://indusvalley.example'
   where workspace_id = :workspace`,
)
// The demo fires no events: nobody was there to be told.
const markDemo = homeStatement<unknown, { workspace: string }>(
  'mark_demo_workspace',
  `with silenced as (delete from events where workspace_id = :workspace)
   update companies set registration_number = 'DEMO' where workspace_id = :workspace`,
)
const findKey = systemStatement<{ id: string }, { digest: Buffer }>(
  'find_demo_key',
  'select id from api_keys where digest = :digest and revoked_at is null',
)

export interface DemoWorkspace {
  readonly workspace_id: string
  readonly api_keys: DemoKeys
}

/** Makes the demo workspace where there is none, and returns its keys; those that still work are kept. */
export async function ensureDemo(
  place: DemoPlace,
  secrets: Secrets,
  store: ObjectStore,
  known: DemoKeys | undefined,
  now = Temporal.Now.instant(),
): Promise<DemoWorkspace> {
  const { database } = place
  const [found] = await database.system(findDemo)
  const workspaceId = found?.id ?? (await createDemo(place, store, now))
  if (found && known && (await areValid(database, secrets, Object.values(known))))
    return { workspace_id: workspaceId, api_keys: known }
  const sensitive = 'employees.sensitive:read'
  const key = async (label: string, scopes: typeof allScopes) =>
    (await createKey(database, secrets, { workspace_id: workspaceId, name: label, scopes }, 'demo')).key
  const api_keys = {
    full: await key('Demo: everything', allScopes),
    read_only: await key(
      'Demo: read only',
      allScopes.filter(scope => scope.endsWith(':read')),
    ),
    no_sensitive: await key(
      'Demo: without sensitive data',
      allScopes.filter(scope => scope !== sensitive),
    ),
  }
  return { workspace_id: workspaceId, api_keys }
}

/** Whether each of these keys and tokens still opens something. */
export async function areValid(
  database: Database,
  secrets: Secrets,
  keys: readonly string[],
): Promise<boolean> {
  for (const key of keys) {
    const digests = secrets.peppers.map(({ pepper }) => digestKey(key, pepper))
    const found = await Promise.all(digests.map(digest => database.system(findKey, { digest })))
    if (found.flat().length === 0) return false
  }
  return true
}

async function createDemo(
  { database, url, openCalls }: DemoPlace,
  store: ObjectStore,
  now: Temporal.Instant,
): Promise<string> {
  const workspace: NewWorkspace = {
    name,
    country: 'PK',
    currency: 'PKR',
    timezone: 'Asia/Karachi',
    plan: 'scale',
    fiscal_year_start_month: 7,
    code_prefix: 'IVT-',
    code_digits: 4,
  }
  const workspaceId = await createWorkspace(database, workspace, now)
  await database.system(nameDemo, { workspace: workspaceId })
  const today = now.toZonedDateTimeISO(workspace.timezone).toPlainDate()
  const organisation = await demoOrganisation(database, workspaceId, today)
  const employees = await demoEmployees(database, workspaceId, organisation, today)
  const services = await openCalls()
  const then = Object.assign({}, services, { clock: () => now })
  const calls = await asOperator(then, workspaceId, 'operator_demo')
  const demo = { database, workspaceId, organisation, employees, now, today: today.toString(), calls }
  await demoRehire(demo)
  await demoLeave(demo)
  await demoDocuments(demo, store)
  await demoPhotos(demo, store)
  await demoContracts(demo)
  await demoAttendance(demo)
  await demoSalaries(demo)
  await demoMoves(demo)
  await demoLetters(demo)
  await demoLoans(demo)
  // Without statistics of a year of days, its payroll takes half as long again.
  await onOwner(url, client =>
    client.query(
      'analyze employees, employee_shifts, punches, attendance_records, leave_applications, salary_assignments',
    ),
  )
  await demoPayroll(demo, services)
  await demoProblems(demo)
  await demoAssets(demo)
  await demoExpenses(demo, store)
  await demoAnnouncements(demo)
  await demoRecruitment(demo)
  // Last, so that a start that was cut off in the middle is begun again in a workspace of its own.
  await database.system(markDemo, { workspace: workspaceId })
  return workspaceId
}
