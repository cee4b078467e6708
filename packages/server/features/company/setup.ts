// The way to the first locked payroll run: each step, and whether the records of the workspace say that it is done.

import {
  type OperationId,
  operations,
  type Setup,
  type SetupStep,
  type SetupStepName,
} from '@muster/contract'
import { statement } from '@muster/db'
import { countryTemplates } from '@muster/engine'
import { explainLack } from '../../auth/authorize.ts'
import { type Context, today } from '../../http/context.ts'

interface Facts {
  readonly has_address: boolean
  readonly structures: number
  readonly policies: number
  readonly holidays: number
  readonly law_values: number
  readonly people: number
  readonly paid_people: number
  readonly accounts: number
  readonly four_eyes: boolean
  /** Members and open invitations that could approve a run, and those that could make one. */
  readonly approvers: number
  readonly makers_or_approvers: number
  readonly locked_runs: number
}

const mayApprove = `'payroll.approve' = any(r.permissions)`
const mayMakeOrApprove = `r.permissions && array['payroll.manage', 'payroll.approve']`

const selectSetupFacts = statement<Facts, { today: string }>(
  'setup_facts',
  `with seats as (
     select m.id, r.permissions from members m join roles r on r.workspace_id = m.workspace_id and r.id = m.role_id
     where m.workspace_id = :workspace_id and not m.deleted
     union all
     select i.id, r.permissions from invitations i join roles r on r.workspace_id = i.workspace_id and r.id = i.role_id
     where i.workspace_id = :workspace_id and i.accepted_at is null and i.revoked_at is null and i.expires_at > stamp()),
   working as (
     select e.id from employees e where e.workspace_id = :workspace_id and not e.deleted and e.status <> 'terminated' limit 1001)
   select (select c.address is not null and c.city is not null from companies c where c.workspace_id = :workspace_id) as has_address,
     (select count(distinct l.salary_structure_id)::int from salary_structure_components l
        join salary_structures s on s.workspace_id = l.workspace_id and s.id = l.salary_structure_id and s.is_active
      where l.workspace_id = :workspace_id) as structures,
     (select count(*)::int from leave_policies p where p.workspace_id = :workspace_id and p.effective_to is null) as policies,
     (select count(*)::int from holidays h
      where h.workspace_id = :workspace_id and (h.is_recurring or h.year = extract(year from :today::date))) as holidays,
     (select count(*)::int from law_values v where v.workspace_id = :workspace_id and not v.deleted) as law_values,
     (select count(*)::int from working) as people,
     (select count(*)::int from working w where exists (
        select 1 from salary_assignments a where a.workspace_id = :workspace_id and a.employee_id = w.id)) as paid_people,
     (select count(*)::int from company_bank_accounts b where b.workspace_id = :workspace_id) as accounts,
     (select s.four_eyes from payroll_settings s where s.workspace_id = :workspace_id) as four_eyes,
     (select count(*)::int from seats r where ${mayApprove}) as approvers,
     (select count(*)::int from seats r where ${mayMakeOrApprove}) as makers_or_approvers,
     (select count(*)::int from payroll_runs p
      where p.workspace_id = :workspace_id and p.status in ('locked', 'disbursed')) as locked_runs`,
)

type Found = Pick<SetupStep, 'is_done' | 'count'> & Partial<Pick<SetupStep, 'is_needed' | 'total'>>

interface Step {
  /** Whoever may do this is told of the step. */
  readonly by: OperationId
  readonly find: (facts: Facts) => Found
}

const some = (count: number): Found => ({ is_done: count > 0, count })

const steps: Readonly<Record<SetupStepName, Step>> = {
  company: {
    by: 'updateCompany',
    find: ({ has_address: is_done }) => ({ is_done, count: Number(is_done) }),
  },
  salary: { by: 'createSalaryStructure', find: ({ structures }) => some(structures) },
  leave: { by: 'createLeavePolicy', find: ({ policies }) => some(policies) },
  holidays: { by: 'createHoliday', find: ({ holidays }) => some(holidays) },
  law: { by: 'createLawValue', find: ({ law_values }) => ({ is_needed: false, ...some(law_values) }) },
  people: { by: 'createEmployee', find: ({ people }) => some(people) },
  salaries: {
    by: 'createSalaryAssignment',
    find: ({ people, paid_people: count }) => ({
      is_done: people > 0 && count === people,
      count,
      total: people,
    }),
  },
  bank: { by: 'createCompanyBankAccount', find: ({ accounts }) => some(accounts) },
  approver: {
    by: 'createInvitation',
    find: ({ four_eyes, approvers, makers_or_approvers: count }) => ({
      is_done: !four_eyes || (approvers > 0 && count > 1),
      count,
      total: four_eyes ? 2 : 1,
    }),
  },
  run: { by: 'createPayrollRun', find: ({ locked_runs }) => some(locked_runs) },
}

/** The steps that the caller's rights are about, in their order. */
export async function readSetup(call: Context): Promise<Setup> {
  const [found] = await call.db.run(selectSetupFacts, { today: today(call) })
  const facts = found!
  const own = (Object.keys(steps) as SetupStepName[]).filter(
    step => explainLack(call.caller, operations[steps[step].by]) === undefined,
  )
  const shown = own.map((step): SetupStep => {
    const { is_needed = true, total = null, is_done, count } = steps[step].find(facts)
    return { step, is_done, is_needed, count, total }
  })
  const { country } = call.caller.workspace
  return {
    is_complete: facts.locked_runs > 0 || shown.every(({ is_done, is_needed }) => is_done || !is_needed),
    four_eyes: facts.four_eyes,
    country_template: country in countryTemplates ? country : null,
    steps: shown,
  }
}
