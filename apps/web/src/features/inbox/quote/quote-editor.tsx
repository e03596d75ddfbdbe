import { quoteTotals } from '@susegad/api-client/quote-total'
import { QUOTE_MAX } from '@susegad/api-client/rules'
import { Button } from '@susegad/ui/button'
import { Checkbox } from '@susegad/ui/checkbox'
import { useLocale } from '@susegad/ui/locale'
import { formatPrice } from '@susegad/ui/logic/format-price'
import { Select } from '@susegad/ui/select'
import { TextField } from '@susegad/ui/text-field'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { today } from '../../../signed-in/dates.ts'
import { QuoteTable } from '../../../signed-in/quote/quote-table.tsx'
import {
  currencySign,
  type LineDraft,
  newLine,
  type QuoteDraft,
  type QuoteProblems,
  quoteIn,
} from './quote-draft.ts'
import { QuoteLineFields } from './quote-line-fields.tsx'
import './quote-editor.css'

interface QuoteEditorProps {
  draft: QuoteDraft
  problems: QuoteProblems
  onChange: (draft: QuoteDraft) => void
  onRemove: () => void
}

/** Editor of the quote that is sent with an answer. */
export function QuoteEditor({ draft, problems, onChange, onRemove }: QuoteEditorProps) {
  const editor = useRef<HTMLFieldSetElement>(null)
  // The line to focus once it is rendered.
  const next = useRef<number>(draft.lines.length - 1)
  const { lines } = draft
  const format = useLocale()
  const quote = quoteIn(draft, format)
  const change = (part: Partial<QuoteDraft>) => onChange({ ...draft, ...part })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when a line comes or goes
  useEffect(() => {
    if (next.current < 0) return
    fieldOf(editor.current, `lines.${next.current}.text`)?.focus()
    next.current = -1
  }, [lines.length])

  useEffect(() => {
    const [first] = Object.keys(problems)
    if (first !== undefined) fieldOf(editor.current, first)?.focus()
  }, [problems])

  function addAfter(place: number) {
    if (lines.length >= QUOTE_MAX.lines) return
    next.current = place + 1
    change({ lines: lines.toSpliced(place + 1, 0, newLine()) })
  }

  function remove(place: number) {
    next.current = Math.max(0, place - 1)
    change({ lines: lines.toSpliced(place, 1) })
  }

  // Enter would submit the answer form.
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    if (event.target.type === 'checkbox') return
    event.preventDefault()
    const place = /^quote\.lines\.(\d+)/.exec(event.target.name)?.[1]
    if (place !== undefined) addAfter(Number(place))
  }

  return (
    <fieldset className="desk-quote" ref={editor} onKeyDown={onKeyDown}>
      <legend>Quote</legend>
      {lines.map((line, place) => (
        <QuoteLineFields
          key={line.key}
          place={place}
          line={line}
          problems={problems}
          onChange={(part: Partial<LineDraft>) => change({ lines: lines.with(place, { ...line, ...part }) })}
          onRemove={lines.length > 1 ? () => remove(place) : undefined}
        />
      ))}
      <Button
        size="sm"
        variant="outline"
        className="desk-quote-more"
        disabled={lines.length >= QUOTE_MAX.lines}
        onClick={() => addAfter(lines.length - 1)}
      >
        Add a line
      </Button>
      <div className="desk-quote-terms">
        <TextField
          label="Discount"
          name="quote.discount.value"
          inputMode="numeric"
          autoComplete="off"
          error={problems['discount.value']}
          value={draft.off}
          onChange={({ currentTarget }) => change({ off: currentTarget.value })}
        />
        <Select
          label="Discount in"
          labelVisibility="hidden"
          value={draft.kind}
          onChange={({ currentTarget }) =>
            change({ kind: currentTarget.value === 'amount' ? 'amount' : 'percent' })
          }
        >
          <option value="percent">%</option>
          <option value="amount">{currencySign(format)}</option>
        </Select>
        <TextField
          label="Valid until"
          name="quote.validUntil"
          type="date"
          required
          min={today()}
          error={problems.validUntil}
          value={draft.validUntil}
          onChange={({ currentTarget }) => change({ validUntil: currentTarget.value })}
        />
        <Checkbox
          label="The discount comes with the membership card"
          fieldClassName="desk-quote-membership"
          checked={draft.membership}
          onChange={({ currentTarget }) => change({ membership: currentTarget.checked })}
        />
      </div>
      {problems.lines && <p role="alert">{problems.lines}</p>}
      <p className="desk-quote-total">
        <span>Total</span> <output>{formatPrice(quoteTotals(quote).total, format)}</output>
      </p>
      <details className="desk-quote-preview">
        <summary>As the customer sees it</summary>
        <QuoteTable quote={quote} caption="The quote as the customer sees it" />
      </details>
      <Button size="sm" variant="link" className="desk-quote-more" onClick={onRemove}>
        Send without a quote
      </Button>
    </fieldset>
  )
}

const fieldOf = (editor: HTMLElement | null, path: string) =>
  editor?.querySelector<HTMLElement>(`[name="quote.${path}"]`)
