// The pages that make a record and change one; a change that somebody else made meanwhile is shown before anything is lost.
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { askAny } from '../app/ask.ts'
import { useReadAny } from '../app/queries.ts'
import { say, sayOf, titleKind } from '../app/words.ts'
import { Button } from '../ui/button.tsx'
import { Loaded } from '../ui/loading.tsx'
import { Dialog } from '../ui/over/dialog.tsx'
import { Page } from '../ui/page.tsx'
import { Handover, isHandedOver } from './actions/secrets.tsx'
import { OperationForm } from './forms/form.tsx'
import { Differences } from './history/differences.tsx'
import type { Noun } from './noun.ts'
import type { AnyOperation, AnyRecord } from './operation.ts'
import { useNounPath, useRecordPath } from './references/record-paths.ts'
import { useTitle } from './title.ts'

export function NewPage({ noun }: { readonly noun: Noun }) {
  const navigate = useNavigate()
  // A link may name what is known already, such as ?employee_id=.
  const known = useSearch({ strict: false })
  const [made, setMade] = useState<AnyRecord>()
  const kind = sayOf('kind', noun.kind, { count: 1 })
  const { create } = noun
  // What is made by and by is answered with the operation that makes it, which has a page of its own.
  const list = useNounPath(noun)
  const path = useRecordPath(create?.result) ?? list
  const isSeen = path !== list || noun.get !== undefined
  const goTo = (record: AnyRecord) =>
    void navigate(isSeen ? { to: `${path}/$id`, params: { id: String(record.id) } } : { to: path })
  if (create === undefined) return null
  const take = (record: AnyRecord) =>
    isHandedOver(create, record) && !canShowSecret(noun) ? setMade(record) : goTo(record)
  return (
    <Page title={say('list.new', { kind })} above={<Link to={list}>{titleKind(noun.kind)}</Link>}>
      {made ? (
        <Handover operation={create} answer={made} onDone={() => goTo(made)} />
      ) : (
        <OperationForm
          operation={create}
          initial={known}
          preview={noun.preview}
          shape={noun.form}
          Aside={noun.form?.Aside}
          submit={say('form.create', { kind })}
          onDone={take}
          onCancel={() => void navigate({ to: list })}
        />
      )}
    </Page>
  )
}

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

interface Meanwhile {
  readonly now: AnyRecord
  readonly decide: (goesOn: boolean) => void
}

function EditForm({ noun, change, record }: EditFormProps) {
  const navigate = useNavigate()
  const id = String(record.id)
  const path = useNounPath(noun)
  // What the form began with: a fresh read in the background does not change it under the person's hands.
  const [begun] = useState(record)
  const [known, setKnown] = useState(record)
  const [meanwhile, setMeanwhile] = useState<Meanwhile>()
  const back = () => void navigate({ to: `${path}/$id`, params: { id } })
  const isStill = async () => {
    const now = (await askAny(noun.get ?? noun.list, { path: { id } })) as AnyRecord
    if (now.updated_at === known.updated_at) return true
    const goesOn = await new Promise<boolean>(decide => setMeanwhile({ now, decide }))
    setMeanwhile(undefined)
    if (goesOn) setKnown(now)
    return goesOn
  }
  return (
    <>
      <OperationForm
        operation={change}
        shape={noun.form}
        Aside={noun.form?.Aside}
        path={{ id }}
        initial={begun}
        submit={say('form.save')}
        beforeSend={isStill}
        onDone={back}
        onCancel={back}
      />
      {meanwhile && <MeanwhileDialog noun={noun} before={known} meanwhile={meanwhile} />}
    </>
  )
}

interface MeanwhileProps {
  readonly noun: Noun
  readonly before: AnyRecord
  readonly meanwhile: Meanwhile
}

/** Tells what somebody else changed since the form was opened. */
function MeanwhileDialog({ noun, before, meanwhile: { now, decide } }: MeanwhileProps) {
  return (
    <Dialog title={say('form.meanwhile')} onClose={() => decide(false)}>
      <p>{say('form.meanwhile_what')}</p>
      <Differences operation={noun.get ?? noun.list} before={before} after={now} />
      <footer className="form-foot">
        <Button look="primary" onPress={() => decide(true)}>
          {say('form.save_anyway')}
        </Button>
        <Button onPress={() => decide(false)}>{say('form.look_again')}</Button>
      </footer>
    </Dialog>
  )
}
