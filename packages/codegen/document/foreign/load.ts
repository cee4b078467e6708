// Reads a document that somebody else has published: Swagger 2 too, from an address too, and with its mistakes mended.
import { resolve } from 'node:path'
import { checkDocument } from '../check/check.ts'
import { isAddress, isObject, type Json } from '../json.ts'
import { DocumentError, type Locate, type Problem } from '../problems.ts'
import { Bundle } from '../reading/bundle.ts'
import { Files } from '../reading/document-files.ts'
import { type Loaded, nameSource } from '../reading/load.ts'
import { Fetcher, fetchReferences } from './addresses.ts'
import { mendDocument } from './mend.ts'
import { ConverterMissing, convertSwagger, isSwagger, readSwaggerKeys } from './swagger.ts'

/** Reads a document and everything it refers to, and mends it. Throws a DocumentError for what cannot be mended. */
export async function loadForeign(
  document: string,
  files = new Files(nameSource(document)),
): Promise<Loaded & Required<Pick<Loaded, 'repairs'>>> {
  const source = nameSource(document)
  const fetcher = new Fetcher(source, files)
  const rootPath = isAddress(document) ? await fetcher.fetchRoot(document) : resolve(document)
  const written = files.read(rootPath)
  await fetchReferences(rootPath, written, files, fetcher)
  const [root, converted] = isSwagger(written) ? await readSwagger(written, source) : [written, []]
  const bundle = new Bundle(files, source, rootPath, root)
  const locate: Locate = ({ keys, ...spot }) =>
    bundle.locate({ keys: converted.length > 0 ? readSwaggerKeys(keys) : keys, ...spot })
  const mended = mendDocument(bundle.run(true))
  const repairs = [...converted, ...mended.repairs]
  return {
    document: checkDocument(mended.document, source, locate),
    source,
    files: files.names,
    locate,
    repairs,
  }
}

async function readSwagger(written: Json, source: string): Promise<[Json, Problem[]]> {
  const version = isObject(written) ? String(written.swagger) : ''
  const problem = { code: 'unsupported-version', keys: ['swagger'] } as const
  try {
    const converted = isSwagger(written) ? await convertSwagger(written) : written
    const now = isObject(converted) ? String(converted.openapi) : ''
    const warning = {
      ...problem,
      message: `This is Swagger ${version}.`,
      remedy: `It was read as OpenAPI ${now}.`,
    }
    return [converted, [warning]]
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const [why, remedy] =
      error instanceof ConverterMissing
        ? ['the converter is not installed', `Install it: ${reason}.`]
        : [`it cannot be converted: ${reason}`, 'Correct what that names.']
    throw new DocumentError(source, [
      { ...problem, message: `This is Swagger ${version}, and ${why}.`, remedy },
    ])
  }
}
