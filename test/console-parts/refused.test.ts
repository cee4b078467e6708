// What is refused of a form, in words: nobody who fills one reads a name that only programs have.

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { i18n } from '@lingui/core'
import { MusterError } from '@muster/sdk'
import { listRefused } from '../../packages/console/ui/forms/refused.ts'

const messages = { 'field.min_days': 'From days', 'field.role_id': 'Role' }
beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages }))
afterAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const refuse = (...errors: { field: string; message: string }[]) =>
  new MusterError({
    method: 'POST',
    path: '/v1/x',
    code: 'validation_failed',
    detail: 'Refused.',
    status: 400,
    errors,
  })

describe('what is refused', () => {
  it('calls fields and days as the pages do', () => {
    const refused = refuse(
      { field: 'max_days', message: 'must be above min_days, or null' },
      { field: 'steps[0].role_id', message: 'must be sent together with `role_id`' },
      { field: 'end_date', message: 'must be 2026-12-01 or later, the first day of the contract' },
    )
    expect(listRefused(refused)).toEqual([
      { field: 'max_days', said: 'must be above From days, or null' },
      { field: 'steps[0].role_id', said: 'must be sent together with Role' },
      { field: 'end_date', said: expect.stringMatching(/^must be [^-]+ or later, the first day/) },
    ])
  })

  it('is nothing where something else has failed', () => {
    expect(listRefused(new Error('offline'))).toEqual([])
    expect(listRefused(null)).toEqual([])
  })

  it('comes to every control in words, because no other file reads what the service says of a field', () => {
    const folder = resolve(import.meta.dirname, '../../packages/console')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      file => /\.tsx?$/.test(file) && !/^(gen|node_modules)/.test(file),
    )
    const readers = files.filter(file =>
      /\b(?:error|known)\??\.errors\b/.test(readFileSync(join(folder, file), 'utf8')),
    )
    expect(readers.sort()).toEqual([
      // Looks for a field that nobody filled, and says nothing of what the service said.
      'pages/my/time/fence.tsx',
      'ui/forms/refused.ts',
      // What stands at no field.
      'ui/problem.tsx',
    ])
  })
})
