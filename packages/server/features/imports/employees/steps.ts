// Steps: managers before those who report to them, so that each is there when a row names them.

import { type Db, namedInPieces, statement } from '@muster/db'
import { keep, say } from '@muster/sentences'
import { managerColumn } from './employee-columns.ts'

interface Node {
  readonly id: string
  readonly line: number
  readonly key: string | null
  readonly after_key: string | null
}

const inFile = statement<Node & { says_manager: boolean }, { import_id: string }>(
  'managers_in_import',
  `select id, line, key, after_key, cells ? '${managerColumn}' as says_manager from import_rows
   where workspace_id = :workspace_id and import_id = :import_id order by line`,
)

const inPlace = statement<{ code: string; above: string }>(
  'managers_in_place',
  `select e.employee_code as code, m.employee_code as above from employees e
   join employees m on m.workspace_id = e.workspace_id and m.id = e.reporting_manager_id
   where e.workspace_id = :workspace_id and not e.deleted`,
)

const setStepsOfImport = statement<unknown, { rows: string }>(
  'set_steps_of_import',
  `update import_rows r set step = s.step,
     errors = case when s.message is null then r.errors
       else (r.errors::jsonb || jsonb_build_object('line', r.line, 'column', '${managerColumn}', 'value', r.after_key,
         'message', s.message, 'sentence', s.sentence))::json end
   from json_to_recordset(:rows::json) as s (id text, step integer, message text, sentence text)
   where r.workspace_id = :workspace_id and r.id = s.id`,
)

/** Sets the step of each row, and refuses lines of managers that lead back to where they begin. */
export async function setSteps(db: Db, import_id: string): Promise<void> {
  const rows = await db.run(inFile, { import_id })
  // Who is above whom once the file is applied.
  const above = new Map((await db.run(inPlace)).map(({ code, above }) => [code, above]))
  for (const { key, after_key, says_manager } of rows) {
    if (key === null || !says_manager) continue
    if (after_key === null) above.delete(key)
    else above.set(key, after_key)
  }
  const steps = new Steps(above)
  const given = rows.flatMap(({ id, key, after_key }) => {
    const own = key ?? after_key
    if (own === null) return []
    const step = key === null ? steps.of(own) + 1 : steps.of(own)
    if (step === 0) return []
    return [Number.isFinite(step) ? { id, step } : { id, step: 0, ...keep(circle) }]
  })
  await namedInPieces(db, given, async piece => {
    await db.run(setStepsOfImport, { rows: JSON.stringify(piece) })
    return []
  })
}

const circle = say`leads in a circle: the line of managers above comes back to this employee or to one above. Correct one of them.`

/** How many are above somebody; infinitely many in a circle. */
class Steps {
  readonly #above: ReadonlyMap<string, string>
  readonly #known = new Map<string, number>()

  constructor(above: ReadonlyMap<string, string>) {
    this.#above = above
  }

  of(code: string): number {
    const path: string[] = []
    const walked = new Set<string>()
    let at: string | undefined = code
    while (at !== undefined && !this.#known.has(at) && !walked.has(at)) {
      walked.add(at)
      path.push(at)
      at = this.#above.get(at)
    }
    let step = this.#findStepAt(at, walked)
    for (const each of path.toReversed()) {
      step += 1
      this.#known.set(each, step)
    }
    return this.#known.get(code)!
  }

  /** The step of whoever the walk ended at. */
  #findStepAt(at: string | undefined, walked: ReadonlySet<string>): number {
    if (at === undefined) return -1
    return walked.has(at) ? Number.POSITIVE_INFINITY : this.#known.get(at)!
  }
}
