// Files as companies keep them: the titles that are usual in English, Urdu and Arabic are understood, and nothing is guessed beyond that.

import { isUsual } from '../../../packages/server/features/imports/columns/usual-titles.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { csv } from '../../support/fixtures/imports.ts'
import { makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

async function meanings(titles: readonly string[], row: readonly string[], kind = 'employees') {
  const content_base64 = Buffer.from(csv([titles, row])).toString('base64')
  const found = await inConsole(workspace, 'previewImport', { body: { kind, content_base64 } })
  return Object.fromEntries(
    found.titles.map(({ title, column }: { title: string; column: string | null }) => [title, column]),
  )
}

const files = [
  {
    of: 'a mill in Faisalabad',
    row: ['0042', 'Sana', 'Malik', 'Aslam Malik', '35202-1234567-1', '0300 1234567', 'Weaving', '05/11/2026'],
    means: {
      'Emp. No': 'employee_code',
      'First Name': 'first_name',
      Surname: 'last_name',
      "Father's Name": 'father_name',
      'CNIC No.': 'national_id',
      'Mobile #': 'phone_primary',
      Dept: 'department',
      DOJ: 'joining_date',
    },
  },
  {
    of: 'an office in Leeds',
    row: ['Ann', 'Lee', '12/03/1990', 'F', 'ann@mill.example', 'Analyst', '25/12/2025', 'LS1 4AP', '2500.00'],
    means: {
      Forename: 'first_name',
      'Family name': 'last_name',
      'D.O.B.': 'date_of_birth',
      Sex: 'gender',
      'E-mail': 'work_email',
      'Job title': 'designation',
      'Start date': 'joining_date',
      Postcode: 'address_postal_code',
      'Salary (monthly)': 'gross_salary',
    },
  },
  {
    of: 'a clerk who writes Urdu',
    row: ['7', 'ثنا', 'ملک', '2026-11-02', '0300 1234567', 'بنائی', 'نگران', '85000'],
    means: {
      'ملازم نمبر': 'employee_code',
      'پہلا نام': 'first_name',
      'خاندانی نام': 'last_name',
      'تاریخ شمولیت': 'joining_date',
      'موبائل نمبر': 'phone_primary',
      شعبہ: 'department',
      عہدہ: 'designation',
      تنخواہ: 'gross_salary',
    },
  },
  {
    of: 'a company in Riyadh',
    row: [
      '7',
      'سناء',
      'مالك',
      '1990-03-12',
      '0501234567',
      'المبيعات',
      'SA03 8000 0000 6080 1016 7519',
      '9000',
    ],
    means: {
      'الرقم الوظيفي': 'employee_code',
      'الاسم الأول': 'first_name',
      'اسم العائلة': 'last_name',
      'تاريخ الميلاد': 'date_of_birth',
      'رقم الجوال': 'phone_primary',
      القسم: 'department',
      الآيبان: 'bank_iban',
      الراتب: 'gross_salary',
    },
  },
  {
    of: 'another system, with what nobody can know',
    row: ['Sana Malik', 'Bilal', '38', 'HBL', '0011', 'Lahore', 'Married'],
    means: {
      'Full name': null,
      'Reports to': null,
      'Shoe size': null,
      Bank: 'bank_name',
      'A/C No': 'bank_account_number',
      City: 'address_city',
      'Marital status': 'marital_status',
    },
  },
]

describe('the titles of a file', () => {
  it.each(files)('of $of are understood', async ({ means, row }) => {
    expect(await meanings(Object.keys(means), row)).toEqual(means)
  })

  it('of leave balances are understood', async () => {
    const means = { 'Staff No': 'employee_code', 'Leave type': 'leave_type', 'Days left': 'available_days' }
    expect(await meanings(Object.keys(means), ['7', 'Annual', '12'], 'leave_balances')).toEqual(means)
  })

  it('mean a column once: its own name before what is usual, and the first before the second', async () => {
    expect(await meanings(['Surname', 'Last name', 'Mobile', 'Phone'], ['a', 'b', '1', '2'])).toEqual({
      Surname: null,
      'Last name': 'last_name',
      Mobile: 'phone_primary',
      Phone: null,
    })
  })

  it('are those of columns that there are', async () => {
    const { columns } = await inConsole(workspace, 'previewImport', {
      body: { kind: 'employees', content_base64: Buffer.from('First name\nSana').toString('base64') },
    })
    expect(columns.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['date_of_birth', 'bank_iban', 'address_city', 'gross_salary']),
    )
    expect(isUsual('amount_BASIC', 'Basic salary')).toBe(true)
    expect(isUsual('amount_BASIC', 'Salary')).toBe(false)
  })
})
