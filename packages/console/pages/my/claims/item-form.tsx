// The form of one expense: what it was for, how much and when, with a photo of the receipt, sent as one.
import { type FormEvent, useId, useState } from 'react'
import { useCompany } from '../../../app/company.ts'
import { readToday } from '../../../app/formats.ts'
import { say, sayOf } from '../../../app/words.ts'
import { createExpenseClaimItem } from '../../../gen/operations/expense-claim-items.ts'
import { FieldInput } from '../../../records/forms/field-input.tsx'
import type { RecordOf } from '../../../records/kind.ts'
import type { AnyRecord } from '../../../records/operation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notes } from '../../../ui/forms/notes.tsx'
import { listRefused } from '../../../ui/forms/refused.ts'
import { Drawer } from '../../../ui/over/drawer.tsx'
import { useTyped } from '../../../ui/over/typed.ts'
import { Problem } from '../../../ui/problem.tsx'
import { ReceiptInput } from './receipt-input.tsx'
import { type Claim, fields, type Item, useSaveItem } from './save-item.ts'

type Category = RecordOf<'ExpenseCategory'>

interface ItemFormProps {
  readonly claim: Claim
  /** Undefined for a new one. */
  readonly item: Item | undefined
  readonly categories: readonly Category[]
  readonly onClose: () => void
}

export default function ItemDrawer(props: ItemFormProps) {
  return (
    <Drawer title={say(props.item ? 'my.change_expense' : 'my.add_expense')} onClose={props.onClose}>
      <ItemForm {...props} />
    </Drawer>
  )
}

const files = ['file_name', 'content_type', 'content_base64']

function ItemForm({ claim, item, categories, onClose }: ItemFormProps) {
  const today = readToday(useCompany().timezone)
  const [typed, setTyped] = useState<AnyRecord>({})
  const [receipt, setReceipt] = useState<File>()
  const { save, error, isBusy } = useSaveItem(claim, item)
  const values: AnyRecord = Object.assign({ expense_date: today }, item, typed)
  const isDone = ['expense_category_id', 'amount', 'expense_date'].every(name => values[name])
  useTyped(Object.keys(typed).length > 0 || receipt !== undefined)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isDone && !isBusy && (await save(values, receipt))) onClose()
  }
  const errors = listRefused(error)
  const set = (name: string) => (value: unknown) =>
    setTyped(before => Object.assign({}, before, { [name]: value }))
  return (
    <form className="form" onSubmit={event => void send(event)} noValidate>
      {error !== null && <Problem error={error} shown={[...Object.keys(fields), ...files]} />}
      <CategoryInput
        categories={categories}
        value={String(values.expense_category_id ?? '')}
        error={errors.find(({ field }) => field === 'expense_category_id')?.said}
        onChange={set('expense_category_id')}
      />
      {(['amount', 'expense_date', 'description'] as const).map(name => (
        <FieldInput
          key={name}
          name={name}
          facts={fields[name] ?? { type: 'string' }}
          schemas={createExpenseClaimItem.schemas}
          value={values[name]}
          errors={errors}
          onChange={set(name)}
        />
      ))}
      <ReceiptInput
        file={receipt}
        stored={item?.receipt_file_name ?? null}
        error={errors.find(({ field }) => files.includes(field))?.said}
        onChange={setReceipt}
      />
      <footer className="form-foot">
        <Button
          type="submit"
          look="primary"
          isBusy={isBusy}
          missing={isDone ? undefined : say('my.expense_needs')}
        >
          {say(item ? 'form.save' : 'my.add_expense')}
        </Button>
        <Button onPress={onClose}>{say('form.keep')}</Button>
      </footer>
    </form>
  )
}

interface CategoryInputProps {
  readonly categories: readonly Category[]
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (id: unknown) => void
}

/** There are few, so they are chosen from a list; one that is no longer used stays where it was chosen. */
function CategoryInput({ categories, value, error, onChange }: CategoryInputProps) {
  const id = useId()
  const offered = categories.filter(category => category.is_active || category.id === value)
  return (
    <div className="field">
      <label htmlFor={id}>{sayOf('field', 'expense_category_id')}</label>
      <select
        id={id}
        value={value}
        required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={event => onChange(event.target.value)}
      >
        <option value="">{say('form.choose')}</option>
        {offered.map(category => (
          <option key={category.id} value={category.id}>
            {category.name}
          </option>
        ))}
      </select>
      <Notes id={id} help={undefined} error={error} />
    </div>
  )
}
