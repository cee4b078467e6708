// Names of the contract in sentences: nouns, and lists of what may be.

/** `leave_type` is "leave type", and `hr_letter` is "HR letter". */
export function toNoun(name: string): string {
  return name.replaceAll('_', ' ').replace(/^hr\b/, 'HR')
}
