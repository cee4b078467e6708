// The demo's posts: who works where, as what, for how much and under whom.

export interface Post {
  readonly department: string
  readonly designation: string
  readonly branch: string
  readonly salary: number
  /** Index of the manager's post. */
  readonly manager: number | null
  readonly shift?: string
}

export const heads: readonly Post[] = [
  {
    department: 'Management',
    designation: 'Chief Executive',
    branch: 'Lahore Office',
    salary: 750_000,
    manager: null,
    shift: 'Management',
  },
  {
    department: 'Finance',
    designation: 'Head of Department',
    branch: 'Lahore Office',
    salary: 380_000,
    manager: 0,
    shift: 'Management',
  },
  {
    department: 'Human Resources',
    designation: 'Head of Department',
    branch: 'Lahore Office',
    salary: 360_000,
    manager: 0,
    shift: 'Management',
  },
  {
    department: 'Operations',
    designation: 'Head of Department',
    branch: 'Faisalabad Mill',
    salary: 400_000,
    manager: 0,
    shift: 'Management',
  },
  {
    department: 'Sales',
    designation: 'Head of Department',
    branch: 'Karachi Office',
    salary: 370_000,
    manager: 0,
    shift: 'Management',
  },
  {
    department: 'Information Technology',
    designation: 'Head of Department',
    branch: 'Islamabad Office',
    salary: 390_000,
    manager: 0,
    shift: 'Management',
  },
]

const teams: readonly (Post & { readonly size: number })[] = [
  {
    size: 4,
    department: 'Payroll',
    designation: 'Accountant',
    branch: 'Lahore Office',
    salary: 105_000,
    manager: 1,
  },
  {
    size: 4,
    department: 'Recruitment',
    designation: 'HR Officer',
    branch: 'Lahore Office',
    salary: 98_000,
    manager: 2,
  },
  {
    size: 12,
    department: 'Weaving',
    designation: 'Machine Operator',
    branch: 'Faisalabad Mill',
    salary: 52_000,
    manager: 3,
    shift: 'Morning',
  },
  {
    size: 9,
    department: 'Dyeing',
    designation: 'Machine Operator',
    branch: 'Faisalabad Mill',
    salary: 54_500,
    manager: 3,
    shift: 'Night',
  },
  {
    size: 4,
    department: 'Quality Control',
    designation: 'Quality Inspector',
    branch: 'Faisalabad Mill',
    salary: 66_000,
    manager: 3,
    shift: 'Evening',
  },
  {
    size: 6,
    department: 'Export Sales',
    designation: 'Sales Executive',
    branch: 'Karachi Office',
    salary: 112_000,
    manager: 4,
  },
  {
    size: 5,
    department: 'Information Technology',
    designation: 'Software Engineer',
    branch: 'Islamabad Office',
    salary: 195_000,
    manager: 5,
  },
]

export const posts: readonly Post[] = [
  ...heads,
  ...teams.flatMap(({ size, ...post }) => Array.from({ length: size }, () => post)),
]
