// The comparison of two schemas as a node of the earlier one sees it: what it wrote and read before, and could not now.

import type { Facts } from './facts.ts'

/** Something that the former release cannot live with. */
export interface Breach {
  /** What it is about, such as `check employees.employees_status_check`; an acceptance names it. */
  readonly subject: string
  readonly sentence: string
}

interface Fact {
  readonly subject: string
  readonly kind: string
  readonly table: string
  readonly was: string | undefined
  readonly is: string | undefined
}

/** The tables that a release writes to, and those that it deletes rows of. */
export interface Touched {
  readonly written: ReadonlySet<string>
  readonly deleted: ReadonlySet<string>
}

/** Statements that fail are told elsewhere. */
export function compareFacts(former: Facts, now: Facts, { written, deleted }: Touched): Breach[] {
  const subjects = [...new Set([...former.keys(), ...now.keys()])].sort()
  return subjects.flatMap(subject => {
    const [, kind = '', table = ''] = /^(\w+) (\w+)\./.exec(subject) ?? []
    const fact = { subject, kind, table, was: former.get(subject), is: now.get(subject) }
    if (fact.was === fact.is) return []
    const sentence = tellHolder(fact, deleted) ?? (written.has(table) ? tellChange(fact, former) : undefined)
    return sentence ? [{ subject, sentence }] : []
  })
}

const tellChange = (fact: Fact, former: Facts): string | undefined =>
  fact.kind === 'column' ? tellColumn(fact) : tellGuard(fact, former)

/** Rows of later nodes may name a row that it deletes. */
function tellHolder({ subject, kind, was, is = '' }: Fact, deleted: ReadonlySet<string>): string | undefined {
  if (kind !== 'reference' || was !== undefined || /ON DELETE (CASCADE|SET)/.test(is)) return undefined
  const [, held = ''] = /REFERENCES (\w+)/.exec(is)!
  if (!deleted.has(held)) return undefined
  return `${subject} is new, and holds rows of ${held} that it deletes; let it cascade, or say in the acceptance why it does not delete such rows`
}

interface Column {
  readonly type: string
  readonly isRequired: boolean
  readonly isFilled: boolean
}

function readColumn(text: string): Column {
  const [, type = '', required, filled] = /^(.*?)( not null)?( default| identity| generated)?$/.exec(text)!
  return { type, isRequired: required !== undefined, isFilled: filled !== undefined }
}

function tellColumn({ subject, was: before, is: after }: Fact): string | undefined {
  // Whether a column that is gone is in use, its statements tell.
  if (after === undefined) return undefined
  const is = readColumn(after)
  const mustBeGiven = is.isRequired && !is.isFilled
  if (before === undefined) {
    if (!mustBeGiven) return undefined
    return `${subject} is new, not null and has no default, so its inserts fail; give it a default, and drop that one release later`
  }
  const was = readColumn(before)
  if (was.type !== is.type)
    return `${subject} was ${was.type} and is ${is.type}; add another column, and drop this one later`
  if (is.isRequired && !was.isRequired)
    return `${subject} may be null for it and is not null now; tighten it one release later`
  if (was.isRequired && !is.isRequired)
    return `${subject} was never null and may be now, which it does not expect where it reads; say in the acceptance why it cannot read one`
  if (was.isFilled && mustBeGiven)
    return `${subject} had a default, which is gone; keep it for one more release`
  return undefined
}

function tellGuard({ subject, kind, was, is }: Fact, former: Facts): string | undefined {
  // A guard that is gone refuses nothing; where a statement rests on it, such as by on conflict, PostgreSQL refuses that.
  if (is === undefined) return undefined
  if (kind === 'trigger') {
    const what = was === undefined ? 'is new' : 'has changed'
    return `${subject} ${what}, and may refuse what it writes; say in the acceptance why it does not`
  }
  const [, listed = ''] = /^\{(.*?)\}/.exec(is)!
  const isNew = (column: string) => !former.has(`column ${subject.split(' ')[1]!.split('.')[0]}.${column}`)
  const columns = listed.split(',').filter(column => column !== '')
  if (columns.length > 0 && sparesNulls(kind, is) ? columns.some(isNew) : columns.every(isNew))
    return undefined
  if (kind === 'check' && was !== undefined && isWidened(was, is)) return undefined
  const what = was === undefined ? 'is new' : 'was changed'
  return `${subject} ${what}, and refuses what it may write (${is.replace(/^\{.*?\} /, '')}); add it one release later, or say in the acceptance why it cannot write that`
}

/** A new column is null in what the former release inserts, or has a default; these guards let a null pass. */
const sparesNulls = (kind: string, definition: string): boolean =>
  (kind === 'reference' && !definition.includes('MATCH FULL')) ||
  (kind === 'unique' && !definition.includes('NULLS NOT DISTINCT') && !definition.includes('PRIMARY KEY'))

/** Whether a list of allowed values only grew. */
function isWidened(was: string, is: string): boolean {
  const literal = /'(?:[^']|'')*'::text/g
  const shape = (text: string) =>
    text.replace(/ARRAY\[.*?\]|(?<== )'(?:[^']|'')*'::text/g, '?').replace(/= ANY \(\?\)/g, '= ?')
  const values = new Set(is.match(literal))
  return shape(was) === shape(is) && (was.match(literal) ?? []).every(value => values.has(value))
}
