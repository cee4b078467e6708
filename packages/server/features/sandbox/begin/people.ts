// The people of a new sandbox: invented names, at a domain that belongs to nobody.

/** Somebody who works there, and under whom: the number of another one before. */
export interface Invented {
  readonly first_name: string
  readonly last_name: string
  readonly gender: 'female' | 'male'
  readonly born: string
  readonly department: 'Management' | 'Finance' | 'Production'
  readonly designation: 'Director' | 'Accountant' | 'Operator'
  readonly manager: number | null
  /** How many months ago they joined; negative where they are yet to join. */
  readonly joined: number
  /** Of a month. */
  readonly pay: number
}

export const invented: readonly Invented[] = [
  person('Amna Testwala', 'female', '1979-04-12', 'Management', 'Director', null, 48, 450_000),
  person('Bilal Sampleson', 'male', '1988-09-30', 'Finance', 'Accountant', 0, 30, 180_000),
  person('Celine Mockford', 'female', '1991-01-21', 'Finance', 'Accountant', 1, 18, 150_000),
  person('Danish Dummyani', 'male', '1985-06-05', 'Production', 'Director', 0, 40, 260_000),
  person('Esra Trialoglu', 'female', '1996-11-17', 'Production', 'Operator', 3, 14, 90_000),
  person('Faisal Placeholder', 'male', '1993-03-08', 'Production', 'Operator', 3, 26, 95_000),
  person('Grace Fixture', 'female', '1999-07-26', 'Production', 'Operator', 3, 7, 80_000),
  person('Hamza Newcomer', 'male', '2000-02-14', 'Production', 'Operator', 3, -1, 78_000),
]

function person(
  name: string,
  gender: Invented['gender'],
  born: string,
  department: Invented['department'],
  designation: Invented['designation'],
  manager: number | null,
  joined: number,
  pay: number,
): Invented {
  const [first_name, last_name] = name.split(' ') as [string, string]
  return { first_name, last_name, gender, born, department, designation, manager, joined, pay }
}

/** T and a number: no code that the workspace gives begins so. */
export const codeOf = (n: number): string => `T-${String(n + 1).padStart(4, '0')}`

export const emailOf = ({ first_name, last_name }: Invented): string =>
  `${first_name}.${last_name}@sandbox.example`.toLowerCase()
