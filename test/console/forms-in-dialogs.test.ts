// The forms that stand in dialogs: settings of the workspace, and what belongs to an employee.

import { readOperations } from '../support/browser/forms/contract-forms.ts'
import { compensation, ofEmployee, settings } from '../support/browser/forms/elsewhere.ts'
import { inDialog } from '../support/browser/forms/places.ts'
import { FormWalk } from '../support/browser/forms/walk.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { inConsole } from '../support/fixtures/console.ts'
import { ayesha, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'

let workspace: TestWorkspace
let employee: string
let operations: Awaited<ReturnType<typeof readOperations>>
beforeAll(async () => {
  operations = await readOperations()
  workspace = await makeWorkspace()
  const { muster } = workspace
  for (const name of ['Weaving', 'Dyeing']) {
    await muster.departments.create({ name })
    await muster.designations.create({ name })
    await muster.employmentTypes.create({ name })
  }
  employee = (await muster.employees.create(ayesha)).id
  await muster.employeeAddresses.create(employee, { type: 'mailing', line1: 'P.O. Box 5', city: 'Multan' })
  const account = { bank_name: 'Meezan Bank', account_title: 'Ayesha Khan', account_number: '0101' }
  await inConsole(workspace, 'createEmployeeBankAccount', { id: employee, body: account })
})

const operationOf = (id: string) => operations.get(id)!

describeInBrowser('a form in a dialog', () => {
  it.each([
    '/settings/workspace',
    '/settings/rules',
    '/settings/numbering',
    '/documents/letterhead',
    '/account',
  ])('keeps what is typed into the settings at %s', async page => {
    const opened = await openConsole({ workspace })
    const walk = new FormWalk(opened)
    for (const { change, get, at, section } of settings.filter(setting => setting.at === page)) {
      const place = inDialog(opened, { at, section, button: 'Edit' })
      await walk.change(operationOf(change), place, () => opened.member.browser.do(get as never), '')
    }
    expect(walk.found).toEqual([])
  })

  it('keeps what is typed of an employee', async () => {
    const opened = await openConsole({ workspace })
    const { browser } = opened.member
    const walk = new FormWalk(opened)
    for (const { create, change, list, tab, section, row } of ofEmployee) {
      const at = `/employees/${employee}${tab}`
      const read = async (id: string) =>
        (await browser.do(list, { ids: { id: employee } })).data.find((one: { id: string }) => one.id === id)
      const id = await walk.make(operationOf(create), inDialog(opened, { at, section, button: 'Add' }), read)
      if (id === undefined) continue
      const text = async () => (await read(id))[row]
      const place = inDialog(opened, { at, section, button: 'Edit', row: text })
      await walk.change(operationOf(change), place, read, id)
    }
    const { change, get, tab, section } = compensation
    const place = inDialog(opened, { at: `/employees/${employee}${tab}`, section, button: 'Edit' })
    await walk.change(operationOf(change), place, () => browser.do(get, { ids: { id: employee } }), employee)
    expect(walk.found).toEqual([])
  })
})
