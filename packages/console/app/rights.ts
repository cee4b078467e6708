// What stands in the way of an operation: a right that the role lacks, the plan, or a workspace that can only be read.
import { needs, type OperationId } from '../gen/needs.ts'
import { readOperationId } from '../records/operation-ids.ts'

/** How far requests reach where that is not up to the rights of the person: to oneself, or to everybody below them. */
export type Reach = 'own' | 'team'

interface Rights {
  readonly scopes: readonly string[]
  readonly permissions: readonly string[]
  readonly employee_id: string | null
  readonly post: 'employee' | 'manager' | 'leaver' | null
  readonly workspace: {
    readonly status: string
    readonly excluded_tags: readonly string[]
    readonly closed_tags: readonly string[]
  }
}

/** What each operation asks for, as one text. */
const needsOf = new Map<string, string>(
  Object.entries(needs).flatMap(([needed, operations]) => {
    const [, tag = ''] = /@(\w+)/.exec(needed) ?? []
    return operations.split(' ').map(written => [readOperationId(tag, written), needed] as const)
  }),
)

export const isOperation = (name: string): name is OperationId => needsOf.has(name)

/** What a role may be given beside the scopes of keys: every permission that an operation asks for. */
export const permissions: readonly string[] = [
  ...new Set(Object.keys(needs).flatMap(needed => needed.replace(/@.*$/, '').split(/[|+]/))),
]
  .filter(right => right.includes('.') && !right.includes(':'))
  .sort()

export type Obstacle =
  | { readonly kind: 'right'; readonly rights: readonly string[] }
  | { readonly kind: 'plan' }
  /** The company does not use it for what is of one's own. */
  | { readonly kind: 'closed' }
  /** Of one's own records, where the person is no employee here, has left, or where it cannot be asked for oneself. */
  | { readonly kind: 'no_employee' | 'left' | 'not_own' }
  /** Of a team, where nobody reports to the person, or where it cannot be asked for a team. */
  | { readonly kind: 'no_reports' | 'not_team' }
  | { readonly kind: 'read_only' }

/** Undefined where the operation is allowed. */
export function findObstacle(
  operation: string,
  { scopes, permissions, workspace, employee_id, post }: Rights,
  reach?: Reach,
): Obstacle | undefined {
  const [, rights = '', tag = '', write = '', reaches = ''] =
    /^(.*)@(\w+)(!?)~?(\w*)$/.exec(needsOf.get(operation) ?? '') ?? []
  if (workspace.excluded_tags.includes(tag)) return { kind: 'plan' }
  const isHeldBack = write === '!' && workspace.status === 'read_only'
  if (reach !== undefined) {
    if (employee_id === null) return { kind: 'no_employee' }
    if (post === null || (post === 'leaver' && (reach === 'team' || !reaches.includes('l'))))
      return { kind: 'left' }
    if (reach === 'team' && post !== 'manager') return { kind: 'no_reports' }
    if (reach === 'own' && workspace.closed_tags.includes(tag)) return { kind: 'closed' }
    if (!reaches.includes(reach.charAt(0))) return { kind: `not_${reach}` }
    return isHeldBack ? { kind: 'read_only' } : undefined
  }
  const held = new Set([...scopes, ...permissions])
  const missing = rights
    .split('|')
    .map(way => way.split('+').filter(right => right !== '' && !held.has(right)))
  const [first = []] = missing
  if (missing.every(way => way.length > 0)) return { kind: 'right', rights: first }
  return isHeldBack ? { kind: 'read_only' } : undefined
}
