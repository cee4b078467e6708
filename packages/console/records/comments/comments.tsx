// What people say about a record that is decided, newest first, and the field to say something.
import { useId, useState } from 'react'
import { useCompany } from '../../app/company.ts'
import { formatMoment } from '../../app/formats.ts'
import { useList, useWrite } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { createComment, listComments } from '../../gen/operations/comments.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { More } from '../../ui/more.tsx'
import { Problem } from '../../ui/problem.tsx'
import { readBody } from '../operation.ts'
import { Name } from '../references/names.tsx'

const { object_id: about, text: said } = readBody(createComment)

/** Whether people decide about records of the kind. */
export const takesComments = (kind: string): boolean => [about?.references ?? []].flat().includes(kind)

export function Comments({ id }: { readonly id: string }) {
  const heading = useId()
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{say('comments.title')}</h2>
      <CommentForm id={id} />
      <CommentList id={id} />
    </section>
  )
}

export function CommentList({ id }: { readonly id: string }) {
  const list = useList(listComments, { query: { object_id: id } })
  const { timezone } = useCompany()
  const comments = list.data?.pages.flatMap(page => page.data)
  return (
    <Loaded of={{ data: comments, error: list.error, refetch: list.refetch }} lines={2}>
      {found => (
        <>
          <ul className="comments">
            {found.map(({ id: key, written_by, created_at, text }) => (
              <li key={key}>
                <p className="faint">
                  <Name id={written_by} /> ·{' '}
                  <time dateTime={created_at}>{formatMoment(created_at, timezone)}</time>
                </p>
                <p className="said" dir="auto">
                  {text}
                </p>
              </li>
            ))}
          </ul>
          <More of={list} />
        </>
      )}
    </Loaded>
  )
}

function CommentForm({ id }: { readonly id: string }) {
  const [text, setText] = useState('')
  const field = useId()
  const write = useWrite(createComment)
  const missing = useObstacle()(createComment.id)
  if (missing !== undefined) return null
  return (
    <form
      className="comment-form"
      onSubmit={event => {
        event.preventDefault()
        if (text.trim() === '' || write.isPending) return
        write.mutate({ body: { object_id: id, text } }, { onSuccess: () => setText('') })
      }}
    >
      <label htmlFor={field}>{say('comments.write')}</label>
      <textarea
        id={field}
        rows={2}
        maxLength={said?.maxLength}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {write.error !== null && <Problem error={write.error} />}
      <Button type="submit" isBusy={write.isPending}>
        {say('comments.send')}
      </Button>
    </form>
  )
}
