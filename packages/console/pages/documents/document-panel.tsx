// A look at the file of a document, before somebody verifies it.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { download } from '../../app/ask.ts'
import { formatDate } from '../../app/formats.ts'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { getEmployeeDocumentContent } from '../../gen/operations/employee-documents.ts'
import type { RecordOf } from '../../records/kind.ts'
import { Loaded } from '../../ui/loading.tsx'

const Picture = lazy(() => import('../../records/files/picture.tsx'))

export default function DocumentPanel({ record }: { readonly record: RecordOf<'EmployeeDocument'> }) {
  const missing = useObstacle()(getEmployeeDocumentContent.id)
  const isPicture = /^image\/(png|jpeg|webp)$/.test(record.content_type)
  return (
    <>
      {record.is_expired === true && typeof record.expiry_date === 'string' && (
        <p className="notice bad">{say('documents.expired', { date: formatDate(record.expiry_date) })}</p>
      )}
      {typeof record.rejection_reason === 'string' && (
        <p className="notice bad">{say('documents.rejected', { reason: record.rejection_reason })}</p>
      )}
      {missing === undefined && record.deleted !== true && (
        <section className="card">
          <h2>{record.file_name}</h2>
          {isPicture ? <Look id={record.id} name={record.file_name} /> : <p>{say('documents.open_it')}</p>}
        </section>
      )}
    </>
  )
}

function Look({ id, name }: { readonly id: string; readonly name: string }) {
  const file = useQuery({
    queryKey: ['file', id],
    queryFn: async () => {
      const { stream, contentType } = await download(getEmployeeDocumentContent, { path: { id } })
      const bytes = await new Response(stream).blob()
      return bytes.slice(0, bytes.size, contentType)
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <Loaded of={file} lines={4}>
      {shown => (
        <Suspense>
          <Picture of={shown} name={name} />
        </Suspense>
      )}
    </Loaded>
  )
}
