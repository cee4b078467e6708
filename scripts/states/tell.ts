// Tells the life of objects in the docs: a picture and a table at the tags of the public document, and a page with all of them.

import type { GeneratedFile, OpenApiDocument } from '@muster/codegen'
import { nameKind } from '../../packages/contract/states.ts'
import { formatTable } from '../guide-tables.ts'
import { listUnreached } from './arrange.ts'
import { drawLife } from './draw.ts'
import type { Life, Move } from './find-lives.ts'

/** Where an operation is that the document does not have, by its id. */
type Elsewhere = (operationId: string) => string

/** A picture of each life. */
export const drawLives = (lives: readonly Life[]): GeneratedFile[] =>
  lives.map(life => ({ path: `states/${life.kind}.svg`, text: drawLife(life) }))

/** The document with the life of each object at its tag. */
export function addLives(
  document: OpenApiDocument,
  lives: readonly Life[],
  elsewhere: Elsewhere = () => 'in the console',
): OpenApiDocument {
  const tags = document.tags?.map(tag => {
    const own = lives.filter(life => life.tag === tag.name)
    const lines = own.map(life =>
      tellLife(life, `docs/states/${life.kind}.svg`, linkOperation(document, elsewhere)),
    )
    return own.length > 0 ? { ...tag, description: [tag.description, ...lines].join('\n\n') } : tag
  })
  return tags ? { ...document, tags } : document
}

/** The page of the docs that has them all. */
export function writePage(lives: readonly Life[]): GeneratedFile {
  const parts = lives.map(life => {
    const noun = nameKind(life.kind)
    const picture = `../packages/contract/gen/states/${life.kind}.svg`
    return `## ${noun[0]!.toUpperCase()}${noun.slice(1)}\n\n${tellLife(life, picture, ({ id }) => `\`${id}\``)}`
  })
  return { path: 'states.md', text: `${opening}\n\n${parts.join('\n\n')}\n` }
}

const opening = `# Statuses

What can be done with a record depends on its status. Each object that operations move from status to status has a picture here: an arrow leads from the statuses in which an operation is possible to the one that it ends in. What is written into a box can be done in that status, and leaves it. In any other status the operation returns 409. A dashed box is a status that comes about in another way, such as at a date or by a payroll run.

\`npm run generate\` writes this page from \`x-from\` and \`x-to\` in the contract. [contract.md](contract.md) explains these keys.`

function tellLife(life: Life, picture: string, name: (move: Move) => string): string {
  const rows = life.moves.map(move => [name(move), listInCode(move.from), listInCode(move.to)])
  const unreached = listUnreached(life)
  return [
    `![The statuses of this object. The table says the same.](${picture})`,
    formatTable(['Operation', 'Possible in', 'Then it is'], rows).join('\n'),
    ...(unreached.length > 0
      ? [`${listInCode(unreached)} come${unreached.length > 1 ? '' : 's'} about in another way.`]
      : []),
  ].join('\n\n')
}

const listInCode = (names: readonly string[]): string => names.map(name => `\`${name}\``).join(', ')

/** An operation of the document leads to its place; another one is named. */
function linkOperation(document: OpenApiDocument, elsewhere: Elsewhere): (move: Move) => string {
  const ids = Object.values(document.paths ?? {}).flatMap(item =>
    Object.values(item ?? {}).map(operation => (operation as { operationId?: string }).operationId),
  )
  return ({ id, tag, summary }) =>
    ids.includes(id) ? `[${summary}](#tag/${tag}/operation/${id})` : `${summary}, ${elsewhere(id)}`
}
