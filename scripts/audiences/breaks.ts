// How a break of what callers rely on is announced, by whom it breaks: a line of the changelog for each audience.

/** How such a line begins. What is for the console alone breaks nobody: both come from one release. */
export const announcements = {
  public: '- **Breaking:**',
  workspace: '- **Breaking, Workspace API:**',
} as const

/** The lines of the changelog that announce a break to an audience, and were not there before. */
export function listAnnounced(audience: keyof typeof announcements, before: string, now: string): string[] {
  const breaks = (changelog: string) =>
    changelog.split('\n').filter(line => line.startsWith(announcements[audience]))
  const former = new Set(breaks(before))
  return breaks(now).filter(line => !former.has(line))
}
