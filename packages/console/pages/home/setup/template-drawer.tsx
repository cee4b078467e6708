// The template of the country: what each part would make, with the law behind it, chosen and then made at once.
import { useState } from 'react'
import { formatDays } from '../../../app/formats.ts'
import { useRead, useWrite } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayOf, sayTogether } from '../../../app/words.ts'
import { applyCountryTemplate, getCountryTemplates } from '../../../gen/operations/country-templates.ts'
import type { Output } from '../../../records/operation.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loading.tsx'
import { Drawer } from '../../../ui/over/drawer.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useTellDone } from '../../../ui/toasts/tell-done.ts'

type Template = Output<'getCountryTemplates'>['templates'][number]
type Part = Template['parts'][number]
type Item = Part['items'][number]

/** Whoever makes the records of a part by hand may apply it. */
const makers = {
  salary: 'createSalaryStructure',
  leave: 'createLeavePolicy',
  hours: 'createShift',
  holidays: 'createHoliday',
} as const satisfies Readonly<Record<Part['part'], string>>

export function TemplateDrawer({ onClose }: { readonly onClose: () => void }) {
  const read = useRead(getCountryTemplates, {})
  const own = read.data?.templates.find(({ is_own: isOwn }) => isOwn)
  const title = own ? say('setup.template_of', { country: own.name }) : say('setup.template_do')
  return (
    <Drawer title={title} onClose={onClose}>
      <Loaded of={{ data: own, error: read.error, refetch: read.refetch }}>
        {template => <TemplateForm template={template} onClose={onClose} />}
      </Loaded>
    </Drawer>
  )
}

const isNew = ({ outcome }: Item): boolean => outcome === 'create'

function TemplateForm({ template, onClose }: { readonly template: Template; readonly onClose: () => void }) {
  const { parts, country } = template
  const missing = useObstacle()
  const offered = parts.filter(({ part, items }) => missing(makers[part]) === undefined && items.some(isNew))
  const [left, setLeft] = useState<readonly Part['part'][]>([])
  const chosen = offered.filter(({ part }) => !left.includes(part))
  const lacking = findLacking(chosen, offered)
  const write = useWrite(applyCountryTemplate)
  const tellDone = useTellDone()
  const count = chosen.flatMap(({ items }) => items.filter(isNew)).length
  const action = say('setup.template_make', { count })
  const send = () => {
    if (write.isPending) return
    const onSuccess = () => {
      tellDone(action)
      onClose()
    }
    write.mutate({ path: { country }, body: { parts: chosen.map(({ part }) => part) } }, { onSuccess })
  }
  return (
    <form
      className="form"
      onSubmit={event => {
        event.preventDefault()
        if (count > 0 && lacking === undefined) send()
      }}
    >
      {write.error !== null && <Problem error={write.error} />}
      {parts.map(part => (
        <PartCard
          key={part.part}
          part={part}
          isOffered={offered.includes(part)}
          isChosen={chosen.includes(part)}
          onChoose={isChosen =>
            setLeft(before => (isChosen ? before.filter(each => each !== part.part) : [...before, part.part]))
          }
        />
      ))}
      {lacking !== undefined && (
        <p className="notice" role="status">
          {lacking}
        </p>
      )}
      <footer className="form-foot">
        <Button
          type="submit"
          look="primary"
          isBusy={write.isPending}
          missing={count === 0 ? say('setup.template_nothing') : undefined}
        >
          {action}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {say('setup.template_keep')}
        </Button>
      </footer>
    </form>
  )
}

/** What a chosen part counts on, and is not chosen. */
function findLacking(chosen: readonly Part[], offered: readonly Part[]): string | undefined {
  for (const { part, goes_with: needs } of chosen)
    for (const need of needs)
      if (offered.some(each => each.part === need) && !chosen.some(each => each.part === need))
        return say('setup.template_needs', {
          part: say(`setup.part_${part}`),
          other: say(`setup.part_${need}`),
        })
  return undefined
}

interface PartCardProps {
  readonly part: Part
  readonly isOffered: boolean
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

function PartCard({
  part: { part, source, items, left_out: gaps },
  isOffered,
  isChosen,
  onChoose,
}: PartCardProps) {
  return (
    <fieldset className="card template-part">
      <legend className="unseen">{say(`setup.part_${part}`)}</legend>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!isOffered}
          onChange={event => onChoose(event.target.checked)}
        />
        <strong>{say(`setup.part_${part}`)}</strong>
      </label>
      <ul className="lines">
        {items.map(item => (
          <li key={`${item.name} ${item.figure}`}>
            <bdi>{item.name}</bdi>
            <span className="faint">
              {sayFigure(item)}
              {item.outcome !== 'create' && ` (${say(`setup.item_${item.outcome}`)})`}
            </span>
          </li>
        ))}
      </ul>
      {gaps.map(({ because, names }) => (
        <p key={because} className="faint">
          {say(`setup.gap_${because}`, { names: names.join(', ') })}
        </p>
      ))}
      <details>
        <summary>{say('setup.sources')}</summary>
        <ul>
          {[...new Set([source, ...items.flatMap(item => item.source ?? [])])].map(one => (
            <li key={one} dir="auto">
              {one}
            </li>
          ))}
        </ul>
      </details>
    </fieldset>
  )
}

function sayFigure({ kind, figure, code }: Item): string {
  switch (kind) {
    case 'SalaryComponent':
      return figure === null ? say('setup.rest_of_gross') : say('setup.of_gross', { percent: Number(figure) })
    case 'LeaveType':
      return say('setup.days_a_year', { count: Number(figure) })
    case 'Holiday':
      return figure === null ? '' : formatDays(figure, figure)
    case 'Shift':
      return sayTogether(sayOf('kind', 'Shift', { count: 1 }), figure ?? '')
    default:
      return figure ?? code ?? ''
  }
}
