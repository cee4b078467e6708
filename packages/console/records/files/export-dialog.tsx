// The dialog of an export: which file, how far it is, and the file itself as soon as it is there.
import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useCompany } from '../../app/company.ts'
import { formatBytes, formatMoment } from '../../app/formats.ts'
import { useRead, useWrite } from '../../app/queries.ts'
import { say, sayOf } from '../../app/words.ts'
import { cancelExport, createExport, getExport, getExportContent } from '../../gen/operations/exports.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { Dialog } from '../../ui/over/dialog.tsx'
import { Problem } from '../../ui/problem.tsx'
import type { Output } from '../operation.ts'
import { Sentence } from '../references/sentence.tsx'
import { keepFile, useFile } from './bring-file.ts'
import type { ExportOf } from './export-of.ts'
import { Progress } from './progress.tsx'

interface ExportDialogProps {
  readonly of: ExportOf
  readonly onClose: () => void
}

export default function ExportDialog({ of, onClose }: ExportDialogProps) {
  const [id, setId] = useState<string>()
  return (
    <Dialog title={say('export.of', { what: of.title })} onClose={onClose}>
      {id === undefined ? <ExportForm of={of} onBegun={setId} /> : <BegunExport id={id} />}
    </Dialog>
  )
}

interface ExportFormProps {
  readonly of: ExportOf
  readonly onBegun: (id: string) => void
}

function ExportForm({ of: { asked, formats }, onBegun }: ExportFormProps) {
  const [format, setFormat] = useState(formats[0])
  const create = useWrite(createExport)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    const body = Object.assign({}, asked, { format })
    create.mutate({ body }, { onSuccess: begun => onBegun(String(begun.id)) })
  }
  return (
    <form className="form" onSubmit={send}>
      {create.error !== null && <Problem error={create.error} />}
      {asked.kind === 'list' && (
        <p className="help">{say(asked.ids === undefined ? 'export.of_list' : 'export.of_chosen')}</p>
      )}
      <fieldset className="group">
        <legend>{sayOf('field', 'format')}</legend>
        <div className="choices">
          {formats.map(one => (
            <label key={one}>
              <input type="radio" name="format" checked={one === format} onChange={() => setFormat(one)} />
              {sayOf('value', one)}
            </label>
          ))}
        </div>
      </fieldset>
      <footer className="form-foot">
        <Button type="submit" look="primary" isBusy={create.isPending}>
          {say('export.do')}
        </Button>
      </footer>
    </form>
  )
}

const halfASecond = 500

function BegunExport({ id }: { readonly id: string }) {
  const read = useRead(
    getExport,
    { path: { id } },
    { every: found => (found === undefined || found.status === 'running' ? halfASecond : false) },
  )
  return (
    <Loaded of={read} lines={2}>
      {found => (found.status === 'running' ? <Running of={found} /> : <Ended of={found} />)}
    </Loaded>
  )
}

type Export = Output<'getExport'>

function Running({ of: { id, file_name: name, done, total } }: { readonly of: Export }) {
  const cancel = useWrite(cancelExport)
  return (
    <>
      <Progress label={name} done={done} total={total} />
      <p className="help">{say('export.goes_on')}</p>
      {cancel.error !== null && <Problem error={cancel.error} />}
      <Ways>
        <Button isBusy={cancel.isPending} onPress={() => cancel.mutate({ path: { id } })}>
          {say('export.cancel')}
        </Button>
      </Ways>
    </>
  )
}

function Ended({ of }: { readonly of: Export }) {
  if (of.status === 'succeeded') return <Ready of={of} />
  return (
    <>
      <p className="notice bad" role="status" dir="auto">
        {of.message === null ? sayOf('value', of.status) : <Sentence text={of.message} coded={of.sentence} />}
      </p>
      <Ways />
    </>
  )
}

/** The file comes by itself: that is what it was asked for. */
function Ready({
  of: { id, file_name: name, size_bytes: size, expires_at: until },
}: {
  readonly of: Export
}) {
  const { timezone } = useCompany()
  const { bring, isBusy, error } = useFile(getExportContent, { path: { id } })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(() => void bring(keepFile), [])
  return (
    <>
      {error !== undefined && <Problem error={error} />}
      <p role="status">
        {say('export.ready', { name, size: formatBytes(size ?? 0) })}{' '}
        {until !== null && say('export.until', { date: formatMoment(until, timezone) })}
      </p>
      <Ways>
        <Button isBusy={isBusy} onPress={() => void bring(keepFile)}>
          {say('record.download')}
        </Button>
      </Ways>
    </>
  )
}

/** What can be done now, and where the file is found later. */
const Ways = ({ children }: { readonly children?: ReactNode }) => (
  <p className="ways">
    {children}
    <Link className="button quiet" to="/files/exports">
      {say('export.all')}
    </Link>
  </p>
)
