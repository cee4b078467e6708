// What the service knows of a chosen file before it is imported; asked once for each file, by all fields that are about it.
import { useQuery } from '@tanstack/react-query'
import { askAny } from '../../app/ask.ts'
import { previewImport } from '../../gen/operations/imports.ts'
import type { AnyRecord, Output } from '../../records/operation.ts'

export type ImportPreview = Output<'previewImport'>

/** Undefined until the service has looked; what it refuses is told when the form is sent. */
export function usePreview({ kind, content_base64: file }: AnyRecord = {}): ImportPreview | undefined {
  const isChosen = typeof kind === 'string' && kind !== '' && file instanceof File
  const { data } = useQuery({
    queryKey: [previewImport.id, kind, isChosen && [file.name, file.size, file.lastModified]],
    queryFn: ({ signal }) =>
      askAny(previewImport, { body: { kind, content_base64: file } }, { signal }) as Promise<ImportPreview>,
    enabled: isChosen,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isChosen ? data : undefined
}
