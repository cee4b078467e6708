// The first page of a group that brings none, and the home: lists of what there is.

import { escapeHtml, highlight } from '../markdown/highlight.ts'
import type { Group, Page } from '../page.ts'
import { groupNames, groups } from './groups.ts'

export const sectionsOf = (pages: readonly Page[], group: Group): [string, Page[]][] => [
  ...Map.groupBy(
    pages.filter(page => page.group === group && page.path !== group && page.path !== ''),
    ({ section }) => section,
  ),
]

/** The pages with a list of each group that has pages and brings no list, and with the home, which loads `scripts`. */
export function addLists(pages: readonly Page[], scripts: readonly string[]): Page[] {
  const paths = new Set(pages.map(({ path }) => path))
  const used = groupNames.filter(group => pages.some(page => page.group === group))
  const lists = used.filter(group => !paths.has(group)).map(group => listGroup(group, pages))
  return [makeHome(used, scripts), ...lists, ...pages]
}

function listGroup(group: Group, pages: readonly Page[]): Page {
  const { title, summary } = groups[group]
  const sections = sectionsOf(pages, group)
  const listed = ({ path, title, summary, lang, dir }: Page) => {
    const language = lang ? ` lang="${lang}" dir="${dir}"` : ''
    return `<li><a href="/docs/${path}"${language}>${escapeHtml(title)}</a><p${language}>${escapeHtml(summary)}</p></li>`
  }
  return {
    path: group,
    title,
    group,
    section: '',
    summary,
    html: `<h1>${title}</h1>\n<p class="lead">${summary}</p>\n${sections
      .map(
        ([name, list]) =>
          `<h2>${escapeHtml(name)}</h2>\n<ul class="cards">\n${list.map(listed).join('\n')}\n</ul>`,
      )
      .join('\n')}`,
    markdown: `# ${title}\n\n${summary}\n\n${sections
      .map(
        ([name, list]) =>
          `## ${name}\n\n${list.map(one => `- [${one.title}](/docs/${one.path}): ${one.summary}`).join('\n')}`,
      )
      .join('\n\n')}\n`,
    parts: [],
  }
}

const homeTitle = 'Muster for developers'
const homeSummary =
  'Muster is a workforce management API: people, leave, attendance and payroll of a company, in a workspace of its own.'

const call = `curl -s "$MUSTER_BASE_URL/v1/employees?limit=2" \\
  -H "Authorization: Bearer $MUSTER_API_KEY"`

const ways: readonly (readonly [path: string, title: string, text: string])[] = [
  ['guides/first-call', 'First call', 'Read and write a record in five minutes, with curl and with the SDK.'],
  ['guides/sdk', 'TypeScript SDK', 'A typed client that pages, retries and verifies webhooks.'],
  ['guides/webhooks', 'Webhooks', 'Be told of changes, signed and repeated until you answer.'],
  ['guides/payroll', 'Pay a month', 'From an empty workspace to a locked and paid payroll run.'],
]

function makeHome(used: readonly Group[], scripts: readonly string[]): Page {
  const card = (path: string, title: string, text: string) =>
    `<li><a href="/docs/${path}">${title}</a><p>${text}</p></li>`
  const item = (path: string, title: string, text: string) => `- [${title}](/docs/${path}): ${text}`
  const all = used.map(group => [group, groups[group].title, groups[group].summary] as const)
  return {
    path: '',
    title: homeTitle,
    group: 'guides',
    section: '',
    summary: homeSummary,
    html: `<h1>${homeTitle}</h1>
<p class="lead">${homeSummary}</p>
<pre tabindex="0"><code class="language-sh">${highlight(call, 'sh')}</code></pre>
<h2>Begin here</h2>
<ul class="cards">
${ways.map(way => card(...way)).join('\n')}
</ul>
<h2>All of it</h2>
<ul class="cards">
${all.map(group => card(...group)).join('\n')}
</ul>
<h2>For programs</h2>
<p>The contract is <a href="/docs/openapi.json">openapi.json</a>, that of the Workspace API <a href="/docs/workspace.json">workspace.json</a> (OpenAPI 3.1). Each page is also Markdown: put <code>.md</code> behind its address. <a href="/docs/llms.txt">llms.txt</a> lists them all, and <a href="/docs/llms-full.txt">llms-full.txt</a> has every guide.</p>`,
    markdown: `# ${homeTitle}\n\n${homeSummary}\n\n\`\`\`sh\n${call}\n\`\`\`\n\n## Begin here\n\n${ways.map(way => item(...way)).join('\n')}\n\n## All of it\n\n${all.map(group => item(...group)).join('\n')}\n`,
    parts: [],
    scripts,
  }
}
