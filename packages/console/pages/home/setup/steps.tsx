// The steps of the set-up: what each says of how it stands, and the way to take it or to look at it.
import { Link, linkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import { useCompany } from '../../../app/company.ts'
import { formatCount } from '../../../app/formats.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, type WordId } from '../../../app/words.ts'
import { updateCompany } from '../../../gen/operations/company.ts'
import { createCompanyBankAccount } from '../../../gen/operations/company-bank-accounts.ts'
import { createInvitation } from '../../../gen/operations/invitations.ts'
import { updatePayrollSettings } from '../../../gen/operations/payroll-settings.ts'
import { ActionButton } from '../../../records/actions/actions.tsx'
import { shapeForm } from '../../../records/forms/form-shape.ts'
import type { Output } from '../../../records/operation.ts'
import { Button } from '../../../ui/button.tsx'
import { TemplateDrawer } from './template-drawer.tsx'

type Setup = Output<'getSetup'>
type Step = Setup['steps'][number]
type Name = Step['step']
type Look = 'primary' | 'plain'

const minutes: Readonly<Record<Name, number>> = {
  company: 2,
  salary: 2,
  leave: 2,
  holidays: 1,
  law: 3,
  people: 5,
  salaries: 2,
  bank: 2,
  approver: 1,
  run: 3,
}

/** About how long it takes somebody who has never done it. */
export const minutesOf = (name: Name): number => minutes[name]

/** How it stands, in a sentence. */
export function describeStep({ step, is_done: isDone, count, total }: Step, setup: Setup): string {
  const values = { count, shown: formatCount(count), total: formatCount(total ?? 0) }
  if (step === 'approver' && !setup.four_eyes) return say('setup.approver_alone')
  if (step === 'salaries' && count > 0) return say('setup.salaries_some', values)
  const id: WordId = isDone ? `setup.${step}_done` : `setup.${step}_open`
  return say(id, values)
}

/** Where what a step is about is seen, and made by hand. */
const places = {
  company: { look: linkOptions({ to: '/settings/workspace' }) },
  salary: {
    look: linkOptions({ to: '/payroll/structures' }),
    make: linkOptions({ to: '/payroll/structures/new' }),
  },
  leave: { look: linkOptions({ to: '/leave/policies' }), make: linkOptions({ to: '/leave/types/new' }) },
  holidays: {
    look: linkOptions({ to: '/organisation/holiday-year' }),
    make: linkOptions({ to: '/organisation/holidays/new' }),
  },
  law: { look: linkOptions({ to: '/settings/law' }), make: linkOptions({ to: '/settings/law' }) },
  people: {
    look: linkOptions({ to: '/employees' }),
    make: linkOptions({ to: '/employees/new' }),
    bring: linkOptions({ to: '/files/imports/new', search: { kind: 'employees' } as never }),
  },
  salaries: {
    look: linkOptions({ to: '/payroll/assignments' }),
    make: linkOptions({ to: '/payroll/assignments/new' }),
  },
  bank: { look: linkOptions({ to: '/payroll/bank-accounts' }) },
  approver: { look: linkOptions({ to: '/settings/members' }) },
  run: { look: linkOptions({ to: '/payroll/runs' }), make: linkOptions({ to: '/payroll/runs/new' }) },
} as const satisfies Readonly<Record<Name, object>>

interface WaysProps {
  readonly step: Step
  readonly setup: Setup
  readonly look: Look
}

export function StepWays({ step: { step, is_done: isDone }, setup, look }: WaysProps) {
  // What it answers is shown only once, so its dialog stays when the invitation has made the step done.
  if (step === 'approver') return <ApproverWays look={isDone ? 'plain' : look} isDone={isDone} />
  if (isDone) return <Link {...places[step].look}>{say('setup.look')}</Link>
  switch (step) {
    case 'company':
      return <CompanyWay look={look} />
    case 'salary':
    case 'leave':
    case 'holidays':
      return <TemplateWay step={step} country={setup.country_template} look={look} />
    case 'people':
      return <PeopleWays look={look} />
    case 'bank':
      return <BankWay look={look} />
    default:
      return (
        <Link className={`button ${look}`} {...places[step].make}>
          {say(`setup.${step}_do`)}
        </Link>
      )
  }
}

const askFor = (...names: readonly string[]) => shapeForm({ asks: name => names.includes(name) })

const companyShape = askFor('legal_name', 'registration_number', 'tax_number', 'address', 'city', 'phone')
const accountShape = askFor('account_title', 'bank_name', 'account_number', 'iban', 'is_default')

function CompanyWay({ look }: { readonly look: Look }) {
  return (
    <ActionButton
      operation={updateCompany}
      record={Object.assign({}, useCompany())}
      shape={companyShape}
      text={say('setup.company_do')}
      submit={say('form.save')}
      look={look}
    />
  )
}

function BankWay({ look }: { readonly look: Look }) {
  return (
    <ActionButton
      operation={createCompanyBankAccount}
      shape={accountShape}
      text={say('setup.bank_do')}
      look={look}
    />
  )
}

/** With the template of the country, or by hand where there is none. */
function TemplateWay({
  step,
  country,
  look,
}: {
  readonly step: 'salary' | 'leave' | 'holidays'
  readonly country: string | null
  readonly look: Look
}) {
  const [isOpen, setOpen] = useState(false)
  if (country === null)
    return (
      <Link className={`button ${look}`} {...places[step].make}>
        {say(`setup.${step}_do`)}
      </Link>
    )
  return (
    <>
      <Button look={look} onPress={() => setOpen(true)}>
        {say('setup.template_do')}
      </Button>
      {isOpen && <TemplateDrawer onClose={() => setOpen(false)} />}
    </>
  )
}

/** On the page of imports, which has the template and asks what the titles of another file mean. */
function PeopleWays({ look }: { readonly look: Look }) {
  return (
    <>
      <Link className={`button ${look}`} {...places.people.bring}>
        {say('setup.people_do')}
      </Link>
      <Link {...places.people.make}>{say('setup.people_by_hand')}</Link>
    </>
  )
}

/** Somebody else, or nobody: whoever may approve may also have one person do both. */
function ApproverWays({ look, isDone }: { readonly look: Look; readonly isDone: boolean }) {
  const mayDecide = useObstacle()('approvePayrollRun') === undefined
  const mayChange = useObstacle()(updatePayrollSettings.id) === undefined
  return (
    <>
      {isDone && <Link {...places.approver.look}>{say('setup.look')}</Link>}
      <ActionButton operation={createInvitation} text={say('setup.approver_do')} look={look} />
      {!isDone && mayDecide && mayChange && (
        <ActionButton
          operation={updatePayrollSettings}
          given={{ four_eyes: false }}
          shape={shapeForm({ asks: () => false })}
          text={say('setup.alone_do')}
          submit={say('form.save')}
          title={say('setup.alone_what')}
          look="quiet"
        />
      )}
    </>
  )
}
