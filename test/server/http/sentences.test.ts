// Sentences: the console gets their patterns beside the English, and an integration the English alone.

import { tokenOf } from '../../support/fixtures/console.ts'
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

it('are English alone at /v1', async () => {
  const { key } = await makeWorkspace()
  const { status, text } = await raw('POST', '/v1/departments', { key, body })
  expect(status).toBe(400)
  expect(text).not.toContain('sentence')
})
