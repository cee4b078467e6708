// The expenses of one's own claim: each with its receipt, and while it is a draft the ways to add, change and remove them.
import { lazy, Suspense, useState } from 'react'
import { useCompany } from '../../../app/company.ts'
import { formatAmount, formatDate } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { say, sayTogether } from '../../../app/words.ts'
import { listExpenseCategories } from '../../../gen/operations/expense-categories.ts'
import { deleteExpenseClaimItem, listExpenseClaimItems } from '../../../gen/operations/expense-claim-items.ts'
import { getExpenseReceipt } from '../../../gen/operations/expense-receipts.ts'
import { ActionButton } from '../../../records/actions/actions.tsx'
import { FileButtons } from '../../../records/files/download.tsx'
import type { RecordOf } from '../../../records/kind.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Loaded } from '../../../ui/loading.tsx'
import type { Claim, Item } from './save-item.ts'

const ItemDrawer = lazy(() => import('./item-form.tsx'))

type Category = RecordOf<'ExpenseCategory'>

export function OwnItems({ record: claim }: { readonly record: Claim }) {
  const list = useRead(listExpenseClaimItems, { query: { expense_claim_id: claim.id, limit: 100 } })
  const categories = useRead(listExpenseCategories, { query: { limit: 100 } })
  const [open, setOpen] = useState<Item | 'new'>()
  const isDraft = claim.status === 'draft'
  const known = categories.data?.data ?? []
  return (
    <section className="card" aria-labelledby="my-expenses">
      <header className="card-head">
        <h2 id="my-expenses">{say('my.expenses')}</h2>
        {isDraft && (
          <Button onPress={() => setOpen('new')}>
            <Icon name="plus" size="small" /> {say('my.add_expense')}
          </Button>
        )}
      </header>
      <Loaded of={list} lines={3}>
        {({ data }) => (
          <>
            {data.length === 0 && <p className="empty">{say('my.no_expenses')}</p>}
            <ul className="my-list">
              {data.toReversed().map(item => (
                <ItemRow
                  key={item.id}
                  item={item}
                  category={known.find(({ id }) => id === item.expense_category_id)}
                  {...(isDraft && { onChange: () => setOpen(item) })}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {open !== undefined && categories.data && (
        <Suspense>
          <ItemDrawer
            claim={claim}
            item={open === 'new' ? undefined : open}
            categories={known}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}

interface ItemRowProps {
  readonly item: Item
  readonly category: Category | undefined
  /** Where it can be changed. */
  readonly onChange?: () => void
}

function ItemRow({ item, category, onChange }: ItemRowProps) {
  const { currency_decimals: decimals } = useCompany()
  const { id, amount, approved_amount: approved, expense_date, description, rejection_reason } = item
  const name = category?.name ?? ''
  const isLess = approved !== null && approved !== amount
  return (
    <li>
      <div>
        <span>
          <strong>{formatAmount(amount, decimals)}</strong> <bdi>{name}</bdi>
        </span>
        <span className="faint" dir="auto">
          {sayTogether(formatDate(expense_date), description ?? '')}
        </span>
        {isLess && <span>{say('my.approved_part', { amount: formatAmount(approved, decimals) })}</span>}
        {rejection_reason !== null && <span dir="auto">{rejection_reason}</span>}
        <Receipt item={item} category={category} />
      </div>
      {onChange && (
        <div className="my-end">
          <Button look="quiet" onPress={onChange} label={say('my.change_of', { expense: name })}>
            {say('record.edit')}
          </Button>
          <ActionButton
            operation={deleteExpenseClaimItem}
            path={{ id }}
            record={item}
            title={sayTogether(formatAmount(amount, decimals), name)}
            text={say('my.remove_expense')}
            look="quiet"
          />
        </div>
      )}
    </li>
  )
}

function Receipt({ item, category }: Pick<ItemRowProps, 'item' | 'category'>) {
  if (item.receipt_file_name === null)
    return (
      <span className="faint">
        {say(needsReceipt(item, category) ? 'my.receipt_needed' : 'my.no_receipt')}
      </span>
    )
  return (
    <span className="my-receipt-file">
      <Icon name="paperclip" size="small" /> <bdi>{item.receipt_file_name}</bdi>
      <FileButtons
        operation={getExpenseReceipt}
        input={{ path: { id: item.id } }}
        name={item.receipt_file_name}
        look="quiet"
      />
    </span>
  )
}

/** As the service says when the claim is submitted. */
function needsReceipt({ amount }: Item, category: Category | undefined): boolean {
  if (!category?.requires_receipt) return false
  const above = category.receipt_required_above
  return above === null || Number(amount) > Number(above)
}
