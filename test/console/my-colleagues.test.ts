// Colleagues on a phone: found by name, and the company from the top down, one level at a time.

import { openDemoWorkspace } from '../support/browser/demo.ts'
import { findFlaws, findSidewaysScroll } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import type { TestWorkspace } from '../support/fixtures/make.ts'
import { joinAs } from '../support/fixtures/reach.ts'

type Employee = Awaited<ReturnType<TestWorkspace['muster']['employees']['get']>>

let workspace: TestWorkspace
let member: SignedIn['member']
/** Who signs in, and whoever they report to. */
let own: Employee
let manager: Employee

const nameOf = ({ first_name, last_name }: Employee) => `${first_name} ${last_name}`
const phone = { viewport: { width: 360, height: 740 } }
const open = (at: string, locale = 'en-GB') =>
  openConsole({ workspace, member, at, context: Object.assign({ locale }, phone) })

describeInBrowser('colleagues', () => {
  beforeAll(async () => {
    workspace = await openDemoWorkspace()
    const { data } = await workspace.muster.employees.list({ limit: 100, status: 'active' })
    own = data.find(({ reporting_manager_id: id }) => data.some(one => one.id === id))!
    manager = data.find(({ id }) => id === own.reporting_manager_id)!
    member = (await joinAs(workspace, own.id)) as SignedIn['member']
  })

  it('are found by the beginning of a name, and nobody is where nobody is called so', async () => {
    const opened = await open('/my/colleagues')
    const { page, settle } = opened
    const search = page.getByRole('searchbox', { name: 'Search by name' })
    await search.fill(manager.last_name.slice(0, 3))
    await page
      .getByRole('link', { name: nameOf(manager), exact: true })
      .first()
      .waitFor()
    await settle()
    expect([await findFlaws(opened), await findSidewaysScroll(opened)]).toEqual([[], []])
    await search.fill('xyzzy')
    await page.getByText('Nobody of this name works here.').waitFor()
    expect(await page.getByRole('region', { name: 'Colleagues' }).getByRole('link').count()).toBe(0)
  })

  it('stand in a chart that leads up, and down again level by level, by the keyboard', async () => {
    const opened = await open('/my/colleagues/chart')
    const { page, settle } = opened
    await page.getByRole('heading', { name: nameOf(own) }).waitFor()
    const above = page.getByRole('navigation', { name: 'Above them' })
    await above.getByRole('link', { name: nameOf(manager), exact: true }).press('Enter')
    await page.getByRole('heading', { name: nameOf(manager) }).waitFor()
    const below = page.getByRole('region', { name: /reports? to them$/ })
    await below.getByRole('link', { name: nameOf(own), exact: true }).press('Enter')
    await page.getByRole('heading', { name: nameOf(own) }).waitFor()
    await settle()
    expect([await findFlaws(opened), await findSidewaysScroll(opened)]).toEqual([[], []])
  })

  it('show no address at home and no telephone', async () => {
    const { page, settle } = await open('/my/colleagues')
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    await settle()
    const text = (await page.getByRole('main').textContent())!
    const { data } = await workspace.muster.employees.list({ limit: 100 })
    const secrets = data.flatMap(({ personal_email, phone_primary }) => [personal_email, phone_primary])
    for (const secret of secrets) if (secret) expect(text).not.toContain(secret)
  })
})
