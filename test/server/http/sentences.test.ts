// Sentences: the console gets their patterns beside the English, and an integration the English alone.

import { tokenOf } from '../../support/fixtures/console.ts'
import { check } from '../../support/fixtures/imports.ts'
import { makeWorkspace, raw } from '../../support/fixtures/make.ts'

const body = { name: 'Weaving', status: 'away' }

it('come with their patterns at /console', async () => {
  const workspace = await makeWorkspace()
  const { text } = await raw('POST', '/console/leave_types', {
    key: await tokenOf(workspace),
    body: { name: 'Annual' },
  })
  const { detail, sentence, errors } = JSON.parse(text)
  expect(detail).toBe('The request has one invalid value: code is required.')
  expect(JSON.parse(sentence)).toEqual([
    '{0}.',
    ['The request has {0}: {1}', ['one invalid value'], ['{0}', ['{0} {1}', 'code', ['is required']]]],
  ])
  expect(errors).toEqual([{ field: 'code', message: 'is required', sentence: '["is required"]' }])
})

it('are kept with what an import found', async () => {
  const workspace = await makeWorkspace()
  const { id } = await check(workspace, 'first_name,last_name,joining_date\nAli,Khan,soon\n')
  const { text } = await raw('GET', `/console/imports/${id}/rows`, { key: await tokenOf(workspace) })
  const [row] = JSON.parse(text).data
  const [{ message, sentence }] = row.errors
  expect(message).toBe('"soon" is not a date. Write it as "2026-04-03", or format the column as a date.')
  expect(JSON.parse(sentence)).toEqual([
    '{0} is not a date. {1}',
    '"soon"',
    ['Write it as "2026-04-03", or format the column as a date.'],
  ])
})

it('are English alone at /v1', async () => {
  const { key } = await makeWorkspace()
  const { status, text } = await raw('POST', '/v1/departments', { key, body })
  expect(status).toBe(400)
  expect(text).not.toContain('sentence')
})
