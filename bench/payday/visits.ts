// Visits: what one person does on the day of pay, from signing in to their payslip, as the pages of My Muster ask for it.

import type { Credentials } from '../members.ts'
import type { Service } from '../servers.ts'

export interface Visited {
  /** Milliseconds from the first request to the last answer, waits for one's turn included. */
  readonly ms: number
  /** How often the person was told to come back. */
  readonly turnedAway: number
  /** What did not succeed; undefined for a visit that reached its end. */
  readonly lost: string | undefined
}

/** Nobody keeps a page open for longer. */
const longestMs = 180_000
/** As behind a proxy: offices have one address for many. */
const perOffice = 500

interface Asking {
  readonly service: Pick<Service, 'port'>
  readonly address: string
}

/** What a page sends, and again when the service says so, as the page of signing in does. */
export async function signIn(asking: Asking, who: Credentials): Promise<Visited & { cookie: string }> {
  const began = performance.now()
  for (let turnedAway = 0; ; turnedAway++) {
    const response = await ask(asking, 'POST', '/console/sessions', { body: JSON.stringify(who) })
    await response.arrayBuffer()
    const ms = performance.now() - began
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
    if (response.ok) return { ms, turnedAway, lost: undefined, cookie }
    const wait = Number(response.headers.get('retry-after')) * 1_000
    const mayReturn = [429, 503].includes(response.status) && wait > 0 && ms + wait < longestMs
    if (!mayReturn) return { ms, turnedAway, lost: `signing in: ${response.status}`, cookie }
    await new Promise(again => setTimeout(again, wait))
  }
}

/** Signs in, looks at the first page and the newest payslip, and takes a PDF of it where asked to. */
export async function visit(asking: Asking, who: Credentials, takesPdf: boolean): Promise<Visited> {
  const began = performance.now()
  const { cookie, turnedAway, lost } = await signIn(asking, who)
  const over = (why?: string): Visited => ({ ms: performance.now() - began, turnedAway, lost: why })
  if (lost !== undefined) return over(lost)
  const read = async (path: string) => {
    const response = await ask(asking, 'GET', path, { cookie })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return bytes
  }
  try {
    await Promise.all(firstPage.map(read))
    const { data } = JSON.parse(String(await read('/console/v1/salary_slips?limit=12'))) as { data: Slip[] }
    const [slip] = data
    if (!slip) return over('no payslip')
    await Promise.all([
      read(`/console/v1/payroll_entries/${slip.payroll_entry_id}`),
      read(`/console/v1/payroll_entry_components?payroll_entry_id=${slip.payroll_entry_id}&limit=100`),
    ])
    if (takesPdf) await read(`/console/salary_slips/${slip.id}/content`)
    return over()
  } catch (error) {
    return over(error instanceof Error ? error.message : String(error))
  }
}

interface Slip {
  readonly id: string
  readonly payroll_entry_id: string
}

const firstPage = [
  '/console/session',
  '/console/v1/leave_types?limit=100',
  '/console/v1/leave_balances?limit=25',
  '/console/v1/leave_applications?limit=20',
]

export const officeOf = (n: number): string => `10.20.${Math.floor(n / perOffice)}.1`

function ask(
  { service, address }: Asking,
  method: string,
  path: string,
  { body, cookie }: { body?: string; cookie?: string },
): Promise<Response> {
  const url = `http://127.0.0.1:${service.port}${path}`
  const headers = new Headers({
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': address,
    'muster-reach': 'own',
  })
  if (cookie !== undefined) headers.set('cookie', cookie)
  if (body === undefined) return fetch(url, { method, headers })
  headers.set('content-type', 'application/json')
  return fetch(url, { method, headers, body })
}
