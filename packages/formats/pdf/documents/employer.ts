// The employer at the head of a printed file: logo, name and address, next to the title of the file.

import { type Logo, readLogo } from '../pictures/logo.ts'
import { addSpace } from '../typesetting/layout.ts'
import { type Box, contentWidth, ink, type Paper, type TextStyle } from '../typesetting/paper.ts'
import { isolate } from '../typesetting/printable.ts'
import type { Typefaces } from '../typesetting/typefaces.ts'
import type { PaperWords } from './words.ts'

export interface Employer {
  readonly name: string
  /** One below the other. */
  readonly address: readonly string[]
  readonly phone: string | null
  readonly email: string | null
  readonly tax_number: string | null
  readonly registration_number: string | null
  /** The file of its logo, PNG or JPEG. */
  readonly logo?: LogoFile
}

export interface LogoFile {
  /** The SHA-256 of the bytes: a logo is read once for all that is printed with it. */
  readonly sha256: string
  readonly bytes: Uint8Array
}

const logoBox = { width: 120, height: 46 } as const
const name: TextStyle = { size: 13, weight: 'bold' }
const quiet: TextStyle = { size: 8, color: ink.quiet }

/** What stands on the other side of the head, the first line large. */
export interface HeadNotes {
  readonly title: string
  readonly notes: readonly string[]
  /** That of the employer, read. */
  readonly logo: Logo | undefined
}

const ownWidth = contentWidth * 0.62

export function addEmployer(
  paper: Paper,
  employer: Employer,
  words: PaperWords,
  { title, notes, logo }: HeadNotes,
): void {
  const top = paper.y
  const logoWidth = logo ? addLogo(paper, logo) + 14 : 0
  const box: Box = { x: logoWidth, width: ownWidth - logoWidth }
  paper.writeLines(employer.name, box, name)
  for (const line of writeLines(employer, words)) paper.writeLines(line, box, quiet)
  const end = Math.max(paper.y, logo ? top + logoBox.height : 0)
  const other: Box = { x: ownWidth + 12, width: contentWidth - ownWidth - 12, align: 'end' }
  paper.y = top
  if (title !== '') {
    const style: TextStyle = { size: 17, weight: 'bold' }
    paper.write(title, other, style)
    paper.y += paper.heightOf(style)
  }
  for (const note of notes) paper.writeLines(note, other, { size: 9, color: ink.quiet })
  paper.y = Math.max(paper.y, end)
  addSpace(paper, 9)
  paper.rule()
  addSpace(paper, 12)
}

export interface Signatory {
  readonly name: string
  readonly title: string | null
}

/** Room for a signature, and below it who signs. */
export function addSignatory(paper: Paper, { name: called, title }: Signatory, size: number): void {
  paper.makeRoom(100)
  addSpace(paper, 52)
  paper.rule({ x: 0, width: 190 })
  addSpace(paper, 5)
  const box: Box = { x: 0, width: contentWidth }
  paper.writeLines(called, box, { size, weight: 'bold' })
  if (title !== null) paper.writeLines(title, box, { size })
}

function writeLines(employer: Employer, words: PaperWords): string[] {
  const { address, phone, email, tax_number, registration_number } = employer
  const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')
  const numbers = join(
    tax_number && `${words.tax_number} ${isolate(tax_number)}`,
    registration_number && `${words.registration_number} ${isolate(registration_number)}`,
  )
  return [...address, join(phone, email), numbers].filter(Boolean)
}

/** As large as it may be; how wide that is. */
function addLogo(paper: Paper, { bytes, width, height }: Logo): number {
  const scale = Math.min(logoBox.width / width, logoBox.height / height)
  paper.picture(bytes, { x: 0, width: width * scale }, height * scale)
  return width * scale
}

/** At most so many are kept: a process prints for few workspaces at a time. */
const maxLogos = 32

/** Logos that were read, by the SHA-256 of their files. */
export class Logos {
  readonly #read = new Map<string, Logo>()

  of({ logo }: Employer): Logo | undefined {
    if (!logo) return undefined
    if (this.#read.size >= maxLogos) this.#read.clear()
    return this.#read.getOrInsertComputed(logo.sha256, () => readLogo(logo.bytes))
  }
}

/** What a press has read and uses for every file. */
export interface Stock {
  readonly faces: Typefaces
  readonly logos: Logos
}
