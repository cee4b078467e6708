// What one does in the inbox: goes from item to item, chooses many, and decides.
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useBulk } from '../../records/bulk/begin.ts'
import { type AnyOperation, readBody } from '../../records/operation.ts'
import { findDecided, findSentId, isStep } from './steps.ts'
import type { Waiting } from './waiting.ts'

export type Place = ReturnType<typeof useDecisions>

type ChangeSet = (change: (before: ReadonlySet<string>) => ReadonlySet<string>) => void

export type Verb = 'approve' | 'reject'

/** What waits for the person, and what waits for anybody. */
export type InboxPath = '/inbox' | '/inbox/everybody'

export function useDecisions(
  path: InboxPath,
  all: readonly Waiting[],
  chosen: Waiting | undefined,
  setSending: ChangeSet,
) {
  const navigate = useNavigate()
  const { bulk, send } = useSending(setSending)
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [rejecting, setRejecting] = useState<readonly Waiting[]>([])
  const [comment, setComment] = useState('')
  const marked = all.filter(({ record }) => checked.has(String(record.id)))
  const meant = (verb: Verb): readonly Waiting[] =>
    (marked.length > 0 ? marked : [chosen].filter(one => one !== undefined)).filter(
      ({ queue, refusal }) => queue[verb] !== undefined && refusal === undefined,
    )
  const show = (one: Waiting | undefined) => {
    setComment('')
    void navigate({ to: path, search: one ? { item: String(one.record.id) } : {}, replace: true })
  }
  const decide = (verb: Verb, items: readonly Waiting[], reason?: string) => {
    const gone = new Set(items.map(({ record }) => String(record.id)))
    setChecked(new Set())
    send(verb, items, reason ?? comment)
    show(findNext(all, chosen, gone))
  }
  return {
    bulk,
    checked,
    marked,
    rejecting,
    setRejecting,
    comment,
    setComment,
    open: ({ queue, record }: Waiting) =>
      void navigate({ to: `${queue.path}/$id`, params: { id: String(record.id) } }),
    move: (by: 1 | -1) => {
      const at = all.indexOf(chosen!)
      const to = all[Math.min(Math.max(at + by, 0), all.length - 1)]
      if (to && to !== chosen) show(to)
    },
    toggle: (items: readonly Waiting[]) => {
      const ids = items.filter(canChoose).map(({ record }) => String(record.id))
      const isOn = ids.every(id => checked.has(id))
      setChecked(new Set(isOn ? [...checked].filter(id => !ids.includes(id)) : [...checked, ...ids]))
    },
    approve: () => {
      const items = meant('approve')
      if (items.length > 0) decide('approve', items)
    },
    reject: () => setRejecting(meant('reject')),
    decideRejected: (reason: string) => {
      setRejecting([])
      decide('reject', rejecting, reason)
    },
  }
}

/** Decided here, and by this person. */
export const canChoose = ({ queue, refusal }: Waiting): boolean =>
  queue.approve !== undefined && refusal === undefined

/** Sends one bulk action for each queue, all as one decision; a rejection says why in its body. */
function useSending(setSending: ChangeSet) {
  const bulk = useBulk()
  /** What is sent leaves the list at once, and comes back where the service did not get it. */
  const send = (verb: Verb, items: readonly Waiting[], text: string) => {
    const wanted = [...Map.groupBy(items, findDecided)].map(([decided, own]) => {
      const operation = decided[verb]!
      return Object.assign(
        { operation, ids: own.map(findSentId) },
        sayWith(verb, operation, text, isStep(decided)),
      )
    })
    const sent = wanted.flatMap(({ ids }) => ids)
    const settle = () => setSending(before => new Set([...before].filter(id => !sent.includes(id))))
    setSending(before => new Set([...before, ...sent]))
    // Not by the callbacks of mutate, of which the last call alone is answered.
    void bulk.mutateAsync(wanted).then(settle, settle)
  }
  return { bulk, send }
}

/** What is said with a decision, as its operation takes it. */
function sayWith(verb: Verb, operation: AnyOperation, text: string, isOfStep: boolean) {
  const field = findReason(operation)
  if (verb === 'reject') return { body: { [field]: text } }
  if (!isOfStep) return { comment: text || undefined }
  return text === '' ? {} : { body: { [field]: text.slice(0, readBody(operation)[field]?.maxLength) } }
}

/** The one behind what was decided, or before it. */
function findNext(
  all: readonly Waiting[],
  chosen: Waiting | undefined,
  gone: ReadonlySet<string>,
): Waiting | undefined {
  const left = (one: Waiting) => !gone.has(String(one.record.id))
  const at = Math.max(0, all.indexOf(chosen!))
  return all.slice(at).find(left) ?? all.slice(0, at).findLast(left)
}

/** What the contract calls the reason, or the remark on a step. */
export const findReason = (operation: AnyOperation): string =>
  Object.keys(operation.schemas[operation.body ?? ''] ?? {}).find(name => /reason$|^comment$/.test(name)) ??
  'reason'
