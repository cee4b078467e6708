// Exports: asked for, followed, cancelled and downloaded by whoever asked for them.

import type { Export } from '@muster/contract'
import { type Sentence, say, sayCount, sayTogether } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import { nameHolder } from '../../../auth/authorize.ts'
import type { Caller } from '../../../auth/callers.ts'
import { allScopes } from '../../../auth/rights.ts'
import { wakeRunners } from '../../../background/tasks.ts'
import type { Files } from '../../../files/index.ts'
import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import { today } from '../../../http/context.ts'
import { conflict, invalidField, Problem } from '../../../http/problem.ts'
import { assertFew, exportRows, exportTasks, findOwn, readNeeds } from '../exports.ts'
import type { CheckServices } from '../kind.ts'
import { exportKinds } from '../kinds.ts'
import { openExport } from '../parts/open-export.ts'
import { listParts } from '../parts/parts.ts'

export interface ExportHandlerServices extends CheckServices {
  /** Has the parts of files. */
  readonly files: Files
}

export default ({ files, validation }: ExportHandlerServices) =>
  ({
    listExports: call => exportRows.page(call, { started_by: call.caller.actor_id }),
    getExport: findOwn,

    async createExport(call) {
      const { kind, format, list = null, filters = null, list_of = null } = call.body
      const { payroll_run_id = null, tax_year = null, ids } = call.body
      const { formats, unit, assertMay, check } = exportKinds[kind]
      if (!formats.includes(format))
        throw invalidField('format', say`must be one of ${formats.join(', ')} for the kind ${kind}`)
      if (ids !== undefined && kind !== 'list')
        throw invalidField('ids', say`must be left out for the kind ${kind}`)
      assertMay(call.caller, { list })
      const { input, file_name, needs } = await check(call, call.body, { validation })
      await assertFew(call.db, call.caller)
      const asked = { kind, format, list, filters, list_of, payroll_run_id, tax_year }
      const made = await exportRows.insert(call, {
        ...asked,
        input: JSON.stringify(input),
        scopes: [...call.caller.scopes],
        needs,
        unit: String(unit),
        file_name: `${file_name}-${today(call)}.${format}`,
        started_by: call.caller.actor_id,
      })
      audit(call, 'export.created', made.id, ids ? Object.assign(asked, { total: ids.length }) : asked)
      wakeRunners(call.db)
      return made
    },

    async cancelExport(call) {
      await findOwn(call)
      const { id } = await exportRows.lockFor(call, 'cancelExport')
      await exportTasks.cancel(call.db, id)
      return exportRows.find(call, id)
    },

    async getExportContent(call): Promise<Content> {
      const own = await findOwn(call)
      exportKinds[own.kind].assertMay(call.caller, own)
      assertHolds(call.caller, await readNeeds(call.db, own.id))
      assertThere(own, call.now)
      const parts = await listParts(call.db, own.id)
      return openExport(files, call.db.workspace_id, own, parts)
    },
  }) satisfies HandlersFor<'exports'>

/** The file shows what these rights show, so whoever has lost one gets it no more. */
function assertHolds(caller: Caller, needs: readonly string[]): void {
  const lost = needs.filter(right => !caller.scopes.has(right))
  if (lost.length === 0) return
  const required_scopes = lost.filter(right => allScopes.some(scope => scope === right))
  throw new Problem(
    'insufficient_scope',
    say`The file shows what ${sayTogether(lost, ' and ')} shows, which ${nameHolder(caller)} has no more. Ask for a new export, which leaves that out.`,
    required_scopes.length > 0 ? { required_scopes } : {},
  )
}

const endings: Readonly<Record<Export['status'], Sentence>> = {
  running: say`is ending`,
  succeeded: say`has succeeded`,
  failed: say`has failed`,
  cancelled: say`was cancelled`,
}

function assertThere({ kind, status, done, expires_at }: Export, now: Temporal.Instant): void {
  if (status === 'running')
    throw conflict(
      say`The file is still being made, with ${sayCount(done, exportKinds[kind].unit)} so far. Ask again in a while.`,
    )
  if (status !== 'succeeded')
    throw conflict(say`This export ${endings[status]}, so it has no file. Ask for it again.`)
  if (Temporal.Instant.compare(Temporal.Instant.from(expires_at!), now) <= 0)
    throw conflict(say`The file could be downloaded until ${expires_at}. Ask for it again.`)
}
