// What the console says under a field: the contract's `x-help`, or its description without what only programs need.

interface Described {
  readonly description?: unknown
  readonly 'x-help'?: unknown
}

/** Undefined where nothing is said, or nothing but the name of the field. */
export function makeHelp(name: string, said: Described = {}): string | undefined {
  const own = said['x-help']
  if (own === false) return undefined
  const help = typeof own === 'string' ? own : plainHelp(firstSentences(said.description))
  return help === '' || isItsName(name, help) ? undefined : help
}

/** The help under a field is a line or two, not a page. */
function firstSentences(description: unknown): string {
  if (typeof description !== 'string') return ''
  const [first = '', second = ''] = description.split(/(?<=\.)\s+/)
  return first.length + second.length <= 160 ? `${first} ${second}`.trim() : first
}

/** Without addresses of the API, defaults, which a form shows as values, and null where a person leaves a field empty. */
export const plainHelp = (help: string): string =>
  help
    .replaceAll('`', '')
    .split(/(?<=\.) /)
    .map(sentence => instead.reduce((said, [found, plain]) => said.replace(found, plain), sentence))
    .filter(sentence => !ofPrograms.test(sentence))
    .map(sentence => sentence.replace(/^[a-z](?=[a-z]* )/, first => first.toUpperCase()))
    .join(' ')

const ofPrograms =
  /\b(?:GET|POST|PUT|PATCH|DELETE) \/|(?:^| )\/(?:console|v1)\b|^On create,|^[\w-]+ by default(?: on create)?(?:, or \w+)?\.$/

const instead: readonly (readonly [RegExp, string])[] = [
  [/[;,] [\w-]+ by default(?: on create)?(?=\.$)/, ''],
  [/; \w+ when not sent(?=\.$)/, ''],
  [/, the default on create,/, ''],
  [/ by its ISO 3166-1 alpha-2 code/, ''],
  [/^With true, /, 'If so, '],
  [/, or null(?=\.$)/, ''],
  [/^Null, the default, /, 'Empty, as it is at first, '],
  [/^Sending null /, 'Leaving it empty '],
  [/\bNull\b/g, 'Empty'],
  [/\bnull\b/g, 'empty'],
]

/** "The department." under Department tells nobody anything. */
function isItsName(name: string, help: string): boolean {
  const words = help
    .replace(/\.$/, '')
    .toLowerCase()
    .split(' ')
    .filter(word => !['the', 'a', 'its'].includes(word))
  const named = name.replace(/_ids?$/, '').split('_')
  return words.every(word => named.includes(word) || named.includes(word.replace(/s$/, '')))
}
