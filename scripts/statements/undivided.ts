// Statements that touch the directory and cells at once, which one database allows; this list only shrinks (decision 0125).

/** Each has to be divided before a second cell is opened. */
export const undivided: Readonly<Record<string, string>> = {
  open_session: 'takes the password or passkey that was proven, and opens the session',
}
