// Whether references lead to what belongs where they stand.

import {
  decodeKey,
  isObject,
  type Json,
  type JsonObject,
  makeReference,
  referenceKeys,
  resolveReference,
} from '../json.ts'
import { findNearest } from '../nearest.ts'
import { type Mistake, nameKind } from '../problems.ts'
import { type Kind, sections } from '../walk.ts'

/** The references of one document. Each is followed once. */
export class References {
  readonly #document: JsonObject
  readonly #known = new Map<string, Mistake | undefined>()

  constructor(document: JsonObject) {
    this.#document = document
  }

  /** What is wrong with one that stands for a part of a kind; undefined when nothing is. */
  find(ref: string, kind: Kind | undefined): Mistake | undefined {
    if (!this.#known.has(ref)) this.#known.set(ref, this.#findProblem(ref))
    return this.#known.get(ref) ?? (kind && findKindProblem(ref, kind))
  }

  #findProblem(ref: string): Mistake | undefined {
    if (ref.includes('%') && decodeKey(ref) === ref)
      return {
        code: 'unsupported-reference',
        message: `The reference ${ref} has a % that escapes nothing.`,
        remedy: 'Write %25 for a %.',
      }
    if (!ref.startsWith('#'))
      return {
        code: 'unsupported-reference',
        message: `The reference ${ref} leads to another host, which is not asked.`,
        remedy: bundleFirst,
      }
    if (/^#[^/]/.test(ref))
      return {
        code: 'unsupported-reference',
        message: `The reference ${ref} names an anchor, and anchors are not followed.`,
        remedy: 'Refer by place, such as #/components/schemas/Pet.',
      }
    const seen = new Set<string>()
    for (let next: Json | undefined = ref; typeof next === 'string'; ) {
      if (seen.has(next))
        return {
          code: 'circular-reference',
          message: `The reference ${ref} leads back to itself.`,
          remedy: 'Write what is meant in one of its places.',
        }
      seen.add(next)
      const target = resolveReference(this.#document, next)
      if (target === undefined) {
        return {
          code: 'unresolved-reference',
          message: `The reference ${next} points at nothing.`,
          remedy: this.#suggestTarget(next),
        }
      }
      next = isObject(target) ? target.$ref : undefined
    }
    return undefined
  }

  /** The nearest of what stands beside what is missing. */
  #suggestTarget(ref: string): string {
    const keys = referenceKeys(ref)
    const siblings = resolveReference(this.#document, makeReference(...keys.slice(0, -1)))
    const nearest = isObject(siblings) ? findNearest(keys.at(-1) ?? '', Object.keys(siblings)) : undefined
    return `${nearest === undefined ? '' : `Did you mean ${nearest}? `}Correct its spelling or add what it names.`
  }
}

/** What is wrong with a reference to a component of another kind. */
function findKindProblem(ref: string, kind: Kind): Mistake | undefined {
  const [first, section, ...name] = referenceKeys(ref)
  const own = sections[kind]
  const isOther = section !== own && Object.values(sections).includes(section ?? '')
  if (first !== 'components' || name.length !== 1 || own === undefined || !isOther) return undefined
  return {
    code: 'wrong-kind',
    message: `The reference ${ref} stands where ${nameKind(kind)} belongs.`,
    remedy: `Refer to one under components.${own}.`,
  }
}

const bundleFirst =
  'Copy the file beside the document, or bundle it first: npx @redocly/cli bundle openapi.yaml -o bundled.yaml.'
