// The six groups of the docs, as the head of each page names them.

export type Group = 'guides' | 'reference' | 'workspace' | 'events' | 'errors' | 'changelog'

export interface GroupWords {
  readonly title: string
  readonly summary: string
}

export const groups: Readonly<Record<Group, GroupWords>> = {
  guides: { title: 'Guides', summary: 'How things are done, from the first call to a month of pay.' },
  reference: { title: 'Reference', summary: 'Each operation of the API under /v1, with samples.' },
  workspace: { title: 'Workspace API', summary: 'The operations that run a workspace, under /console.' },
  events: { title: 'Events', summary: 'What webhooks tell, with the body of each.' },
  errors: { title: 'Errors', summary: 'A page for each code: what it means, and what to do.' },
  changelog: { title: 'Changelog', summary: 'What changed, version by version.' },
}

export const groupNames = Object.keys(groups) as readonly Group[]
