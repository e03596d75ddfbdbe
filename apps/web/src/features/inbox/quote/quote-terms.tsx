import { Checkbox } from '@susegad/ui/checkbox'
import { useLocale } from '@susegad/ui/locale'
import { Select } from '@susegad/ui/select'
import { TextField } from '@susegad/ui/text-field'
import { today } from '../../../signed-in/dates.ts'
import type { QuoteDraft, QuoteProblems } from './quote-draft.ts'
import { currencySign } from './typed-number.ts'

interface QuoteTermsProps {
  draft: QuoteDraft
  problems: QuoteProblems
  onChange: (part: Partial<QuoteDraft>) => void
}

/** Discount, last day, deposit and due date of a quote. */
export function QuoteTerms({ draft, problems, onChange }: QuoteTermsProps) {
  return (
    <>
      <div className="desk-quote-terms">
        <TextField
          label="Discount"
          name="quote.discount.value"
          inputMode="numeric"
          autoComplete="off"
          error={problems['discount.value']}
          value={draft.off}
          onChange={({ currentTarget }) => onChange({ off: currentTarget.value })}
        />
        <KindSelect label="Discount in" kind={draft.kind} onChange={(kind) => onChange({ kind })} />
        <TextField
          label="Valid until"
          name="quote.validUntil"
          type="date"
          required
          min={today()}
          error={problems.validUntil}
          value={draft.validUntil}
          onChange={({ currentTarget }) => onChange({ validUntil: currentTarget.value })}
        />
        <Checkbox
          label="The discount comes with the membership card"
          fieldClassName="desk-quote-membership"
          checked={draft.membership}
          onChange={({ currentTarget }) => onChange({ membership: currentTarget.checked })}
        />
      </div>
      <div className="desk-quote-terms">
        <TextField
          label="Deposit"
          name="quote.deposit.value"
          inputMode="numeric"
          autoComplete="off"
          error={problems['deposit.value']}
          value={draft.deposit}
          onChange={({ currentTarget }) => onChange({ deposit: currentTarget.value })}
        />
        <KindSelect
          label="Deposit in"
          kind={draft.depositKind}
          onChange={(depositKind) => onChange({ depositKind })}
        />
        <TextField
          label="Due by"
          name="quote.dueOn"
          type="date"
          min={today()}
          error={problems.dueOn}
          value={draft.dueOn}
          onChange={({ currentTarget }) => onChange({ dueOn: currentTarget.value })}
        />
      </div>
    </>
  )
}

interface KindSelectProps {
  label: string
  kind: 'percent' | 'amount'
  onChange: (kind: 'percent' | 'amount') => void
}

function KindSelect({ label, kind, onChange }: KindSelectProps) {
  const format = useLocale()
  return (
    <Select
      label={label}
      labelVisibility="hidden"
      value={kind}
      onChange={({ currentTarget }) => onChange(currentTarget.value === 'amount' ? 'amount' : 'percent')}
    >
      <option value="percent">%</option>
      <option value="amount">{currencySign(format)}</option>
    </Select>
  )
}
