// Steps: whom each asks. Nobody decides about themselves, nobody is asked twice, and no step counts as approved because nobody is there.

export type Approver = 'manager' | 'second_manager' | 'department_head' | 'role' | 'member'

export interface StepRule {
  readonly approver: Approver
  readonly role_id: string | null
  readonly member_id: string | null
}

/** Who is there to be asked, by their ids as members. */
export interface Organisation {
  /** Whoever the employee is. */
  readonly applicant: ReadonlySet<string>
  /** The managers above the employee, the nearest first; null for one who has left or cannot sign in. */
  readonly line: readonly (string | null)[]
  /** The heads of the department and of those above it, the nearest first. */
  readonly heads: readonly (string | null)[]
  readonly roles: ReadonlyMap<string, readonly string[]>
  /** The members named in steps, as far as they are there. */
  readonly present: ReadonlySet<string>
  /** Groups that are asked where nobody else can be: the first that has somebody. */
  readonly lastResort: readonly (readonly string[])[]
}

export interface Asked {
  readonly member_id: string
  readonly via: 'line' | 'head' | 'role' | 'named' | 'last_resort'
}

export interface Resolved {
  /** Nobody where the step is skipped, and where there is nobody at all. */
  readonly asked: readonly Asked[]
  /** Why it asks others than its rule says; only what was decided before is skipped. */
  readonly reason: 'decided_before' | 'own' | 'nobody_there' | 'nobody' | null
}

const vias = {
  manager: 'line',
  second_manager: 'line',
  department_head: 'head',
  role: 'role',
  member: 'named',
} as const

/** Whom a step asks. `decided` are those who have approved an earlier step. */
export function resolveStep(rule: StepRule, there: Organisation, decided: ReadonlySet<string>): Resolved {
  const named = findNamed(rule, there)
  const mayDecide = (member: string | null): member is string =>
    member !== null && !there.applicant.has(member)
  const isOwn = named.some(member => member !== null && there.applicant.has(member))
  const reason: Resolved['reason'] = isOwn ? 'own' : 'nobody_there'
  const ways = [
    { members: named.filter(mayDecide), via: vias[rule.approver], reason: null },
    { members: listHeadsAbove(rule, there).filter(mayDecide).slice(0, 1), via: 'head' as const, reason },
    { members: listAbove(rule, there).filter(mayDecide).slice(0, 1), via: 'line' as const, reason },
    ...there.lastResort.map(group => ({
      members: group.filter(mayDecide),
      via: 'last_resort' as const,
      reason,
    })),
  ]
  const way = ways.find(({ members }) => members.length > 0)
  if (!way) return { asked: [], reason: 'nobody' }
  const fresh = [...new Set(way.members)].filter(member => !decided.has(member))
  if (fresh.length === 0) return { asked: [], reason: 'decided_before' }
  return { asked: fresh.map(member_id => ({ member_id, via: way.via })), reason: way.reason }
}

function findNamed({ approver, role_id, member_id }: StepRule, there: Organisation): (string | null)[] {
  if (approver === 'manager') return there.line.slice(0, 1)
  if (approver === 'second_manager') return there.line.slice(1, 2)
  if (approver === 'department_head') return there.heads.slice(0, 1)
  if (approver === 'role') return [...(there.roles.get(role_id ?? '') ?? [])]
  return member_id !== null && there.present.has(member_id) ? [member_id] : []
}

/** Who heads a department need not be above its people, so they are asked as what they are. */
const listHeadsAbove = ({ approver }: StepRule, { heads }: Organisation): readonly (string | null)[] =>
  approver === 'department_head' ? heads.slice(1) : []

/** One level up: above the manager that was meant, or the manager where it was a head or somebody by name. */
function listAbove({ approver }: StepRule, { line }: Organisation): (string | null)[] {
  if (approver === 'manager') return line.slice(1)
  if (approver === 'second_manager') return line.slice(2)
  return [...line]
}

/** The levels above whom a step means, the nearest first; those of last resort as the groups that they are. */
export function listLevelsAbove(rule: StepRule, there: Organisation): readonly (readonly string[])[] {
  const above = [...listHeadsAbove(rule, there), ...listAbove(rule, there)]
  return [...above.flatMap(member => (member === null ? [] : [[member]])), ...there.lastResort]
}

export interface Opened {
  /** How many of the steps are skipped before one opens. */
  readonly skipped: number
  /** Whom the step behind these asks; undefined where there is none, so that all is decided. */
  readonly opened: Resolved | undefined
}

/** The next of the steps that are to come. */
export function openNext(
  coming: readonly StepRule[],
  there: Organisation,
  decided: ReadonlySet<string>,
): Opened {
  for (const [skipped, rule] of coming.entries()) {
    const resolved = resolveStep(rule, there, decided)
    if (resolved.reason !== 'decided_before') return { skipped, opened: resolved }
  }
  return { skipped: coming.length, opened: undefined }
}
