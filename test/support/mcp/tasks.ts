// What a person asks an assistant about their company: the calls that it takes, and where the facts stand in the database.

/** The day on which the demo is made, and asked. */
export const today = '2026-11-30'

export interface Task {
  /** `NAME` stands for a person. */
  readonly asks: string
  /** Says who that is. */
  readonly whose?: string
  /** The operation that the words of the question lead to. */
  readonly finds: string
  /** What the assistant reads; the last answer holds the facts. */
  readonly read: (ask: Ask, name: string) => Promise<unknown>
  /** One column: each of its values is in the last answer. `:name` is the person. */
  readonly facts: string
}

// biome-ignore lint/suspicious/noExplicitAny: as an assistant has it
export type Ask = (operation: string, given?: Reading) => Promise<any>

interface Reading {
  readonly parameters?: object
  readonly fields?: readonly string[]
  readonly containing?: string
}

const person = ['employee_id.first_name', 'employee_id.last_name']

/** The id of whom a name means. */
async function findPerson(ask: Ask, containing: string): Promise<string> {
  const { records } = await ask('listEmployees', { containing, fields: ['id', 'first_name', 'last_name'] })
  return records[0].id
}

/** Whoever the question is about, where it has no other name. */
const bilal = `select 'Bilal Khan'`
const theirs = `(select id from employees where first_name || ' ' || last_name = :name)`

export const tasks: readonly Task[] = [
  {
    asks: 'who is away next week',
    finds: 'listLeaveApplications',
    read: ask =>
      ask('listLeaveApplications', {
        parameters: { date_from: '2026-12-07', date_to: '2026-12-13', status: 'approved' },
        fields: [...person, 'from_date', 'to_date', 'leave_type_id.name'],
      }),
    facts: `select e.last_name from leave_applications a join employees e on e.id = a.employee_id
      where a.status = 'approved' and a.from_date <= '2026-12-13' and a.to_date >= '2026-12-07'`,
  },
  {
    asks: 'what does NAME earn',
    whose: bilal,
    finds: 'getEmployeeCompensation',
    read: async (ask, name) =>
      ask('getEmployeeCompensation', { parameters: { id: await findPerson(ask, name) } }),
    facts: `select gross_salary from salary_assignments where employee_id = ${theirs} and effective_to is null`,
  },
  {
    asks: 'why is the net pay of NAME less than last month',
    whose: `select e.first_name || ' ' || e.last_name from payroll_entries n join payroll_entries o on o.employee_id = n.employee_id
      join payroll_runs r on r.id = n.payroll_run_id join payroll_runs q on q.id = o.payroll_run_id join employees e on e.id = n.employee_id
      where (r.year, r.month, q.year, q.month) = (2026, 10, 2026, 9) and n.net_salary < o.net_salary order by o.net_salary - n.net_salary desc limit 1`,
    finds: 'listPayrollEntries',
    read: async (ask, name) =>
      ask('listPayrollEntries', {
        parameters: { employee_id: await findPerson(ask, name), limit: 2 },
        fields: [
          'payroll_run_id.month',
          'net_salary',
          'total_earnings',
          'absence_deduction',
          'unpaid_leave_deduction',
          'late_deduction',
          'loan_deduction',
          'tax_amount',
        ],
      }),
    facts: `select unnest(array[net_salary, late_deduction, absence_deduction, tax_amount]) from (select n.* from payroll_entries n join payroll_runs r on r.id = n.payroll_run_id
      where n.employee_id = ${theirs} order by r.year desc, r.month desc limit 2) as two`,
  },
  {
    asks: 'how many days of leave has NAME left',
    whose: bilal,
    finds: 'listLeaveBalances',
    read: async (ask, name) =>
      ask('listLeaveBalances', {
        parameters: { employee_id: await findPerson(ask, name), effective_on: today },
        fields: ['leave_type_id.name', 'available_days'],
      }),
    facts: `select t.name from leave_allocations a join leave_types t on t.id = a.leave_type_id where a.employee_id = ${theirs}`,
  },
  {
    asks: 'which leave waits for a decision',
    finds: 'listLeaveApplications',
    read: ask =>
      ask('listLeaveApplications', {
        parameters: { status: 'pending' },
        fields: [...person, 'from_date', 'reason'],
      }),
    facts: `select e.last_name from leave_applications a join employees e on e.id = a.employee_id where a.status = 'pending'`,
  },
  {
    asks: 'who is the head of the department Finance, and who reports to them',
    finds: 'listDepartments',
    read: async ask => {
      const fields = ['name', 'head_employee_id']
      const { records } = await ask('listDepartments', { containing: 'Finance', fields })
      const reporting_manager_id = records[0].head_employee_id
      return ask('listEmployees', {
        parameters: { reporting_manager_id },
        fields: ['first_name', 'last_name', 'reporting_manager_id.last_name'],
      })
    },
    facts: `select unnest(array[e.first_name, e.last_name, h.last_name]) from departments d join employees h on h.id = d.head_employee_id
      join employees e on e.reporting_manager_id = h.id where d.name = 'Finance' and not e.deleted`,
  },
  {
    asks: 'who worked half a day last Friday',
    finds: 'listAttendanceRecords',
    read: ask =>
      ask('listAttendanceRecords', {
        parameters: { date: '2026-11-27', status: 'half_day' },
        fields: person,
      }),
    facts: `select e.last_name from attendance_records a join employees e on e.id = a.employee_id
      where a.date = '2026-11-27' and a.status = 'half_day' and not a.deleted`,
  },
  {
    asks: 'which loans are being paid back, and what is owed',
    finds: 'listLoans',
    read: ask =>
      ask('listLoans', {
        parameters: { status: 'active' },
        fields: [...person, 'amount', 'outstanding_balance', 'installment_amount'],
      }),
    facts: `select l.amount from loans l where l.status = 'active'`,
  },
  {
    asks: 'which expense claims wait',
    finds: 'listExpenseClaims',
    read: ask =>
      ask('listExpenseClaims', {
        parameters: { status: 'submitted' },
        fields: [...person, 'claim_number', 'title', 'total_claimed'],
      }),
    facts: `select claim_number from expense_claims where status = 'submitted'`,
  },
  {
    asks: 'which documents expire in the next 90 days',
    finds: 'listEmployeeDocuments',
    read: ask =>
      ask('listEmployeeDocuments', {
        parameters: { expiring_before: '2027-02-28' },
        fields: [...person, 'title', 'expiry_date', 'document_type_id.name'],
      }),
    facts: `select title from employee_documents where expiry_date < '2027-02-28' and not deleted order by id desc limit 20`,
  },
  {
    asks: 'which public holidays are in March',
    finds: 'listHolidays',
    read: ask =>
      ask('listHolidays', {
        parameters: { date_from: '2027-03-01', date_to: '2027-03-31' },
        fields: ['name', 'date'],
      }),
    facts: `select date::text from holidays where date between '2027-03-01' and '2027-03-31'`,
  },
  {
    asks: 'what equipment does NAME have',
    whose: `select e.first_name || ' ' || e.last_name from asset_assignments a join employees e on e.id = a.employee_id where a.status = 'issued' order by a.id limit 1`,
    finds: 'listAssetAssignments',
    read: async (ask, name) =>
      ask('listAssetAssignments', {
        parameters: { employee_id: await findPerson(ask, name), status: 'issued' },
        fields: ['asset_id.name', 'asset_id.asset_tag', 'issued_on'],
      }),
    facts: `select s.asset_tag from asset_assignments a join assets s on s.id = a.asset_id where a.employee_id = ${theirs} and a.status = 'issued'`,
  },
  {
    asks: 'which applicants are there for open jobs',
    finds: 'listJobApplications',
    read: async ask => {
      const { records } = await ask('listJobOpenings', {
        parameters: { status: 'open', sort: 'title' },
        fields: ['id', 'title'],
      })
      return ask('listJobApplications', {
        parameters: { job_opening_id: records[0].id },
        fields: ['candidate_id.first_name', 'candidate_id.last_name', 'stage'],
      })
    },
    facts: `select c.last_name from job_applications a join candidates c on c.id = a.candidate_id where a.job_opening_id =
      (select id from job_openings where status = 'open' order by title limit 1)`,
  },
  {
    asks: 'what did the last payroll run cost',
    finds: 'listPayrollRuns',
    read: ask =>
      ask('listPayrollRuns', {
        parameters: { limit: 1 },
        fields: ['year', 'month', 'status', 'total_net', 'total_gross', 'total_employer_cost'],
      }),
    facts: `select unnest(array[total_net, total_gross, total_employer_cost]) from (select * from payroll_runs order by created_at desc limit 1) as last`,
  },
  {
    asks: 'which employees start soon',
    finds: 'listEmployees',
    read: ask =>
      ask('listEmployees', {
        parameters: { status: 'new' },
        fields: ['first_name', 'last_name', 'joining_date', 'designation_id.name'],
      }),
    facts: `select unnest(array[first_name, last_name, joining_date::text]) from employees where status = 'new'`,
  },
  {
    asks: 'which shift does NAME work',
    whose: bilal,
    finds: 'listEmployeeShifts',
    read: async (ask, name) =>
      ask('listEmployeeShifts', {
        parameters: { employee_id: await findPerson(ask, name), effective_on: today },
        fields: ['shift_id.name', 'shift_id.start_time', 'effective_from'],
      }),
    facts: `select s.name from employee_shifts a join shifts s on s.id = a.shift_id where a.employee_id = ${theirs}`,
  },
  {
    asks: 'in which currency and time zone is the workspace',
    finds: 'getCompany',
    read: ask => ask('getCompany', { fields: ['name', 'currency', 'timezone'] }),
    facts: `select unnest(array[name, currency, timezone]) from companies`,
  },
  {
    asks: 'what was announced last',
    finds: 'listAnnouncements',
    read: ask =>
      ask('listAnnouncements', { parameters: { limit: 3 }, fields: ['title', 'published_at', 'body'] }),
    facts: `select title from announcements where status = 'published' order by published_at desc limit 1`,
  },
  {
    asks: 'which employment contract has NAME',
    whose: bilal,
    finds: 'listEmploymentContracts',
    read: async (ask, name) =>
      ask('listEmploymentContracts', {
        parameters: { employee_id: await findPerson(ask, name) },
        fields: ['title', 'type', 'status', 'start_date'],
      }),
    facts: `select title from employment_contracts where employee_id = ${theirs}`,
  },
  {
    asks: 'which salary components are on the last payslip of NAME',
    whose: bilal,
    finds: 'listPayrollEntryComponents',
    read: async (ask, name) => {
      const parameters = { employee_id: await findPerson(ask, name), limit: 1 }
      const { records } = await ask('listPayrollEntries', { parameters, fields: ['id'] })
      return ask('listPayrollEntryComponents', {
        parameters: { payroll_entry_id: records[0].id },
        fields: ['salary_component_id.name', 'amount'],
      })
    },
    facts: `select c.name from payroll_entry_components p join salary_components c on c.id = p.salary_component_id where p.payroll_entry_id =
      (select id from payroll_entries where employee_id = ${theirs} order by created_at desc, id desc limit 1)`,
  },
]
