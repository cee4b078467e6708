// What can stand next in a command: names, flags and the values of flags. Both commands of Muster complete by it.

export interface Suggestion {
  readonly text: string
  readonly says?: string | undefined
}

export interface CompletedFlag extends Suggestion {
  /** Without the dashes. */
  readonly text: string
  readonly takes: 'nothing' | 'value' | 'file' | 'maybe'
  readonly values?: readonly string[] | undefined
}

/** A word of the command with what can follow it. */
export interface Step {
  readonly words: readonly Suggestion[]
  readonly flags: readonly CompletedFlag[]
  /** The name of a file follows. */
  readonly takesFile?: boolean
  /** What follows one of the words. */
  open(word: string): Step | undefined
}

/** Told to the shell in place of words: complete the name of a file. */
export const files = ':files'

/** The lines that a shell reads for the words of a command line, of which the last is being typed. */
export function complete(words: readonly string[], first: Step): string[] {
  let step = first
  let flag: CompletedFlag | undefined
  for (const word of words.slice(0, -1)) {
    if (flag) flag = undefined
    else if (word.startsWith('--')) flag = openFlag(step, word)
    else step = step.open(word) ?? withoutWords(step)
  }
  const typed = words.at(-1) ?? ''
  if (flag) return listValues(flag, typed, '')
  const [, name, value] = /^--([^=]+)=(.*)$/s.exec(typed) ?? []
  const named = step.flags.find(one => one.text === name)
  if (named && value !== undefined) return listValues(named, value, `--${name}=`)
  const suggestions = typed.startsWith('-')
    ? step.flags.map(one => ({ text: `--${one.text}`, says: one.says }))
    : step.words
  const lines = writeLines(suggestions, typed, '')
  return lines.length === 0 && step.takesFile && !typed.startsWith('-') ? [files] : lines
}

/** After a word of somebody's own, such as an id. */
function withoutWords({ flags, takesFile = false }: Step): Step {
  return { words: [], flags, takesFile, open: () => undefined }
}

/** A flag whose value stands in the word behind it. */
function openFlag({ flags }: Step, word: string): CompletedFlag | undefined {
  const flag = flags.find(({ text }) => `--${text}` === word)
  return flag && (flag.takes === 'value' || flag.takes === 'file') ? flag : undefined
}

function listValues({ values = [], takes }: CompletedFlag, typed: string, before: string): string[] {
  if (takes === 'file') return [files]
  const known = takes === 'maybe' ? ['true', 'false'] : values
  return writeLines(
    known.map(text => ({ text })),
    typed,
    before,
  )
}

const writeLines = (suggestions: readonly Suggestion[], typed: string, before: string): string[] =>
  suggestions
    .filter(({ text }) => text.startsWith(typed))
    .map(({ text, says }) => (says ? `${before}${text}\t${says.replace(/\s+/g, ' ')}` : `${before}${text}`))
