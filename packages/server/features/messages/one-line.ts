// Names in e-mails: somebody's own words, on one line each, so that they pass for nothing else of the e-mail.

/** Turn the rest of a line around, such as the name of a site. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

export const onOneLine = (name: string): string =>
  name.replaceAll(turning, '').replaceAll(/[\s\p{Cc}]+/gu, ' ')
