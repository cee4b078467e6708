// A letter of the company: its text on the letterhead, and a stamp across it once it is revoked.

import { writeDay } from '../typesetting/figures.ts'
import { addHeading, addParagraph, addSpace, addTable, type Column } from '../typesetting/layout.ts'
import { Paper, type TextStyle } from '../typesetting/paper.ts'
import { isolate } from '../typesetting/printable.ts'
import { readBlocks, type TableBlock } from './blocks.ts'
import { addEmployer, addSignatory, type Employer, type Signatory, type Stock } from './employer.ts'
import { findDirectionOf, findWords, isTranslated, type PaperWords } from './words.ts'

export interface Letter {
  readonly employer: Employer
  /** At the foot of each page. */
  readonly footer: string | null
  readonly signatory: Signatory | null
  /** BCP 47. */
  readonly language: string
  readonly reference_number: string
  /** YYYY-MM-DD. */
  readonly issue_date: string
  readonly made_at: Temporal.Instant
  readonly subject: string
  /** Headings, tables and paragraphs, as readBlocks reads them. */
  readonly text: string
  readonly is_revoked: boolean
}

const running: TextStyle = { size: 10.5 }

export function printLetter({ faces, logos }: Stock, letter: Letter): Promise<Uint8Array> {
  const { employer, language, reference_number, subject, is_revoked } = letter
  const words = findWords(language)
  const facts = {
    title: `${subject} · ${reference_number}`,
    author: employer.name,
    language,
    made_at: letter.made_at,
    direction: findDirectionOf(language),
    foot: letter.footer ?? isolate(reference_number),
    count: words.page,
  }
  const paper = new Paper(faces, facts, letter)
  addEmployer(paper, employer, words, {
    title: '',
    notes: [isolate(reference_number), writeDate(letter, words)],
    logo: logos.of(employer),
  })
  addSpace(paper, 14)
  addHeading(paper, subject, 13)
  addSpace(paper, 8)
  addText(paper, letter.text)
  if (letter.signatory) addSignatory(paper, letter.signatory, running.size)
  if (is_revoked) paper.stamp('REVOKED', 104)
  return paper.end()
}

/** In a language without names of months here, as ISO 8601 writes it. */
const writeDate = ({ language, issue_date }: Letter, { months }: PaperWords): string =>
  isTranslated(language) ? writeDay(issue_date, months) : issue_date

const figure = /^[−-]?[A-Z]{0,3}[\s\u00a0]?[−-]?\d[\d.,\s\u00a0\u202f]*$/

function addText(paper: Paper, text: string): void {
  for (const block of readBlocks(text)) {
    if (block.kind === 'heading') {
      addSpace(paper, 5)
      addHeading(paper, block.text, 11.5)
      continue
    }
    if (block.kind === 'paragraph') addParagraph(paper, block.text, running)
    else
      addTable(
        paper,
        findColumns(block),
        block.rows.map(cells => ({ cells })),
        running.size,
      )
    addSpace(paper, 9)
  }
}

const findColumns = ({ titles, rows }: TableBlock): Column[] =>
  titles.map((title, at) => {
    const cells = rows.map(row => row[at]!).filter(Boolean)
    return { title, share: 1, isFigure: cells.length > 0 && cells.every(cell => figure.test(cell)) }
  })
