// Sending an answer that is text, compressed for browsers.

import type { Response } from 'express'
import type { Arrival } from '../../auth/admission.ts'
import type { Answer } from '../idempotency.ts'
import { compress, plain } from './compression.ts'

export function sendText(
  { req, res, headers, seen }: Arrival & { readonly res: Response },
  { status, media_type, body: text, headers: own }: Answer,
): void {
  const { body, headers: about } = seen.caller?.session ? compress(req, text) : plain(text)
  // A body that is text leaves in one write with its head; a Buffer would be a second piece.
  res.writeHead(status, {
    ...headers,
    'Content-Type': media_type,
    ...about,
    ...own,
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}
