// A page for each problem code: what it means, how its body looks, what to do, and who answers it. Its address is the `type` of the problem.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { enums } from '@muster/contract'
import { publicContract } from '@muster/contract/public'
import { pathOf } from '../guides/sections.ts'
import { rewriteLinks } from '../markdown/links.ts'
import { render } from '../markdown/render.ts'
import type { Maker, Page } from '../page.ts'
import { type AnsweredBy, listAnswers } from './answered-by.ts'

export const source = 'packages/docs/errors/codes.md'

interface Row {
  readonly status: number
  readonly title: string
  readonly remedy: string
  readonly internal?: boolean
}

interface Explanation {
  /** What it means. */
  readonly meaning: string
  /** What the body has besides the facts of the contract. */
  readonly body: Readonly<Record<string, unknown>>
  /** More on what to do; may be empty. */
  readonly more: string
}

export const problems: readonly (readonly [code: string, row: Row])[] = Object.entries(
  enums.ProblemCode.extensions['x-problems'],
)

/** The sections of the source by their code. */
export function readCodes(text: string): Map<string, Explanation> {
  const sections = text.split(/^## /m).slice(1)
  return new Map(
    sections.map(section => {
      const [, code, meaning, body, more] = /^(\w+)\n\n([\s\S]*?)\n```json\n([\s\S]*?)```\n([\s\S]*)$/.exec(
        section,
      )!
      return [code!, { meaning: meaning!.trim(), body: JSON.parse(body!), more: more!.trim() }]
    }),
  )
}

/** As a caller reads it. */
export const exampleOf = (
  code: string,
  { status, title }: Row,
  { detail, ...more }: Explanation['body'],
) => ({
  type: `/docs/errors/${code}`,
  title,
  status,
  detail,
  code,
  request_id: 'req_2891122c2c6344df9d886830b5979e92',
  ...more,
})

function write(code: string, row: Row, explained: Explanation, answered: AnsweredBy): string {
  return `# ${row.title}

\`${code}\`, with the status ${row.status}

${explained.meaning}

\`\`\`json
${JSON.stringify(exampleOf(code, row, explained.body), null, 2)}
\`\`\`

## What to do

${row.remedy}

${explained.more}

## Who answers it

${answered.sentence}

${answered.operations.map(line => `- ${line}`).join('\n')}
`.replace(/\n{3,}/g, '\n\n')
}

export const makeErrors: Maker = ({ root }, before) => {
  const place = (file: string) => {
    const path = pathOf(file)
    return path && `/docs/${path}`
  }
  const explained = readCodes(rewriteLinks(readFileSync(join(root, source), 'utf8'), source, place))
  const answers = listAnswers(JSON.parse(publicContract()), before)
  const pages = problems.map(([code, row]): Page => {
    const section = explained.get(code)
    if (!section) throw new Error(`${source} has no section for ${code}. Say there what it means.`)
    const markdown = write(code, row, section, answers(code, row.internal === true))
    const { html, parts } = render(markdown)
    return {
      path: `errors/${code}`,
      title: code,
      group: 'errors',
      section: row.internal ? 'Of the console' : `Status ${row.status}`,
      summary: `${row.title}. ${row.remedy}`,
      intro: section.meaning,
      html,
      markdown,
      // The list of operations would be found for each of them.
      parts: parts.map(part => (part.id === 'who-answers-it' ? { ...part, text: '' } : part)),
    }
  })
  return { pages: [...pages].sort(bySection), assets: new Map() }
}

/** By status, those of the console last. */
const bySection = (one: Page, other: Page): number =>
  Number(one.section === 'Of the console') - Number(other.section === 'Of the console') ||
  one.section.localeCompare(other.section)
