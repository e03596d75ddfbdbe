import type { StaffEnquiry } from '@susegad/api-client/contract'
import { type QuoteTax, quoteTotals } from '@susegad/api-client/quote-total'
import { QUOTE_MAX } from '@susegad/api-client/rules'
import { Button } from '@susegad/ui/button'
import { useLocale } from '@susegad/ui/locale'
import { formatPrice } from '@susegad/ui/logic/format-price'
import type { KeyboardEvent } from 'react'
import { placeName } from '../../../enquiries/enquiry-text.ts'
import { QuoteTable } from '../../../signed-in/quote/quote-table.tsx'
import { AddFromCatalogue } from './add-from-catalogue.tsx'
import { ChangeNote } from './change-note.tsx'
import { hasAllPrices, type LineDraft, type QuoteDraft, type QuoteProblems, quoteIn } from './quote-draft.ts'
import { QuoteLineFields } from './quote-line-fields.tsx'
import { QuoteTerms } from './quote-terms.tsx'
import { useQuoteLines } from './use-quote-lines.ts'
import './quote-editor.css'

interface QuoteEditorProps {
  enquiry: Pick<StaffEnquiry, '_id' | 'context' | 'dateOfPlan'>
  draft: QuoteDraft
  /** GST that the quote will contain. */
  tax: QuoteTax | null
  /** Why the draft can no longer change the quote that was sent. */
  tooLate: string | undefined
  problems: QuoteProblems
  onChange: (draft: QuoteDraft) => void
  onRemove: () => void
}

/** Editor of the quote that is sent with an answer. */
export function QuoteEditor({
  enquiry,
  draft,
  tax,
  tooLate,
  problems,
  onChange,
  onRemove,
}: QuoteEditorProps) {
  const { lines } = draft
  const format = useLocale()
  const quote = quoteIn(draft, format)
  const change = (part: Partial<QuoteDraft>) => onChange({ ...draft, ...part })

  const { editor, addAfter, addOffered, remove } = useQuoteLines({
    lines,
    begun: placeName(enquiry.context),
    problems,
    onChange: (next) => change({ lines: next }),
  })

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
      {draft.changes && <ChangeNote tooLate={tooLate} onRenew={() => change({ changes: undefined })} />}
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
      <AddFromCatalogue enquiry={enquiry} onLines={addOffered} />
      <QuoteTerms draft={draft} problems={problems} onChange={change} />
      {problems.lines && <p role="alert">{problems.lines}</p>}
      <p className="desk-quote-total">
        <span>Total</span>{' '}
        <output>
          {hasAllPrices(draft, format) ? formatPrice(quoteTotals(quote).total, format) : 'Fill in all prices'}
        </output>
      </p>
      <details className="desk-quote-preview">
        <summary>As the customer sees it</summary>
        <QuoteTable
          quote={{ ...quote, tax }}
          caption="The quote as the customer sees it"
          hasTotal={hasAllPrices(draft, format)}
        />
      </details>
      <Button size="sm" variant="link" className="desk-quote-more" onClick={onRemove}>
        Send without a quote
      </Button>
    </fieldset>
  )
}
