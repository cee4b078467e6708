// Announcement categories: written in the console, read by keys.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { told } from '../../support/fixtures/loans.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'

it('An announcement category is created, changed, listed and read', async () => {
  const workspace = await makeWorkspace()
  const body = { name: 'Safety', color: '#2f855a' }
  const created = await inConsole(workspace, 'createAnnouncementCategory', { body })
  expect(created).toMatchObject({ ...body, description: null, is_active: true })
  const again = await askConsole(workspace, 'createAnnouncementCategory', { body })
  expect([again.status, again.json.code]).toEqual([409, 'conflict'])
  const wrong = await askConsole(workspace, 'createAnnouncementCategory', {
    body: { name: 'Other', color: 'green' },
  })
  expect(told(wrong)).toEqual(['color must be a colour as # and six hex digits, such as #2f855a'])
  const { id } = created
  const changed = await inConsole(workspace, 'updateAnnouncementCategory', { id, body: { is_active: false } })
  const { data } = await workspace.muster.announcementCategories.list({ is_active: false })
  expect(data).toEqual([changed])
  expect(await workspace.muster.announcementCategories.get(id)).toEqual(changed)
})
