// Policies as records, and the one that a request waits for.

import type { ApprovalKind, ApprovalPolicy, ApprovalPolicyStep, OperationFacts } from '@muster/contract'
import { operations } from '@muster/contract'
import { bind, type Db, statement, type WriteDb } from '@muster/db'
import { findApprovalPolicy, type RequestFacts } from '@muster/engine'
import { say } from '@muster/sentences'
import { nameHolder, tellWanted } from '../../auth/authorize.ts'
import type { Caller } from '../../auth/callers.ts'
import { areEnough } from '../../auth/reach.ts'
import { type FieldError, invalid, invalidField, Problem } from '../../http/problem.ts'
import { resource } from '../../resource/resource.ts'
import { type Figures, kinds } from './kinds.ts'

/** SQL: an earlier policy whose conditions hold for each request for which those of this one do, as `findApprovalPolicy` tries them. */
const coveredBy = `(
  select e.id from approval_policies e
  where e.workspace_id = approval_policies.workspace_id and e.kind = approval_policies.kind and e.is_active and approval_policies.is_active
    and (e.position, e.created_at, e.id) < (approval_policies.position, approval_policies.created_at, approval_policies.id)
    and ${['min_days', 'min_amount'].map(least => `(e.${least} is null or approval_policies.${least} >= e.${least})`).join(' and ')}
    and ${['leave_type_ids', 'department_ids', 'branch_ids'].map(isWithin).join(' and ')}
  order by e.position, e.created_at, e.id limit 1)`

function isWithin(list: string): string {
  return `(e.${list} = '{}' or (approval_policies.${list} <> '{}' and approval_policies.${list} <@ e.${list}))`
}

export const policies = resource('ApprovalPolicy', { computed: { covered_by_id: coveredBy } })

/** A policy makes others decide, so nobody writes one who could not decide themselves. */
export function assertMayWrite(caller: Caller, kind: ApprovalKind): void {
  const operation: OperationFacts = operations[kinds[kind].approve]
  if (areEnough(caller.scopes, operation)) return
  const detail = say`A policy says who decides, so writing it needs the right to decide such requests: ${tellWanted(operation)}, which ${nameHolder(caller)} does not have. Ask an owner of the workspace.`
  throw new Problem('insufficient_scope', detail, { title: 'The policy would decide more than you may' })
}

const selectPolicies = statement<
  Pick<
    ApprovalPolicy,
    'id' | 'min_days' | 'min_amount' | 'leave_type_ids' | 'department_ids' | 'branch_ids' | 'steps'
  >,
  { kind: ApprovalKind }
>(
  'policies_of_kind',
  `select id, min_days::text as min_days, min_amount::text as min_amount, leave_type_ids, department_ids, branch_ids, steps
   from approval_policies where workspace_id = :workspace_id and kind = :kind and is_active order by position, created_at, id`,
)

const selectJob = statement<Pick<RequestFacts, 'department_id' | 'branch_id'>, { employee_id: string }>(
  'job_for_approval',
  `select department_id, branch_id from employees where workspace_id = :workspace_id and id = :employee_id`,
)

const selectActivePolicy = statement<{ id: string }, { kind: ApprovalKind }>(
  'active_policy_of_kind',
  `select id from approval_policies where workspace_id = :workspace_id and kind = :kind and is_active limit 1`,
)

/** Asks with whatever is sent next whether requests of the kind wait for anything. It reads what every request may read. */
export function askForPolicy(db: WriteDb, kind: ApprovalKind): () => Promise<boolean> {
  const asked = bind(selectActivePolicy, { kind })
  let found: readonly object[] | undefined
  db.runWithNext(asked, rows => {
    found = rows
  })
  return async () => (found ?? (await db.runBound(asked))).length > 0
}

/** The policy that a request of an employee waits for; undefined where none matches. */
export async function matchPolicy(
  db: Db,
  kind: ApprovalKind,
  employee_id: string,
  { days, amount, leave_type_id }: Pick<Figures, 'days' | 'amount' | 'leave_type_id'>,
) {
  const known = await db.run(selectPolicies, { kind })
  const { department_id, branch_id } = await readJob(db, employee_id)
  return findApprovalPolicy(known, { days, amount, leave_type_id, department_id, branch_id })
}

/** Where an employee works, or a 400. */
export async function readJob(db: Db, employee_id: string) {
  const [job] = await db.run(selectJob, { employee_id })
  if (!job) throw invalidField('employee_id', say`names no record of this workspace`)
  return job
}

const selectUnknown = statement<{ kind: string; id: string }, Record<'roles' | 'members', readonly string[]>>(
  'unknown_of_policy',
  `select 'role_id' as kind, given.id from unnest(:roles::text[]) as given (id)
   where not exists (select from roles r where r.workspace_id = :workspace_id and r.id = given.id)
   union all
   select 'member_id', given.id from unnest(:members::text[]) as given (id)
   where not exists (select from members m where m.workspace_id = :workspace_id and m.id = given.id and not m.deleted)`,
)

/** Steps as they are kept, or a 400 with everything that is wrong with them. */
export async function completeSteps(
  db: Db,
  sent: readonly ApprovalPolicyStep[],
): Promise<Required<ApprovalPolicyStep>[]> {
  const steps = sent.map(
    ({ approver, role_id = null, member_id = null, quorum = 'any', escalate_after_days = null }) => ({
      approver,
      role_id,
      member_id,
      quorum,
      escalate_after_days,
    }),
  )
  const errors = steps.flatMap((step, at) => [...findMistakes(step, at)])
  if (errors.length > 0) throw invalid(errors)
  const named = (field: 'role_id' | 'member_id') => steps.flatMap(step => step[field] ?? [])
  const unknown = await db.run(selectUnknown, { roles: named('role_id'), members: named('member_id') })
  if (unknown.length > 0)
    throw invalid(
      unknown.map(({ kind, id }) => ({
        field: `steps[${steps.findIndex(step => step[kind as 'role_id'] === id)}].${kind}`,
        message: say`names no record of this workspace`,
      })),
    )
  return steps
}

function* findMistakes(step: Required<ApprovalPolicyStep>, at: number): Iterable<FieldError> {
  for (const [field, approver] of [
    ['role_id', 'role'],
    ['member_id', 'member'],
  ] as const) {
    const isNamed = step[field] !== null
    if (step.approver === approver && !isNamed)
      yield { field: `steps[${at}].${field}`, message: say`is needed: this step asks by it` }
    if (step.approver !== approver && isNamed)
      yield { field: `steps[${at}].${field}`, message: say`must be left out: this step asks otherwise` }
  }
}

const selectUnknownConditions = statement<
  { kind: string; id: string },
  Record<'leave_types' | 'departments' | 'branches', readonly string[]>
>(
  'unknown_conditions_of_policy',
  `select 'leave_type_ids' as kind, given.id from unnest(:leave_types::text[]) as given (id)
   where not exists (select from leave_types t where t.workspace_id = :workspace_id and t.id = given.id)
   union all
   select 'department_ids', given.id from unnest(:departments::text[]) as given (id)
   where not exists (select from departments t where t.workspace_id = :workspace_id and t.id = given.id)
   union all
   select 'branch_ids', given.id from unnest(:branches::text[]) as given (id)
   where not exists (select from branches t where t.workspace_id = :workspace_id and t.id = given.id)`,
)

/** A 400 where a step asks a manager about what no manager reads. */
export function checkApprovers(kind: ApprovalKind, steps: readonly ApprovalPolicyStep[]): void {
  if (!kinds[kind].isPrivate) return
  const errors = steps.flatMap(({ approver }, at) =>
    approver === 'role' || approver === 'member'
      ? []
      : [
          {
            field: `steps[${at}].approver`,
            message: say`must be a role or a member: no manager reads the private details that this is about`,
          },
        ],
  )
  if (errors.length > 0) throw invalid(errors)
}

type Conditions = Partial<Pick<ApprovalPolicy, 'leave_type_ids' | 'department_ids' | 'branch_ids'>>

/** By the condition, the figure of a request that it looks at. */
const figureOf = { min_days: 'days', min_amount: 'amount', leave_type_ids: 'leave_type_id' } as const

/** A 400 where requests of the kind have no such figure: the policy would never count. What is not sent stays as it is. */
export function assertConditionsOf(
  { kind, ...conditions }: Pick<ApprovalPolicy, 'kind'> & Partial<ApprovalPolicy>,
  sent: Partial<ApprovalPolicy>,
): void {
  const { figures } = kinds[kind]
  const wrong = (['min_days', 'min_amount', 'leave_type_ids'] as const).filter(field => {
    const condition = conditions[field] ?? []
    const isLooked = sent.kind !== undefined || sent[field] !== undefined
    return isLooked && condition.length > 0 && figures[figureOf[field]] === undefined
  })
  if (wrong.length > 0)
    throw invalid(
      wrong.map(field => ({
        field,
        message: say`must be left out: requests of this kind have nothing like that`,
      })),
    )
}

/** A 400 where a condition names what there is not. */
export async function checkConditions(db: Db, sent: Conditions): Promise<void> {
  const { leave_type_ids = [], department_ids = [], branch_ids = [] } = sent
  const unknown = await db.run(selectUnknownConditions, {
    leave_types: leave_type_ids,
    departments: department_ids,
    branches: branch_ids,
  })
  if (unknown.length === 0) return
  throw invalid(
    unknown.map(({ kind, id }) => ({
      field: `${kind}[${sent[kind as keyof Conditions]!.indexOf(id)}]`,
      message: say`names no record of this workspace`,
    })),
  )
}
