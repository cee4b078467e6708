// Notification settings: each member says for themselves which e-mails they get, and nobody for another.

import { askForLeave, type Chain, makeChain } from '../../support/fixtures/approvals.ts'

let chain: Chain
beforeAll(async () => {
  chain = await makeChain()
})

const read = ({ browser }: Chain['staff']) => browser.do('getNotificationSettings')
const defaults = { approvals: 'now', requests: 'now', documents: 'daily', announcements: 'daily' }

it('are the defaults for whoever has chosen nothing', async () => {
  expect(await read(chain.staff)).toEqual(defaults)
})

it('change what is sent, for whoever is signed in alone', async () => {
  const body = { documents: 'never', requests: 'daily' }
  const changed = { ...defaults, ...body }
  expect(await chain.manager.browser.do('updateNotificationSettings', { body })).toEqual(changed)
  expect(await read(chain.manager)).toEqual(changed)
  for (const other of [chain.staff, chain.director, chain.owner]) expect(await read(other)).toEqual(defaults)
})

it('have no field for whom they are, and none for what concerns security', async () => {
  for (const body of [
    { member_id: chain.staff.session.member_id, requests: 'never' },
    { account_changed: 'never' },
    { requests: 'weekly' },
    {},
  ]) {
    const answer = await chain.director.browser.ask('updateNotificationSettings', { body })
    expect(answer.status).toBe(400)
  }
  expect(await read(chain.director)).toEqual(defaults)
})

it('leave what is told in the console as it is', async () => {
  const body = { requests: 'never' }
  await chain.staff.browser.do('updateNotificationSettings', { body })
  const leave = await askForLeave(chain, chain.ids.staff)
  await chain.owner.browser.do('approveLeaveApplication', { ids: { id: leave.id } })
  const { data } = await chain.staff.browser.do('listNotifications')
  expect(data[0]).toMatchObject({ type: 'request_decided', subject_id: leave.id })
})
