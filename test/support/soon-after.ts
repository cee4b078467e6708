// When a record that is new was last changed: PostgreSQL reads its clock for each of the two times.

/** Matches a time that is not before `created_at`, and less than a second after it. */
export const soonAfter = (created_at: string | undefined): unknown => ({
  $$typeof: Symbol.for('jest.asymmetricMatcher'),
  asymmetricMatch: (time: unknown) => {
    const passed = Date.parse(String(time)) - Date.parse(String(created_at))
    return passed >= 0 && passed < 1000
  },
  toString: () => `SoonAfter`,
  toAsymmetricMatcher: () => `SoonAfter<${created_at}>`,
})
