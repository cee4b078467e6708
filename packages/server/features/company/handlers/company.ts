// The company: the workspace itself, with the currency and timezone of every figure in it.

import { findTimeZoneName } from '@muster/engine'
import { say } from '@muster/sentences'
import { assertFresh } from '../../../auth/authorize.ts'
import type { Caller } from '../../../auth/callers.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { invalidField, Problem } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import { gradeAgain } from '../../attendance/index.ts'

const companies = resource('Company', {
  computed: {
    current_fiscal_year_id: `(select f.id from fiscal_years f
      where f.workspace_id = companies.workspace_id and :today::date between f.start_date and f.end_date)`,
  },
})

export default {
  getCompany: call => companies.find(call, call.caller.workspace.id),

  async updateCompany(call) {
    const before = await companies.lock(call, call.caller.workspace.id)
    const { approvals_by_people_only = before.approvals_by_people_only } = call.body
    if (before.approvals_by_people_only && !approvals_by_people_only) assertPerson(call.caller)
    const { timezone: wanted = before.timezone } = call.body
    const timezone = findTimeZoneName(wanted)
    if (timezone === undefined)
      throw invalidField('timezone', say`is ${wanted}; it must be an IANA name such as Asia/Karachi`)
    const after = await companies.write(call, before, { ...call.body, timezone })
    if (after.timezone !== before.timezone) await gradeAgain(call)
    return after
  },
} satisfies HandlersFor<'company'>

/** What keeps keys and tokens from deciding is not switched off by one. */
function assertPerson({ session }: Caller): void {
  if (!session)
    throw new Problem(
      'insufficient_scope',
      say`Only a person switches off approvals_by_people_only, and this is a key or a token. Sign in to the console.`,
    )
  assertFresh(session, say`To switch off approvals_by_people_only`)
}
