// Made-up people: names and numbers that look right in Pakistan and belong to nobody.

import { checkDigits } from '@muster/formats'

const women = [
  'Ayesha',
  'Fatima',
  'Zainab',
  'Mariam',
  'Hina',
  'Sana',
  'Amna',
  'Rabia',
  'Nadia',
  'Sadia',
  'Iqra',
  'Mehwish',
  'Saima',
  'Bushra',
  'Komal',
  'Noor',
]
const men = [
  'Ahmed',
  'Ali',
  'Hassan',
  'Usman',
  'Bilal',
  'Imran',
  'Kamran',
  'Faisal',
  'Tariq',
  'Salman',
  'Zubair',
  'Hamza',
  'Junaid',
  'Shahid',
  'Waqas',
  'Naveed',
  'Asad',
  'Danish',
]
const families = [
  'Khan',
  'Malik',
  'Hussain',
  'Qureshi',
  'Butt',
  'Chaudhry',
  'Siddiqui',
  'Sheikh',
  'Raza',
  'Baig',
  'Javed',
  'Aslam',
  'Mirza',
  'Farooq',
  'Abbasi',
  'Nawaz',
  'Rehman',
  'Iqbal',
]

export interface Person {
  readonly first_name: string
  readonly last_name: string
  readonly father_name: string
  readonly gender: 'male' | 'female'
  readonly national_id: string
  readonly phone_primary: string
  readonly personal_email: string
}

/** The n-th person; the same n gives the same person. */
export function person(n: number): Person {
  const gender = n % 5 < 2 ? 'female' : 'male'
  const first_name = gender === 'female' ? pick(women, n * 7) : pick(men, n * 5)
  const last_name = pick(families, n * 11 + Math.floor(n / 18))
  return {
    first_name,
    last_name,
    father_name: `${pick(men, n * 3 + 4)} ${last_name}`,
    gender,
    national_id: `35202-${digits(n * 7919 + 1_234_567, 7)}-${gender === 'female' ? 2 : 1}`,
    phone_primary: `+92 300 ${digits(n * 6007 + 4_001_234, 7)}`,
    personal_email: `${first_name}.${last_name}${n}@example.com`.toLowerCase(),
  }
}

export function iban(bank: string, account: string): string {
  const rest = `${bank}${account.padStart(16, '0')}`
  return `PK${checkDigits('PK', rest)}${rest}`
}

export function pick<T>(from: readonly T[], n: number): T {
  return from[n % from.length]!
}

function digits(n: number, length: number): string {
  return String(n % 10 ** length).padStart(length, '0')
}
