// The audit in words: whatever it may tell has words in each language, and none shows the name that a program has for it.

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { i18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { type OperationFacts, operations, ownActions } from '@muster/contract'
import { deeds } from '../../packages/console/gen/deeds.ts'
import { sayDeed, sayEntry } from '../../packages/console/records/history/deeds.ts'
import arabic from '../../packages/console/words/ar/records.json' with { type: 'json' }
import english from '../../packages/console/words/en/records.json' with { type: 'json' }
import urdu from '../../packages/console/words/ur/records.json' with { type: 'json' }
import { findOperation } from '../../packages/server/http/operation.ts'

afterAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const server = resolve(import.meta.dirname, '../../packages/server')

const speak = (locale: string, words: Readonly<Record<string, string>>) =>
  i18n.loadAndActivate({
    locale,
    messages: Object.fromEntries(Object.entries(words).map(([id, text]) => [id, compileMessage(text)])),
  })

describe('what the audit may tell', () => {
  it('is each operation that leaves an entry, and each name of its own', () => {
    const audited = (Object.values(operations) as OperationFacts[]).filter(
      ({ id, extensions }) => findOperation(id).audited !== 'never' || extensions['x-audited'] === true,
    )
    expect(Object.keys(deeds).sort()).toEqual([...audited.map(({ id }) => id), ...ownActions].sort())
  })

  it('is what the statements write that are no call of the audit', () => {
    const written = readdirSync(server, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts'))
      .flatMap(file => [
        ...readFileSync(join(server, file), 'utf8').matchAll(
          /insert into audit_entries[^`]*?'([a-z_]+\.[a-z_]+)'/g,
        ),
      ])
      .map(([, action]) => action!)
    expect(written.length).toBeGreaterThan(8)
    expect(written.filter(action => !ownActions.some(own => own === action))).toEqual([])
  })

  it.each([
    ['en', english],
    ['ur', urdu],
    ['ar', arabic],
  ])('has words in %s, and none with the name of a program', (locale, words) => {
    speak(locale, words)
    for (const action of Object.keys(deeds)) {
      const said = sayDeed(action)
      expect([action, said]).toEqual([action, expect.not.stringMatching(/deed\.|\{|[a-z][A-Z]|[a-z]_[a-z]/)])
      if (locale !== 'en')
        expect([action, said]).toEqual([action, expect.not.stringMatching(/^[\x20-\x7e]+$/)])
    }
  })

  it('is a sentence of what was done to which kind of record', () => {
    speak('en', english)
    expect(
      [
        'updateEmployee',
        'approveLeaveApplication',
        'lockPayrollRun',
        'hr_letter.issued',
        'loan.written_off',
      ].map(sayDeed),
    ).toEqual([
      'Changed the employee',
      'Approved the leave application',
      'Locked the payroll run',
      'Issued the letter',
      'Wrote off the loan',
    ])
    expect(sayDeed('flattenEarth')).toBe('Did what this version no longer knows')
  })

  it.each([
    ['en', english, ['Approved a step: leave application', 'Rejected the loan', 'Asked anew: expense claim']],
    ['ur', urdu, [/رخصت کی درخواست.*: ایک مرحلے کی منظوری/, /قرض/, /نئے سرے سے پوچھا گیا/]],
    ['ar', arabic, [/اعتماد خطوة: .*طلب إجازة/, /رفض/, /إعادة السؤال/]],
  ])('says in %s of an approval which kind of request it was about', (locale, words, sentences) => {
    speak(locale, words)
    const about = (action: string, subject_id: string | null) => sayEntry({ action, subject_id })
    const said = [
      about('approveApproval', 'lap_1'),
      about('rejectApproval', 'lon_1'),
      about('rerouteApproval', 'ecl_1'),
    ]
    for (const [n, sentence] of sentences.entries())
      expect(said[n]).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))
    expect(about('approveApproval', null)).toBe(sayDeed('approveApproval'))
  })
})
