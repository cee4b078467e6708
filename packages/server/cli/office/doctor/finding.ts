// What the doctor says of one thing: how it is, and what cures it.

export interface Finding {
  /** What was looked at, such as `clock`. */
  readonly check: string
  readonly status: 'ok' | 'warning' | 'problem'
  readonly says: string
  /** What to do; undefined where all is well. */
  readonly cure?: string
}

export const well = (check: string, says: string): Finding => ({ check, status: 'ok', says })

export const warn = (check: string, says: string, cure: string): Finding => ({
  check,
  status: 'warning',
  says,
  cure,
})

export const fault = (check: string, says: string, cure: string): Finding => ({
  check,
  status: 'problem',
  says,
  cure,
})
