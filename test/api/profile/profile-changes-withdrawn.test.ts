// Changes that somebody else withdraws or stops: whoever asked for them is told, and of what they do themselves they are not.

import { askForAccount, decide, makeAsker, makeChange } from '../../support/fixtures/bank-account-changes.ts'
import type { TestMember } from '../../support/fixtures/people.ts'
import { decideChange, makePerson, makeProfileChange } from '../../support/fixtures/profile-changes.ts'

const noticesOf = async ({ browser }: TestMember) =>
  (await browser.do('listNotifications')).data
    .filter(({ type }: { type: string }) => type === 'request_decided')
    .map(({ subject, subject_id, outcome }: Record<string, unknown>) => [subject, subject_id, outcome])

it('a change of details that HR withdraws is told, and one’s own withdrawal is not', async () => {
  const person = await makePerson()
  await decideChange(person.member, await makeProfileChange(person), 'withdraw')
  expect(await noticesOf(person.member)).toEqual([])
  const change = await makeProfileChange(person)
  expect((await decideChange(person.hr, change, 'withdraw')).status).toBe(200)
  expect(await noticesOf(person.member)).toEqual([['profile_change', change.id, 'withdrawn']])
})

it.each([
  ['withdraw', 'withdrawn'],
  ['freeze', 'frozen'],
] as const)('a bank account is told that payroll does %s', async (operation, outcome) => {
  const asker = await makeAsker()
  const change = await makeChange(asker)
  expect((await decide(asker.payroll, change, operation)).status).toBe(200)
  expect(await noticesOf(asker.member)).toEqual([['bank_account_change', change.id, outcome]])
})

it('a bank account that its employee withdraws is told to nobody', async () => {
  const asker = await makeAsker()
  const { json } = await askForAccount(asker.member)
  expect((await decide(asker.member, json, 'withdraw')).status).toBe(200)
  expect(await noticesOf(asker.member)).toEqual([])
})
