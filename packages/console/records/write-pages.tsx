// The pages that make a record and change one; a change that somebody else made meanwhile is shown before anything is lost.
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useReadAny } from '../app/queries.ts'
import { say, sayOf, titleKind } from '../app/words.ts'
import { Loaded, Skeleton } from '../ui/loading.tsx'
import { Page } from '../ui/page.tsx'
import { Handover, isHandedOver } from './actions/secrets.tsx'
import { OperationForm } from './forms/form.tsx'
import type { Noun } from './noun.ts'
import type { AnyOperation, AnyRecord } from './operation.ts'
import { useMeanwhile } from './record/meanwhile.tsx'
import { useNounPath, useRecordPath } from './references/record-paths.ts'
import { useTitle } from './title.ts'

export function NewPage({ noun }: { readonly noun: Noun }) {
  const navigate = useNavigate()
  // A link may name what is known already, such as ?employee_id=.
  const known = useSearch({ strict: false })
  const [made, setMade] = useState<AnyRecord>()
  const kind = sayOf('kind', noun.kind, { count: 1 })
  const { create } = noun
  const begun = (noun.form?.useBegin ?? useNothing)()
  // What is made by and by is answered with the operation that makes it, which has a page of its own.
  const list = useNounPath(noun)
  const path = useRecordPath(create?.result) ?? list
  const isSeen = path !== list || noun.get !== undefined
  const goTo = (record: AnyRecord) =>
    void navigate(isSeen ? { to: `${path}/$id`, params: { id: String(record.id) } } : { to: path })
  if (create === undefined) return null
  if (begun === undefined) return <Skeleton />
  const take = (record: AnyRecord) =>
    isHandedOver(create, record) && !canShowSecret(noun) ? setMade(record) : goTo(record)
  return (
    <Page title={say('list.new', { kind })} above={<Link to={list}>{titleKind(noun.kind)}</Link>}>
      {made ? (
        <Handover operation={create} answer={made} onDone={() => goTo(made)} />
      ) : (
        <OperationForm
          operation={create}
          initial={Object.assign({}, begun, known)}
          preview={noun.preview}
          shape={noun.form}
          groups={noun.groups}
          Aside={noun.form?.Aside}
          submit={say('form.create', { kind })}
          onDone={take}
          onCancel={() => void navigate({ to: list })}
        />
      )}
    </Page>
  )
}

const nothing = {}
/** Most records begin with nothing. */
const useNothing = () => nothing

/** The secret of a record with an operation for it can be seen later too. */
const canShowSecret = (noun: Noun): boolean =>
  Object.values(noun.operations).some(({ method, id }) => method === 'get' && id.endsWith('Secret'))

export function EditPage({ noun, id }: { readonly noun: Noun; readonly id: string }) {
  const read = useReadAny(noun.get, { path: { id } })
  const record = read.data ?? undefined
  return (
    <Page
      title={say('form.edit', {
        record: useTitle(noun, record) ?? sayOf('kind', noun.kind, { count: 1 }),
      })}
      above={<Link to={useNounPath(noun)}>{titleKind(noun.kind)}</Link>}
    >
      <Loaded of={{ data: record, error: read.error, refetch: read.refetch }}>
        {shown => noun.change && <EditForm noun={noun} change={noun.change} record={shown} />}
      </Loaded>
    </Page>
  )
}

interface EditFormProps {
  readonly noun: Noun
  readonly change: AnyOperation
  readonly record: AnyRecord
}

function EditForm({ noun, change, record }: EditFormProps) {
  const navigate = useNavigate()
  const id = String(record.id)
  const path = useNounPath(noun)
  const { begun, isStill, question } = useMeanwhile(noun.get ?? noun.list, record)
  const back = () => void navigate({ to: `${path}/$id`, params: { id } })
  return (
    <>
      <OperationForm
        operation={change}
        shape={noun.form}
        groups={noun.groups}
        Aside={noun.form?.Aside}
        path={{ id }}
        initial={begun}
        submit={say('form.save')}
        beforeSend={isStill}
        onDone={back}
        onCancel={back}
      />
      {question}
    </>
  )
}
