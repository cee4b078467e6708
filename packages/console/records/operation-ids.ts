// How operations are written where every page names all of them: by the verb alone, because their tag has the noun.

const spell = (tag: string): string =>
  tag.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

const nameOne = (many: string): string =>
  many
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x)es$/, '$1')
    .replace(/([^s])s$/, '$1')

/** `get` of the tag `leave_types` is getLeaveType, and `list*` is listLeaveTypes; what has a noun already stays. */
export function readOperationId(tag: string, written: string): string {
  if (/[A-Z]/.test(written)) return written
  const noun = spell(tag)
  return written.endsWith('*') ? `${written.slice(0, -1)}${noun}` : `${written}${nameOne(noun)}`
}
