// House rules on names: a statement and a function are named for what they do, and a word has one meaning.

import { commentsOf } from './comments.ts'
import { type Finding, found, foundAt, nodesOf, type Rule, type Source, ts, written } from './source.ts'

/** Participles that do not end in -ed. Those that are infinitives as well, such as read and set, are verbs here. */
const irregular = new Set(
  'begun bound built chosen done drawn found given gone grown held kept known laid left lent lost made meant met paid said seen sent shown sold spent spoken taken thrown told understood won written'.split(
    ' ',
  ),
)
/** Verbs that only look like participles. */
const verbs = new Set(['embed', 'exceed', 'feed', 'need', 'proceed', 'seed', 'shed', 'speed'])
/** Names that decimal arithmetic has everywhere. */
const ofArithmetic = new Set(['dividedBy', 'negated'])
/** What a statement is said to be, and not what it does. */
const adjectives = new Set([
  'current',
  'due',
  'former',
  'latest',
  'missing',
  'open',
  'pending',
  'running',
  'standing',
  'waiting',
])

const firstWord = (name: string): string => name.replace(/^#/, '').replace(/[A-Z_].*$/, '')

function isParticiple(name: string): boolean {
  const word = firstWord(name)
  return irregular.has(word) || (/[a-z]ed$/.test(word) && !verbs.has(word))
}

const inPackages = ({ path }: Source): boolean => /^(packages|scripts)\//.test(path)

const makers = new Set([
  'statement',
  'systemStatement',
  'homeStatement',
  'secretStatement',
  'personStatement',
  'directoryStatement',
  'prepared',
])

/** The call that makes a statement, also where byIndex goes around it. */
function makesStatement(node: ts.Expression | undefined): boolean {
  if (!node || !ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return false
  const { text } = node.expression
  return makers.has(text) || (text === 'byIndex' && makesStatement(node.arguments[0]))
}

/** Sixteen statements that are all called found tell a reader nothing where they are run. */
export const statementsSayWhatTheyDo: Rule = sources =>
  written(sources)
    .filter(inPackages)
    .flatMap(source =>
      nodesOf(source).flatMap((node): Finding[] => {
        if (
          !ts.isVariableDeclaration(node) ||
          !ts.isIdentifier(node.name) ||
          !makesStatement(node.initializer)
        )
          return []
        const { text } = node.name
        if (!isParticiple(text) && !adjectives.has(text)) return []
        const remedy = `Name the statement ${text} for what it does to which rows, such as selectLeaversToSettle or moveAssetRow`
        return [foundAt(source, node, remedy)]
      }),
    )

/** Generators that a name is given to are rules of the lint, which are called after what they ask for. */
const isFunction = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || (ts.isFunctionExpression(node) && !node.asteriskToken))

/** The name of a method, or of a function that a file holds; undefined of one that is local. */
function nameOfFunction(node: ts.Node): string | undefined {
  if (ts.isMethodDeclaration(node) && ts.isClassLike(node.parent)) return node.name.getText()
  if (ts.isFunctionDeclaration(node)) return node.name?.text
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !isFunction(node.initializer))
    return undefined
  return ts.isSourceFile(node.parent.parent.parent) ? node.name.text : undefined
}

/** `#told` hides who is told what; `#answer` says it. */
export const functionsAreVerbs: Rule = sources =>
  written(sources)
    .filter(inPackages)
    .flatMap(source =>
      nodesOf(source).flatMap((node): Finding[] => {
        const name = nameOfFunction(node)
        if (name === undefined || makers.has(name) || ofArithmetic.has(name) || !isParticiple(name)) return []
        return [foundAt(source, node, `Name ${name} by a verb that says what it does`)]
      }),
    )

interface Word {
  readonly word: string
  /** What to write instead. */
  readonly instead: string
  /** Files where the word has the one meaning that is left to it. */
  readonly meant?: RegExp
}

/** Words of names that have had several meanings. Each has one left, or none. */
const words: readonly Word[] = [
  {
    word: 'standing',
    instead: 'stored, open, counted, inherited or what else it is; standing is a field of law parameters',
    meant: /law-parameters|\/law\.tsx$/,
  },
  { word: 'told', instead: 'the noun of what is said, such as messages, sentences or details' },
  { word: 'apart', instead: 'what is separate, such as inOwnTransaction' },
  { word: 'beside', instead: 'the noun of what is next to it, such as neighbours or otherPay' },
  {
    word: 'otherwise',
    instead: 'what it is in the other case; otherwise is the other branch of a formula and of a law pack',
    meant: /^packages\/engine\/(law|salaries)\//,
  },
]

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

/** The first sentence of a file, and what no sentence of code should ask a reader to decipher. */
const phrases: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bof nobody\b/, 'name what it concerns, such as "that concern no single employee"'],
  [/\bheld against\b/, 'write checked against or compared with'],
]

export const wordsHaveOneMeaning: Rule = sources =>
  written(sources)
    .filter(inPackages)
    .flatMap(source => [...findWords(source), ...findPhrases(source)])

function findWords(source: Source): Finding[] {
  return nodesOf(source).flatMap((node): Finding[] => {
    if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node)) return []
    const used = wordsOf(node.text)
    return words
      .filter(({ word, meant }) => used.includes(word) && !meant?.test(source.path))
      .map(({ word, instead }) =>
        foundAt(source, node, `"${word}" in ${node.text} has several meanings; write ${instead}`),
      )
  })
}

function findPhrases(source: Source): Finding[] {
  return commentsOf(source).flatMap(({ line, text }) =>
    text
      .split('\n')
      .flatMap((said, n) =>
        phrases
          .filter(([phrase]) => phrase.test(said))
          .map(([phrase, instead]) =>
            found(source, line + n, `A reader stops at "${phrase.exec(said)![0]}"; ${instead}`),
          ),
      ),
  )
}
