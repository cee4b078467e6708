// The demo that answers: whether npm start runs, and the ids by which the guides name people and types.

import type { Addresses, Shown } from './shown.ts'

/** Whoever and whatever the guides name, by the variable of the shell that holds its id. */
export type NamedIds = Readonly<Record<string, string>>

// Variables, and where the one record behind each is found.
const named = {
  employee: '/v1/employees?employee_code=IVT-0012',
  manager: '/v1/employees?employee_code=IVT-0004',
  weaver: '/v1/employees?employee_code=IVT-0024',
} as const

// The same by the codes of leave types and document types.
const leaveTypes = { annual_leave: 'AL', casual_leave: 'CL', sick_leave: 'SL', unpaid_leave: 'UL' } as const
const documentTypes = { degree: 'DEGREE', medical_certificate: 'MEDICAL' } as const

interface Page {
  readonly data: readonly { readonly id: string; readonly code?: string }[]
}

export interface Answers {
  /** The day of the workspace, and the month after it: the guides write dates with them. */
  readonly days: Days
  readonly ids: NamedIds
}

export type Days = {
  readonly today: string
  readonly next_month: string
}

export interface Caller {
  get<Body>(path: string): Promise<Body>
}

/** Calls a server with a key; refuses with what to do where it does not answer, or does not know the key. */
export function callerOf({ base_url }: Pick<Addresses, 'base_url'>, key: string): Caller {
  return {
    async get<Body>(path: string): Promise<Body> {
      const headers = { Authorization: `Bearer ${key}` }
      const response = await fetch(base_url + path, { headers }).catch(() => undefined)
      if (!response)
        throw new Error(
          `No Muster answers on ${base_url}. Run npm start in a terminal of its own, wait for "Muster is ready", and try again.`,
        )
      if (response.ok) return (await response.json()) as Body
      throw new Error(
        `What answers on ${base_url} is not this demo: ${path} returned ${response.status}. Stop it, run npm start, and try again.`,
      )
    },
  }
}

/** The day of a workspace, by its clock. */
export async function askDays(caller: Caller): Promise<Days> {
  const { timezone } = await caller.get<{ timezone: string }>('/v1/company')
  const today = Temporal.Now.instant().toZonedDateTimeISO(timezone).toPlainDate()
  return { today: `${today}`, next_month: `${today.toPlainYearMonth().add({ months: 1 })}` }
}

/** What the guides need to know of the demo. */
export async function askDemo({ base_url, api_keys }: Shown): Promise<Answers> {
  const caller = callerOf({ base_url }, api_keys.full)
  const [days, people, leave, documents] = await Promise.all([
    askDays(caller),
    Promise.all(Object.entries(named).map(async ([name, path]) => [name, await findOne(caller, path)])),
    findCoded(caller, '/v1/leave_types', leaveTypes),
    findCoded(caller, '/v1/document_types', documentTypes),
  ])
  return { days, ids: Object.assign(Object.fromEntries(people), leave, documents) }
}

async function findOne(caller: Caller, path: string): Promise<string> {
  const { data } = await caller.get<Page>(path)
  return data[0]?.id ?? ''
}

async function findCoded(
  caller: Caller,
  list: string,
  codes: Readonly<Record<string, string>>,
): Promise<NamedIds> {
  const { data } = await caller.get<Page>(`${list}?limit=100`)
  const found = Object.entries(codes).map(([name, code]) => [
    name,
    data.find(one => one.code === code)?.id ?? '',
  ])
  return Object.fromEntries(found)
}
