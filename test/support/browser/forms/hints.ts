// What the contract alone does not tell of a form: values that are only valid together, and what is not filled, each with its reason.

import type { AnyOperation } from '../../../../packages/console/records/operation.ts'
import type { Choices, Listed, Turn } from './choices.ts'

export interface Hint {
  /** In place of what the contract's examples give; undefined leaves the field as it is. */
  readonly value?: (turn: Turn, choices: Choices) => unknown
  /** The operation that tells it by the record's id, where the record does not. */
  readonly by?: string
  /** Why nothing that can be read tells it. */
  readonly unread?: string
  /** Why it is not emptied. */
  readonly keeps?: string
  /** Why nobody fills it in this test. */
  readonly skip?: string
}

/** One value for the first form, and one to change it to. */
const each = (first: unknown, second: unknown = first): Hint => ({
  value: turn => (turn === 0 ? first : second),
})

/** What is said of a new record alone. */
const atFirst = (first: unknown): Hint => ({ value: turn => (turn === 0 ? first : undefined) })
/** What is said of a change alone. */
const later = (second: unknown): Hint => ({ value: turn => (turn === 1 ? second : undefined) })

const pick = (kind: string, isFit?: (record: Listed) => boolean, by = 0): Hint => ({
  value: (turn, choices) => choices.pick(kind, turn + by, isFit),
})

const skip = (reason: string): Hint => ({ skip: reason })

const unread = (reason: string): Hint => ({ unread: reason })
const keeps = (reason: string): Hint => ({ keeps: reason })

const dayMs = 86_400_000
/** In the demo, whose clocks are five hours ahead. */
const day = (after: number): string =>
  new Date(Date.now() + 5 * 3_600_000 + after * dayMs).toISOString().slice(0, 10)
const month = (after: number): string => {
  const [year = 0, now = 0] = day(0).split('-').map(Number)
  return new Date(Date.UTC(year, now - 1 + after, 1)).toISOString().slice(0, 10)
}
/** Just after midnight, which is over: months before this one are locked, and nothing can be told of what is to come. */
const early = (minute: number): string =>
  new Date(Date.parse(`${day(0)}T00:0${minute}:00+05:00`)).toISOString()

/** A record that one of these forms made; its name ends with a number. */
const isOurs = ({ name }: Listed): boolean => / \d{3,}$/.test(String(name))

/** By the kind of record and the field. */
export const byKind: Readonly<Record<string, Readonly<Record<string, Hint>>>> = {
  ApprovalPolicy: {
    kind: each('leave', 'expense'),
    // Each is asked for of its own kinds, and goes with them.
    min_days: each('5', null),
    leave_type_ids: {
      value: async (turn, choices) => (turn === 0 ? [await choices.pick('LeaveType', 0)] : []),
    },
    min_amount: later('1000'),
    steps: {
      value: async (turn, choices) =>
        turn === 0
          ? [
              { approver: 'manager' },
              { approver: 'role', role_id: await choices.pick('Role', 0), quorum: 'all' },
            ]
          : [
              { approver: 'member', member_id: await choices.pick('Member', 0) },
              { approver: 'department_head' },
            ],
    },
  },
  AnnouncementDraft: {
    audience: each('departments', 'branches'),
    department_ids: {
      value: async (turn, choices) => (turn === 0 ? [await choices.pick('Department', 0)] : undefined),
    },
    branch_ids: {
      value: async (turn, choices) => (turn === 1 ? [await choices.pick('Branch', 0)] : undefined),
    },
    employee_ids: skip('Asked for a third audience only; the control is that of branches.'),
  },
  AttendanceRecord: {
    employee_id: pick('Employee', undefined, 3),
    date: each(day(0)),
    check_in_at: each(early(1), early(2)),
    check_out_at: each(early(3), early(4)),
  },
  Punch: { punched_at: each(early(1)) },
  Regularisation: {
    date: each(day(0)),
    requested_check_in_at: each(early(1)),
    requested_check_out_at: each(early(2)),
  },
  OvertimeRequest: {
    employee_id: pick('Employee', undefined, 5),
    date: each(day(0)),
    start_at: each(early(1)),
    end_at: each(early(3)),
    requested_hours: each('0.03'),
  },
  RestDaySwap: { rest_date: each(nextWeekday(7)), work_date: each(nextWeekday(2)) },
  // Of the other categories managers see none.
  DocumentType: { category: each('education', 'employment') },
  EmploymentContract: {
    contract_number: Object.assign(each('CTR-90001', 'CTR-90002'), keeps('A contract keeps a number.')),
    end_date: keeps('A contract for a fixed term ends.'),
  },
  HrLetter: {
    purpose: unread('The text of the letter says it.'),
    letter_date: Object.assign(
      each(day(-1)),
      unread('The letter is dated so, and its record tells the moment of the issue.'),
    ),
  },
  LetterTemplate: { letter_type: each('relieving'), language: each('de') },
  ExpenseLimit: { expense_category_id: pick('ExpenseCategory', isOurs) },
  ExpenseClaimItem: { expense_claim_id: pick('ExpenseClaim', ({ status }) => status === 'draft') },
  LeavePolicy: {
    leave_type_id: pick('LeaveType', isOurs),
    allocation_type: skip('All policies of a type have one.'),
  },
  EmployeeShift: { effective_from: each(day(1)), effective_to: each(day(40)) },
  LeaveApplication: {
    // Nobody has a balance of it that could be used up.
    leave_type_id: pick('LeaveType', ({ is_paid }) => is_paid === false),
    from_date: each(nextWeekday(3)),
    to_date: each(nextWeekday(3)),
    document_id: skip('The demo has no document of the employee that the leave could name.'),
  },
  LeaveEncashment: { leave_balance_id: { value: (_turn, choices) => findEncashable(choices) } },
  // Another one is the first, which only another takes the place of.
  EmployeeAddress: { is_primary: each(false, true) },
  EmployeeBankAccount: {
    is_primary: each(false, true),
    status: each('inactive', 'active'),
    iban: each('PK36SCBL0000001123456702', 'GB33BUKB20201555555555'),
    swift_code: each('SCBLPKKX', 'SCBLPKKXXXX'),
  },
  Company: { timezone: each('Asia/Dubai', 'Asia/Karachi') },
  PayrollSettings: {
    gratuity_years: each(
      [
        { from_year: 0, months: '0.5' },
        { from_year: 5, months: '1' },
      ],
      [{ from_year: 0, months: '1.25' }],
    ),
  },
  PayrollAdjustment: {
    salary_component_id: {
      value: (turn, choices) =>
        choices.pick(
          'SalaryComponent',
          0,
          ({ type, code }) =>
            type === (turn === 0 ? 'earning' : 'deduction') && !/^ARREARS/.test(String(code)),
        ),
    },
    kind: each('addition', 'deduction'),
    from_month: each(month(1), month(2)),
    to_month: each(month(3), month(4)),
  },
  PayrollPaymentBatch: {
    id: skip('What is answered is the operation that prepares the batch.'),
    payroll_run_id: pick('PayrollRun', ({ status }) => status === 'locked'),
  },
  PayrollRun: {
    kind: each('bonus', 'final'),
    year: each(Number(day(0).slice(0, 4))),
    month: each(Number(day(0).slice(5, 7))),
    employee_ids: {
      value: async (turn, choices) => (turn === 1 ? [await choices.pick('Employee', 0)] : undefined),
    },
    adjustment_ids: {
      value: async (turn, choices) => (turn === 0 ? [await choices.pick('PayrollAdjustment', 0)] : []),
    },
    // Of the same month: no day of it is before the first.
    run_date: each(day(0), day(day(0).endsWith('-01') ? 1 : -1)),
  },
  CompanyBankAccount: {
    swift_code: each('SCBLPKKX', 'SCBLPKKXXXX'),
    iban: each('PK36SCBL0000001123456702', 'GB33BUKB20201555555555'),
    account_number: keeps('Without an IBAN, it says which account it is.'),
  },
  AssetCategory: { parent_id: pick('AssetCategory', record => !isOurs(record)) },
  SalaryAssignment: {
    // Those of other tests have not the component.
    salary_structure_id: pick('SalaryStructure', record => !isOurs(record)),
    components: {
      by: 'getSalaryAssignmentPackage',
      value: async (turn, choices) => [
        {
          salary_component_id: await choices.pick('SalaryComponent', 0, ({ code }) => code === 'BASIC'),
          calculation_type: 'percentage',
          value: turn === 0 ? '55' : '50',
          is_excluded: false,
        },
      ],
    },
  },
  SalaryComponent: {
    category: each('allowance', 'other'),
    calculation_type: each('formula', 'percentage'),
    formula: Object.assign(atFirst('GROSS * 0'), { by: 'getSalaryComponentFormula' }),
    default_value: later('0'),
    // One that is mandatory stays active.
    is_mandatory: each(false, true),
  },
  SalaryStructureComponent: {
    salary_structure_id: pick('SalaryStructure', isOurs),
    salary_component_id: pick('SalaryComponent', ({ code }) => code === 'HRA'),
    calculation_type: each('formula', 'percentage'),
    formula: Object.assign(atFirst('GROSS * 0.1'), { by: 'getSalaryStructureComponentFormula' }),
    default_value: later('12.5'),
  },
  PayrollGlCode: {
    salary_component_id: pick('SalaryComponent', ({ type }) => type === 'employer_contribution'),
    contra_gl_code: keeps('What an employer owes is booked to an account.'),
  },
  EmployeeLawFact: { fact: each('eobi_exempt'), value: each('true', 'false') },
  TaxOpening: {
    tax_year: { value: async (_turn, choices) => nameTaxYear(await findUnpaid(choices, 0)) },
    through_month: { value: (turn, choices) => findUnpaid(choices, turn) },
  },
  LawValue: {
    parameter: { value: async (_turn, choices) => (await findUnverified(choices)).parameter },
    effective_from: { value: async (_turn, choices) => (await findUnverified(choices)).effective_from },
    value: skip('The law of the demo is complete, so that a figure can be confirmed alone: without one.'),
  },
  JobApplication: {
    job_opening_id: pick('JobOpening', ({ status }) => status === 'open'),
    stage: each('screening', 'rejected'),
    rejection_reason: later('Too far away'),
  },
}

/** A month before the first that payroll has paid. */
async function findUnpaid(choices: Choices, turn: Turn): Promise<string> {
  const runs = await choices.ask('listPayrollRuns')
  const paid = runs.map(({ year, month: of }) => Date.UTC(Number(year), Number(of) - 1, 1))
  const first = new Date(Math.min(...paid))
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() - 1 - turn, 1))
    .toISOString()
    .slice(0, 10)
}

/** 2025-10-01 -> 2025-26: the year begins with July. */
function nameTaxYear(through: string): string {
  const [year = 0, of = 0] = through.split('-').map(Number)
  const begun = of < 7 ? year - 1 : year
  return `${begun}-${String(begun + 1).slice(2)}`
}

/** A value of the law that waits for somebody to confirm it. */
async function findUnverified(choices: Choices): Promise<Listed> {
  const { parameters } = await choices.get('getLawParameters')
  const found = (parameters as readonly Listed[]).find(({ is_verified }) => is_verified === false)
  if (found === undefined) throw new Error('Every value of the law is verified.')
  return found
}

/** A balance whose days can be paid out, of somebody who has a salary. */
async function findEncashable(choices: Choices): Promise<string> {
  const [policies, salaries] = await Promise.all([
    choices.ask('listLeavePolicies'),
    choices.ask('listSalaryAssignments'),
  ])
  const types = policies.filter(policy => policy.encashment_allowed).map(policy => policy.leave_type_id)
  for (const { employee_id } of salaries) {
    const balances = await choices.ask('listLeaveBalances', `employee_id=${employee_id}`)
    const fit = balances.find(
      ({ leave_type_id, available_days }) => types.includes(leave_type_id) && Number(available_days) > 5,
    )
    if (fit !== undefined) return fit.id
  }
  throw new Error('No balance can be encashed.')
}

/** The next day of the week, 1 for Monday, at least two weeks ahead. */
function nextWeekday(weekday: number): string {
  const ahead = [14, 15, 16, 17, 18, 19, 20].find(
    after => (new Date(`${day(after)}T00:00:00Z`).getUTCDay() || 7) === weekday,
  )
  return day(ahead ?? 14)
}

/** The kind of record that an operation makes or changes. */
export const kindOf = ({ id, result = '' }: AnyOperation): string =>
  id === `create${result}` || id === `update${result}` ? result : id.replace(/^(create|update)/, '')

export const hintOf = (operation: AnyOperation, field: string): Hint | undefined =>
  byKind[kindOf(operation)]?.[field]
