// Which operations answer which problem code, as the contract says it: a response names its codes in its description.

import type { Page } from '../page.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly description?: string }>>
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly responses: Readonly<Record<string, { readonly description: string }>> }
}

export interface AnsweredBy {
  readonly sentence: string
  /** In Markdown, a line for each. */
  readonly operations: readonly string[]
}

const methods = ['get', 'post', 'patch', 'put', 'delete']

/** Where an operation is in the reference, once that is made. */
function findPlaces(pages: readonly Page[]): Map<string, string> {
  const places = pages
    .filter(({ group }) => group === 'reference')
    .flatMap(({ path, parts }) =>
      parts.flatMap(({ id, keywords = [] }) => keywords.map(word => [word, `/docs/${path}#${id}`] as const)),
    )
  return new Map(places)
}

export function listAnswers(
  { paths, components }: Document,
  pages: readonly Page[],
): (code: string, isOfConsole: boolean) => AnsweredBy {
  const places = findPlaces(pages)
  const all = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap(method => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  )
  const answers = (code: string, { responses }: Operation): boolean =>
    Object.values(responses).some(({ $ref, description }) => {
      const name = $ref?.split('/').at(-1)
      const text = name === undefined ? description : components.responses[name]?.description
      return text?.includes(`\`${code}\``) ?? false
    })
  const tell = ({ path, method, operation }: (typeof all)[number]): string => {
    const place = places.get(operation.operationId)
    const words = place ? `[${operation.summary}](${place})` : operation.summary
    return `${words}: \`${method.toUpperCase()} ${path}\``
  }
  return (code, isOfConsole) => {
    if (isOfConsole) return { sentence: 'Only operations of the console.', operations: [] }
    const [some, others] = [
      all.filter(({ operation }) => answers(code, operation)),
      all.filter(({ operation }) => !answers(code, operation)),
    ]
    if (some.length === 0)
      throw new Error(`No response of the contract names \`${code}\` in its description.`)
    if (others.length === 0) return { sentence: `Each of the ${all.length} operations.`, operations: [] }
    return some.length > others.length
      ? { sentence: `Each of the ${all.length} operations but:`, operations: others.map(tell) }
      : { sentence: `${some.length} of the ${all.length} operations:`, operations: some.map(tell) }
  }
}
