// Releases: the number of this one, and the older ones that can run on its schema. npm run check compares both with releases/.

/** The number of this release, as in the contract. */
export const release = '1.1.0'

/** Recorded releases whose nodes run on the schema of this one, the oldest first, with the last migration of each. */
export const livingReleases: Readonly<Record<string, string>> = {
  '1.0.0': '0072-departments-of-the-same-name',
}
