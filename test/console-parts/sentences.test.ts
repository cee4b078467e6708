// The sentences of the service as the console says them: no method, no path, no id, and no name that only programs use.

import { resolve } from 'node:path'
import { splitSentence } from '../../packages/console/app/sentences.ts'
import english from '../../packages/console/words/en/records.json' with { type: 'json' }
import { nodesOf, readSources, type Source, ts, written } from '../house/source.ts'

const id = 'emp_01k21fe3zefz69jqj7htb64786'

describe('a sentence of the service', () => {
  it('is taken apart where it names a record, a field or a value', () => {
    expect(splitSentence(`${id} has no tax_code, and is on_hold.`)).toEqual([
      { kind: 'id', text: id },
      { kind: 'text', text: ' has no ' },
      { kind: 'term', text: 'tax_code' },
      { kind: 'text', text: ', and is ' },
      { kind: 'term', text: 'on_hold' },
      { kind: 'text', text: '.' },
    ])
  })

  it('has its grade at its beginning as a value', () => {
    expect(splitSentence('absent: No punch was recorded.')).toEqual([
      { kind: 'term', text: 'absent' },
      { kind: 'text', text: ': No punch was recorded.' },
    ])
  })

  it.each([
    'Nothing is named here.',
    'CTR-00002 of 2026-11-27, 1,200.50',
    'names employee.date_of_birth, which is no variable of letters',
  ])('stays as it is: %s', text => {
    expect(splitSentence(text)).toEqual([{ kind: 'text', text }])
  })
})

const rooms = ['packages/server/features/', 'packages/server/resource/', 'packages/engine/']
const sources = written(readSources(resolve(import.meta.dirname, '../..'))).filter(
  ({ path }) => rooms.some(room => path.startsWith(room)) && !path.includes('/law/'),
)

/** What makes a problem, a warning or a reason; what else is text is SQL, a name or an address. */
const sayers = /^(conflict|invalidField|invalid|Problem|warn|explain\w*|tell\w*|describe\w*|refuse\w*)$/

const isSaid = (node: ts.Node): boolean => {
  for (let at: ts.Node | undefined = node.parent; at !== undefined; at = at.parent) {
    if (ts.isPropertyAssignment(at) && /^(message|text|detail|conflict)$/.test(at.name.getText())) return true
    if ((ts.isCallExpression(at) || ts.isNewExpression(at)) && sayers.test(at.expression.getText()))
      return true
    if (ts.isFunctionDeclaration(at)) return sayers.test(at.name?.getText() ?? '')
    if (ts.isCallExpression(at)) return false
  }
  return false
}

/** Texts of several words, with a gap for each value. */
const listSaid = (source: Source): string[] =>
  nodesOf(source)
    .filter(
      node =>
        ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node),
    )
    .filter(isSaid)
    .map(node =>
      node
        .getText()
        .replace(/\$\{[^}]*\}/g, '…')
        .slice(1, -1),
    )
    .filter(text => / /.test(text) && !/^(select|insert|update|delete|with)\b/i.test(text))

describe('what the service says to somebody in the console', () => {
  const said = sources.flatMap(source => listSaid(source).map(text => `${source.path}: ${text}`))

  it('names no method and no path', () => {
    expect(said.length).toBeGreaterThan(500)
    expect(said.filter(text => /\b(GET|POST|PUT|PATCH|DELETE) \/|\/(console|v1)\//.test(text))).toEqual([])
  })

  it('names fields and values for which the console has a word', () => {
    // The provider of a company sign-on calls it so, and its people look for that.
    const ofOthers = ['email_verified']
    const known = (name: string) =>
      ofOthers.includes(name) || [`field.${name}`, `value.${name}`].some(word => word in english)
    const unknown = said.flatMap(text =>
      splitSentence(text.replace(/^\S+: /, ''))
        .filter(part => part.kind === 'term' && !known(part.text))
        .map(part => `${part.text} in ${text}`),
    )
    expect(unknown).toEqual([])
  })
})
