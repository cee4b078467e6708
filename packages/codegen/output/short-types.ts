// Object types that fit are put onto one line, so that a reader sees one fact a line.

const width = 110

/** A part of the text: the line that opens an object type, and the lines within. */
interface Open {
  readonly line: string
  readonly members: string[]
  /** Each member is one line that can be joined to others. */
  isShort: boolean
}

/** A comment, or a line that goes on from the one before or into the next. */
const unfinished = /^\s*($|[/*|&)\]>])|[({[<,|&=?:]$/

const closing = /^\s+\}/
const opening = /^\s+[^\s*/]/

/** The interfaces themselves, which begin at the margin, stay open. Each line is first taken through change. */
export function shortenTypes(text: string, change = (line: string): string => line): string {
  const stack: Open[] = [{ line: '', members: [], isShort: false }]
  for (const written of text.split('\n')) {
    const line = change(written)
    if (closing.test(line)) close(stack, line)
    else if (line.endsWith('{') && opening.test(line)) stack.push({ line, members: [], isShort: true })
    else add(stack, line)
  }
  return stack[0]!.members.join('\n')
}

function close(stack: Open[], line: string): void {
  const { line: start, members, isShort } = stack.pop()!
  const joined = isShort ? joinMembers(start, members, line) : undefined
  const last = joined ?? line
  if (joined === undefined) {
    const above = stack.at(-1)!
    above.members.push(start)
    for (const member of members) above.members.push(member)
    above.isShort = false
  }
  if (last.endsWith('{')) stack.push({ line: last, members: [], isShort: true })
  else add(stack, last, joined !== undefined)
}

/** One line; undefined where it would be too long, which many members are whatever they say. */
function joinMembers(start: string, members: readonly string[], end: string): string | undefined {
  if (members.length > width / 3) return undefined
  const joined = `${start} ${members.map(member => member.trim()).join('; ')} ${end.trim()}`
  return joined.length <= width ? joined : undefined
}

function add(stack: Open[], line: string, isShort = !unfinished.test(line)): void {
  const open = stack.at(-1)!
  open.members.push(line)
  if (!isShort) open.isShort = false
}
