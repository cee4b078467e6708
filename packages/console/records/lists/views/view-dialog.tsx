// The dialog that keeps a view of a list: its name, and whether everybody sees it.
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { useWrite } from '../../../app/queries.ts'
import { say, sayOf } from '../../../app/words.ts'
import { createListView, updateListView } from '../../../gen/operations/list-views.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/over/dialog.tsx'
import { useFewTyped } from '../../../ui/over/typed.ts'
import { Problem } from '../../../ui/problem.tsx'
import type { Noun } from '../../noun.ts'
import { readBody } from '../../operation.ts'
import type { ListState } from '../list-state.ts'
import { type ListView, searchOf, viewOf } from './view-search.ts'

const { name: nameFacts } = readBody(createListView)

interface ViewDialogProps {
  readonly noun: Noun
  readonly state: ListState
  /** The one that is changed; without it, what the list shows is kept. */
  readonly view?: ListView
  readonly onClose: () => void
}

export default function ViewDialog(props: ViewDialogProps) {
  const { view, onClose } = props
  return (
    <Dialog title={view ? say('view.rename_of', { name: view.name }) : say('view.save')} onClose={onClose}>
      <ViewForm {...props} />
    </Dialog>
  )
}

function ViewForm({ noun, state, view, onClose }: ViewDialogProps) {
  const [name, setName] = useState(view?.name ?? '')
  const [is_shared, setShared] = useState(view?.is_shared ?? false)
  const field = useId()
  useFewTyped(name !== (view?.name ?? ''))
  const navigate = useNavigate()
  const create = useWrite(createListView)
  const update = useWrite(updateListView)
  const { isPending, error } = view ? update : create
  const onSuccess = (kept: ListView) => {
    onClose()
    void navigate({ to: '.', search: searchOf(kept), replace: true })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || name.trim() === '') return
    const written = { name: name.trim(), is_shared }
    if (view) return update.mutate({ path: { id: view.id }, body: written }, { onSuccess })
    const body = Object.assign(written, { list: noun.list.id }, viewOf(state, noun.columns))
    create.mutate({ body }, { onSuccess })
  }
  return (
    <form className="form" onSubmit={send}>
      {error !== null && <Problem error={error} />}
      <div className="field">
        <label htmlFor={field}>{sayOf('field', 'name')}</label>
        <input
          id={field}
          required
          maxLength={nameFacts?.maxLength}
          value={name}
          onChange={event => setName(event.target.value)}
        />
      </div>
      <label className="check">
        <input type="checkbox" checked={is_shared} onChange={event => setShared(event.target.checked)} />{' '}
        {say('view.share')}
      </label>
      <footer className="form-foot">
        <Button type="submit" look="primary" isBusy={isPending}>
          {say('form.save')}
        </Button>
      </footer>
    </form>
  )
}
