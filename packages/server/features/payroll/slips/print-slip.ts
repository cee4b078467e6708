// A slip as a PDF to download: made from what it stores, so it is the same file each time.

import { say } from '@muster/sentences'
import type { Files } from '../../../files/index.ts'
import type { Context } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { type FileContent, makeFile } from '../../../http/response/file-content.ts'
import { refuseUnprintable } from '../../../http/response/unprintable.ts'
import { readSlips } from './read-slips.ts'
import type { SlipPress } from './slip-press.ts'

export interface SlipServices {
  /** Opens the logo of the letterhead. */
  readonly files: Files
  readonly press: SlipPress
}

/** The file, or a 404. A 409 names a character that none of the fonts has. */
export async function printSlip(
  { db, caller }: Context,
  { files, press }: SlipServices,
  id: string,
): Promise<FileContent> {
  const [found] = await readSlips(db, files, [id])
  if (!found) throw notFound('salary slip', id)
  const { slip } = found
  const bytes = await press
    .print(slip, { site: db.workspace_id, line: caller.actor_id })
    .catch(
      refuseUnprintable(
        say`The slip`,
        say`Print it from the page of its payroll entry in the console, where the browser has more fonts.`,
      ),
    )
  return makeFile(`${slip.slip_number ?? id}.pdf`, 'application/pdf', bytes)
}
