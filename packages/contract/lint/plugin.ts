// Hands our rules to Redocly: each one reads the whole contract once, after Redocly has walked it.
import type { Contract, Options, Place, Rule } from './document.ts'
import { rules } from './rules.ts'

type Context = {
  location: { child(place: Place): unknown }
  report(problem: { message: string; location: unknown }): void
}

function visitor(rule: Rule) {
  return (options: Options) => ({
    Root: {
      leave(root: Contract, { report, location }: Context) {
        for (const { at, message } of rule(root, options)) report({ message, location: location.child(at) })
      },
    },
  })
}

export default () => ({
  id: 'muster',
  rules: { oas3: Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, visitor(rule)])) },
})
