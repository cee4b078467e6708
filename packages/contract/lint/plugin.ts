// Hands our rules to Redocly: the contract is written out before any rule sees it, and each of ours reads all of it once.
import type { Contract, Finding, Options, Place, Rule } from '../document.ts'
import { writeOut } from '../expand.ts'
import { findMistakes, findUnreadable } from '../mistakes.ts'
import { locate } from '../records.ts'
import { rules } from './rules.ts'

type Context = {
  location: { child(place: Place): unknown }
  report(problem: { message: string; location: unknown }): void
}

function report(findings: Iterable<Finding>, { location, report: tell }: Context): void {
  for (const { at, message } of findings) tell({ message, location: location.child(at) })
}

/** What each document was before it was written out, for the lines of openapi.yaml. */
const shorts = new WeakMap<Contract, Contract>()

function* findInShort(root: Contract, findings: Iterable<Finding>): Iterable<Finding> {
  for (const { at, message } of findings) yield { at: locate(shorts.get(root) ?? root, at), message }
}

function visitor(rule: Rule) {
  return (options: Options) => ({
    Root: {
      leave: (root: Contract, context: Context) => report(findInShort(root, rule(root, options)), context),
    },
  })
}

const blank = ({ openapi, info, servers }: Contract): Contract => ({ openapi, info, servers, paths: {} })

const shortForm = () => ({
  Root: {
    enter(root: Contract, context: Context) {
      report(findMistakes(root), context)
      shorts.set(root, structuredClone(root))
      // What cannot be read is told alone: nothing else that is told of it would be true.
      const isReadable = [...findUnreadable(root)].length === 0
      const written = isReadable ? writeOut(root) : blank(root)
      // Redocly goes on with this very object.
      for (const key of Object.keys(root)) if (!(key in written)) delete root[key]
      Object.assign(root, written)
    },
  },
})

export default () => ({
  id: 'muster',
  preprocessors: { oas3: { 'short-form': shortForm } },
  rules: { oas3: Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, visitor(rule)])) },
})
