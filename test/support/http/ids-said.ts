// Ids in what a person is told: each answer that a test sees is searched for them.

/** The place of a stored file, which operators look up, begins with the id of its workspace. */
const anId = /\b[a-z]{3}_[0-9a-hjkmnp-tv-z]{26}\b(?!\/)/g

/** The texts for people in an answer, each with the object that it stands in: what a problem says, and what has its pattern. */
function* listTexts(json: unknown): Generator<readonly [text: string, within: object]> {
  if (typeof json !== 'object' || json === null) return
  const { detail, message, sentence } = json as Readonly<Record<string, unknown>>
  if ('request_id' in json && typeof detail === 'string') yield [detail, json]
  if (typeof message === 'string' && ('sentence' in json || 'field' in json)) yield [message, json]
  // A line of an explanation may have the id of what it rests on: the page makes a link of it.
  if (typeof sentence === 'string' && !('text' in json)) yield [sentence, json]
  for (const value of Object.values(json)) yield* listTexts(value)
}

/** Those with an id that is neither in what was sent nor in a field of its own: what was asked for by its id is named by it. */
export function findIdsSaid(sent: string, json: unknown): string[] {
  return [...listTexts(json)]
    .filter(([text, within]) => {
      const fields = Object.values(within)
      return [...text.matchAll(anId)].some(([id]) => !sent.includes(id) && !fields.includes(id))
    })
    .map(([text]) => text)
}
