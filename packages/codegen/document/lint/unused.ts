// Components that nothing refers to.
import { isObject, type JsonObject, makeReference, referenceKeys } from '../json.ts'
import { type Place, readKeys } from '../problems.ts'
import { listTargets } from '../references.ts'
import { type Kind, sections, walk } from '../walk.ts'
import type { Lint } from './looking.ts'

/** Security schemes are referred to by their names. */
export function checkUnused(_node: JsonObject, kind: Kind, _place: Place | undefined, lint: Lint): void {
  if (kind !== 'document' || !lint.isAsked('unused-component')) return
  const { root } = lint
  const used = new Set<string>()
  walk(root, 'document', (part, of, place) => {
    const own = nameComponent(place)
    const refs = [
      ...(typeof part.$ref === 'string' ? [referenceKeys(part.$ref).slice(0, 3)] : []),
      ...(of === 'schema' ? listTargets(part).map(name => ['components', 'schemas', name]) : []),
      ...listSchemes(part).map(nameScheme),
    ]
    // What refers to nothing but itself is used by nobody.
    for (const keys of refs) if (makeReference(...keys) !== own) used.add(makeReference(...keys))
  })
  const { components } = root
  for (const section of Object.values(sections)) {
    const parts = isObject(components) ? components[section] : undefined
    for (const name of Object.keys(isObject(parts) ? parts : {})) {
      if (used.has(makeReference('components', section, name))) continue
      const message = `Nothing refers to ${name}.`
      const mistake = { code: 'unused-component', message, remedy: 'Remove it, or refer to it.' } as const
      lint.tell(undefined, mistake, 'components', section, name)
    }
  }
}

const listSchemes = ({ security }: JsonObject): string[] =>
  Array.isArray(security) ? security.filter(isObject).flatMap(one => Object.keys(one)) : []

const nameScheme = (name: string): string[] => ['components', 'securitySchemes', name]

function nameComponent(place: Place | undefined): string | undefined {
  const keys = readKeys(place)
  return keys[0] === 'components' ? makeReference(...keys.slice(0, 3)) : undefined
}
