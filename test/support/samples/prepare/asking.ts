// What only a person asks for, who has signed in: another bank account, and other details of theirs.

import { computeTotp } from '../../../../packages/server/auth/factors/totp.ts'
import type { DemoPerson } from '../../../../packages/server/cli/seed/demo/console-people.ts'
import { now, type ServedDemo } from '../served.ts'
import { type Answer, type Office, type Prepared, send } from './office.ts'

type Ask = (path: string, body: object) => Promise<Answer>

/** By password and a code of the app. */
async function signIn({ base_url }: ServedDemo, { email, password, totp_secret }: DemoPerson): Promise<Ask> {
  const origin = `http://localhost:${new URL(base_url).port}`
  const cookies = new Map<string, string>()
  const ask: Ask = async (path, body) => {
    const cookie = [...cookies].map(pair => pair.join('=')).join('; ')
    const headers = { 'sec-fetch-site': 'same-origin', cookie }
    const response = await send(`${origin}${path}`, { method: 'POST', headers, body })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    return response.json()
  }
  await ask('/console/sessions', { email, password })
  const code = computeTotp(totp_secret, Math.floor(Date.parse(now) / 30_000))
  await ask('/console/session/verify', { code })
  return ask
}

/** As if they had worked with Muster for long: whoever has just signed in for the first time asks for no account. */
const age = `update people set password_changed_at = '2026-01-01', created_at = '2026-01-01'`
const ageMembers = `update members set created_at = '2026-01-01'`

export async function prepareChanges({ demo, figures, inDatabase }: Office): Promise<Prepared> {
  for (const statement of [age, ageMembers]) await inDatabase(statement)
  const askers = demo.people.filter(({ role }) => role !== 'Owner').slice(0, 4)
  const made: string[][] = []
  for (const [at, person] of askers.entries()) {
    const ask = await signIn(demo, person)
    const details = await ask('/console/profile_changes', { phone_primary: `+92 300 845 222${at}` })
    const { first_name, last_name } = await figures('GET', `/v1/employees/${details.employee_id}`)
    const account = await ask('/console/bank_account_changes', {
      bank_name: 'Meezan Bank',
      account_title: `${first_name} ${last_name}`,
      account_number: `00981047${at}251`,
    })
    made.push([account.id, details.id])
  }
  const [[bac, pch], [second, other], [third, last], [fourth]] = made as [string, string][] as [
    [string, string],
    [string, string],
    [string, string],
    [string, string],
  ]
  return {
    getBankAccountChange: { bac },
    approveBankAccountChange: { bac },
    rejectBankAccountChange: { bac: second },
    withdrawBankAccountChange: { bac: third },
    freezeBankAccountChange: { bac: fourth },
    getProfileChange: { pch },
    approveProfileChange: { pch },
    rejectProfileChange: { pch: other },
    withdrawProfileChange: { pch: last },
  }
}
