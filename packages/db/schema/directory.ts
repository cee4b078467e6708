// The directory: the tables of people, who belong to no workspace, where workspaces live in several databases (decision 0125).

/** What people prove themselves with. All other tables are of a workspace, and are where it lives. */
export const directoryTables: readonly string[] = [
  'known_browsers',
  'passkey_challenges',
  'passkeys',
  'people',
  'person_changes',
  'recovery_codes',
]

/** Of these, what a cell has a copy of, for whoever is a member there. */
export const copiedTables: readonly string[] = ['people']
