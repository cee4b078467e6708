// The totals of a pay entry, by the type of the lines that add up to them.

export const totals = {
  earning: 'total_earnings',
  deduction: 'total_deductions',
  employer_contribution: 'employer_contributions',
} as const
