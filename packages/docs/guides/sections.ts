// Where each guide stands: the sections of the navigation, and the files of each by their place in the repository.

export interface Section {
  readonly title: string
  readonly files: readonly string[]
}

const guide = (...names: readonly string[]) => names.map(name => `docs/guides/${name}.md`)

export const sections: readonly Section[] = [
  {
    title: 'Begin',
    files: ['README.md', ...guide('before-you-begin', 'first-call', 'command-line')],
  },
  {
    title: 'Tools',
    files: ['packages/sdk/README.md', 'packages/cli/README.md', 'packages/mcp/README.md'],
  },
  {
    title: 'Calls',
    files: guide('paging-and-sync', 'idempotency', 'errors', 'scopes', 'service-tokens', 'test-mode'),
  },
  { title: 'Webhooks', files: [...guide('webhooks'), 'docs/examples/express-webhooks/README.md'] },
  {
    title: 'Set-up',
    files: guide('console', 'sign-in', 'approvals', 'imports', 'exports', 'law'),
  },
  {
    title: 'People and time',
    files: guide('documents', 'leave', 'attendance', 'letters', 'recruitment'),
  },
  {
    title: 'Pay',
    files: guide('salaries', 'payroll', 'payroll-by-sdk', 'bank-files', 'loans', 'expenses', 'corrections'),
  },
  {
    title: 'For everybody',
    files: guide('employees', 'employees.ur', 'deciding', 'deciding.ur', 'privacy'),
  },
  {
    title: 'Running Muster',
    files: guide(
      'operating',
      'operating-settings',
      'operating-database',
      'operating-backup',
      'operating-upgrades',
      'operating-scaling',
      'operating-cells',
      'operating-limits',
      'operating-image',
      'operating-standby',
      'operating-monitoring',
      'operating-mail',
      'operating-files',
      'operating-webhooks',
      'operating-signing-in',
      'operating-security',
      'operating-incidents',
      'leaving',
    ),
  },
  { title: 'Look it up', files: ['docs/states.md'] },
]

/** Where a guide stands that no section names; a test names it. */
export const unsorted = 'More'

/** Files that are not called after what they are to a reader. */
const paths: Readonly<Record<string, string>> = {
  'README.md': 'guides/muster',
  'packages/sdk/README.md': 'guides/sdk',
  'packages/cli/README.md': 'guides/muster-api',
  'packages/mcp/README.md': 'guides/mcp',
  'docs/examples/express-webhooks/README.md': 'guides/express-webhooks',
  'docs/states.md': 'guides/statuses',
  'CHANGELOG.md': 'changelog',
}

/** The page that a file of the repository is, of those that are pages. */
export function pathOf(file: string): string | undefined {
  const [, name] = /^docs\/guides\/([\w.-]+)\.md$/.exec(file) ?? []
  // A dot would look like an ending.
  return name ? `guides/${name.replaceAll('.', '-')}` : paths[file]
}
