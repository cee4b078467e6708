// Letter templates: checked with a sample employee when they are saved, and unable to reach anything else.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import {
  certificate,
  type LetterWorkspace,
  makeLetterWorkspace,
  makeTemplate,
} from '../../support/fixtures/letters.ts'
import { told } from '../../support/fixtures/loans.ts'
import { inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-11-22T20:00:00Z'))
afterEach(() => setClock())

let workspace: LetterWorkspace
beforeAll(async () => {
  workspace = await makeLetterWorkspace()
})

/** What is wrong with a body; nothing may be stored. */
async function refused(body: string, subject = 'A letter'): Promise<string[]> {
  const sent = { ...certificate, letter_type: 'other', language: 'fr', subject, body }
  const answer = await askConsole(workspace, 'createLetterTemplate', { body: sent })
  expect([body.slice(0, 200), answer.status]).toEqual([body.slice(0, 200), 400])
  const stored = await inDatabase(
    `select from letter_templates where workspace_id = $1 and language = 'fr'`,
    [workspace.id],
  )
  expect(stored).toEqual([])
  return told(answer)
}

describe('a template', () => {
  it('is created, changed and retired, each with an entry of the audit', async () => {
    const own = await makeLetterWorkspace()
    const template = await inConsole(own, 'createLetterTemplate', { body: certificate })
    expect(template).toMatchObject({ ...certificate, language: 'en', shows_pay: false, status: 'current' })
    expect(template.id).toMatch(/^ltt_/)
    const { id } = template
    const body = '{{ employee.name }} earns {{ salary.gross | money }}.'
    const changed = await inConsole(own, 'updateLetterTemplate', { id, body: { body } })
    expect(changed).toEqual({ ...template, body, shows_pay: true, updated_at: changed.updated_at })
    expect(await inConsole(own, 'updateLetterTemplate', { id, body: { body } })).toEqual(changed)
    const retired = await inConsole(own, 'retireLetterTemplate', { id })
    expect(retired).toEqual({ ...changed, status: 'retired', updated_at: retired.updated_at })
    expect(await inConsole(own, 'getLetterTemplate', { id })).toEqual(retired)
    const entries = await inDatabase('select action from audit_entries where object_id = $1 order by id', [
      id,
    ])
    expect(entries.map(({ action }) => action)).toEqual([
      'letter_template.created',
      'letter_template.updated',
      'letter_template.retired',
    ])
  })

  it('that is retired does not change', async () => {
    const { id } = await makeTemplate(workspace, { letter_type: 'warning' })
    await inConsole(workspace, 'retireLetterTemplate', { id })
    for (const operation of ['updateLetterTemplate', 'retireLetterTemplate'] as const) {
      const sent = operation === 'updateLetterTemplate' ? { id, body: { subject: 'New' } } : { id }
      const { status, json } = await askConsole(workspace, operation, sent)
      expect([status, json.detail]).toEqual([
        409,
        expect.stringMatching(
          /^This letter template is retired; only one that is current can be (changed|retired)\.$/,
        ),
      ])
    }
  })

  it('is the only current one of its type and language', async () => {
    const own = await makeLetterWorkspace()
    const first = await makeTemplate(own)
    const urdu = await makeTemplate(own, { language: 'UR-pk' })
    expect(urdu.language).toBe('ur-PK')
    const { status, json } = await askConsole(own, 'createLetterTemplate', { body: certificate })
    expect([status, json.detail]).toEqual([
      409,
      'The type employment_certificate has a current template in en. Change that one, or retire it first.',
    ])
    await inConsole(own, 'retireLetterTemplate', { id: first.id })
    const second = await makeTemplate(own)
    const { data } = await inConsole(own, 'listLetterTemplates')
    expect(data.map(({ id }: { id: string }) => id)).toEqual([second.id, urdu.id, first.id])
  })

  it('is one of two that are created at once', async () => {
    const own = await makeLetterWorkspace()
    const ask = () => askConsole(own, 'createLetterTemplate', { body: certificate })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it('has a language that is known', async () => {
    for (const language of ['xx', 'en-a-b', 'en-US-US']) {
      const { status, json } = await askConsole(workspace, 'createLetterTemplate', {
        body: { ...certificate, language },
      })
      expect([language, status, json.errors?.[0]?.field]).toEqual([language, 400, 'language'])
    }
  })

  it('belongs to its workspace', async () => {
    const { id } = await makeTemplate(workspace, { letter_type: 'relieving' })
    const other = await makeWorkspace()
    for (const operation of [
      'getLetterTemplate',
      'retireLetterTemplate',
      'previewLetterTemplate',
      'updateLetterTemplate',
    ] as const) {
      const sent = operation === 'updateLetterTemplate' ? { id, body: { subject: 'New' } } : { id }
      expect([operation, (await askConsole(other, operation, sent)).status]).toEqual([operation, 404])
    }
  })
})

describe('saving refuses, with line and column,', () => {
  it.each([
    ['Dear\n {{ employee.nam }}', 'names employee.nam, which is no variable of letters (line 2, column 5)'],
    [
      '{% if employee.gender == "x" %}{{ foo }}{% endif %}',
      'names foo, which is no variable of letters (line 1, column 35)',
    ],
    ['{{ employee }}', 'names employee, which is no variable of letters (line 1, column 4)'],
    ['{{ constructor }}', 'names constructor, which is no variable of letters (line 1, column 4)'],
    [
      '{{ employee.constructor }}',
      'names employee.constructor, which is no variable of letters (line 1, column 4)',
    ],
    [
      '{{ employee.__proto__ }}',
      'names employee.__proto__, which is no variable of letters (line 1, column 4)',
    ],
    [
      '{% assign x = "a" %}{{ x.constructor }}',
      'names x.constructor, which is no variable here (line 1, column 24)',
    ],
    [
      '{% for line in salary.components %}{{ line.nam }}{% endfor %}',
      'names line.nam, which is no variable here (line 1, column 39)',
    ],
    [
      '{% assign x = "salary" %}{{ [x].gross }}',
      'names salary, which is no variable here (line 1, column 29)',
    ],
    ['{{ salary.components }}', 'prints something that is no text (line 1, column 1)'],
    [
      '{{ employee.name | money }}',
      'has money on something else than an amount, such as salary.gross (line 1, column 1)',
    ],
    [
      '{{ salary.gross | date }}',
      'has date on something else than a date, such as letter.issue_date (line 1, column 1)',
    ],
    [
      '{{ letter.issue_date | date: "%Y" }}',
      'has date with another style than full, long, medium, short (line 1, column 1)',
    ],
    [
      '{{ "2026-02-30" | date }}',
      'has date on something else than a date, such as letter.issue_date (line 1, column 1)',
    ],
    ['{{ salary.components | upcase }}', 'has upcase on something that is no text (line 1, column 1)'],
    [
      '{{ employee.name | append: salary.components }}',
      'has append on something that is no text (line 1, column 1)',
    ],
    [
      '{{ employee.name | append }}',
      'has append without one text after it, such as append: "." (line 1, column 1)',
    ],
    [
      '{{ employee.name | strip: "A" }}',
      'has strip with something after it, and it takes nothing (line 1, column 1)',
    ],
    ['{{ "a', 'is no valid template: output "{{ \\"a" not closed (line 1, column 1)'],
    [
      '{% if employee.name %}',
      'is no valid template: tag {% if employee.name %} not closed (line 1, column 1)',
    ],
    ['{% # nothing %}', 'comes to an empty text'],
  ])('%s', async (body, message) => {
    expect(await refused(body)).toEqual([`body ${message}`])
  })

  it('a filter that there is not, and one that is left out', async () => {
    const filters =
      'append, prepend, upcase, downcase, capitalize, strip, date, money, amount, words, default'
    for (const name of ['shout', 'raw', 'times', 'json'])
      expect(await refused(`{{ employee.name | ${name} }}`)).toEqual([
        `body has the filter ${name}, which is unknown; there are ${filters} (line 1, column 1)`,
      ])
  })

  it('files, captures and other tags', async () => {
    const tags = 'if, unless, case, for, assign, comment, #'
    for (const tag of ['include "/etc/passwd"', 'render "a"', 'layout "a"', 'liquid echo 1', 'capture x'])
      expect(await refused(`Dear\n\n{% ${tag} %}`)).toEqual([
        `body has the tag ${tag.split(' ')[0]}, which is unknown or out of place; there are ${tags} (line 3, column 1)`,
      ])
  })

  it.each([
    '{% if employee.branch == "Nowhere" %}{% for i in (1..3) %}a{% endfor %}{% endif %}',
    '{% case employee.gender %}{% when "other" %}{% assign x = (1..3) %}{% else %}a{% endcase %}',
    '{% unless employee.name %}{{ employee.name | append: (1..3) }}{% endunless %}a',
  ])('a range of numbers where the sample does not come by: %s', async body => {
    const [message] = await refused(body)
    expect(message).toContain('has a range of numbers; a letter only loops over salary.components')
  })

  it('a range of numbers, which the library would count for ever from 2^53 on', async () => {
    const ranges = 'has a range of numbers; a letter only loops over salary.components'
    for (const range of ['(1..100000000)', '(1..3)', '(9007199254740992..9007199254740994)', '("1".."9")'])
      expect(await refused(`a\n{% for i in ${range} %}a{% endfor %}`)).toEqual([
        `body ${ranges} (line 2, column 1)`,
      ])
  })

  it('loops in loops, long conditions in them, and texts that grow', async () => {
    const steps = expect.stringMatching(
      /^body takes more than the 50000 steps that a letter may have \(line 1,/,
    )
    // Three components, so each loop in a loop triples the work.
    const loop = (times: number, inner: string) =>
      `${Array.from({ length: times }, (_, n) => `{% for v${n} in salary.components %}`).join('')}${inner}${'{% endfor %}'.repeat(times)}`
    expect(await refused(loop(10, 'a'))).toEqual([steps])
    const values = `{% when ${Array(140).fill('0').join(',')} %}`.repeat(50)
    expect(await refused(loop(5, `{% case 1 %}${values}{% endcase %}`))).toEqual([steps])
    const conditions = `{% elsif ${'1 and '.repeat(40)}false %}`.repeat(50)
    expect(await refused(loop(5, `{% if false %}${conditions}{% endif %}`))).toEqual([steps])
    const grown = `{% assign x = "${'a'.repeat(200)}" %}${'{% assign x = x | append: x %}'.repeat(4)}`
    expect(await refused(grown)).toEqual([
      'body makes a text of 3200 characters with append; at most 2000 are taken (line 1, column 310)',
    ])
    expect(await refused(loop(4, 'lorem ipsum '.repeat(60)))).toEqual([
      'body makes a text of more than 50000 characters (line 1, column 133)',
    ])
  })

  it('too many tags, one that is too long, and a text that is too long', async () => {
    expect(await refused('{{ 1 }}'.repeat(501))).toEqual([
      'body has 501 tags; at most 500 are taken (line 1, column 3501)',
    ])
    expect(await refused(`{% if ${'employee.name and '.repeat(20)} true %}a{% endif %}`)).toEqual([
      'body has 374 characters in one tag; at most 300 are taken (line 1, column 1)',
    ])
    expect(await refused('a'.repeat(20_001))).toEqual(['body must have at most 20000 characters'])
  })

  it('nests tags as deep as they may be', async () => {
    const own = await makeLetterWorkspace()
    const body = `${'{% if employee.name %}'.repeat(250)}x${'{% endif %}'.repeat(250)}`
    const { id } = await makeTemplate(own, { body })
    expect((await inConsole(own, 'previewLetterTemplate', { id })).text).toBe('x')
  })

  it('a subject of more than one line, one that is too long, and one that shows pay', async () => {
    expect(await refused('a', 'a\nb')).toEqual(['subject has more than one line'])
    expect(await refused('{{ foo }}', `{{ employee.name }}${'b'.repeat(200)}`)).toEqual([
      'subject has 211 characters; at most 200 are taken',
      'body names foo, which is no variable of letters (line 1, column 4)',
    ])
    expect(await refused('a', '{{ salary.gross }}')).toEqual([
      'subject shows the salary, which only the body can',
    ])
  })

  it('a change as it refuses a new one', async () => {
    const own = await makeLetterWorkspace()
    const before = await makeTemplate(own)
    const sent = { id: before.id, body: { body: '{{ foo }}' } }
    const answer = await askConsole(own, 'updateLetterTemplate', sent)
    expect([answer.status, told(answer)]).toEqual([
      400,
      ['body names foo, which is no variable of letters (line 1, column 4)'],
    ])
    expect(await inConsole(own, 'getLetterTemplate', { id: before.id })).toEqual(before)
  })
})
