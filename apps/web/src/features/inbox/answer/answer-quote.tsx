import type { StaffEnquiry } from '@susegad/api-client/contract'
import type { QuoteTax } from '@susegad/api-client/quote-total'
import { Suspense } from 'react'
import { latePart } from '../../../shell/late-part/late-part.tsx'
import type { QuoteDraft } from '../quote/quote-draft.ts'
import type { useAnswerForm } from './use-answer-form.ts'

const QuoteEditor = latePart(async () => ({
  default: (await import('../quote/quote-editor.tsx')).QuoteEditor,
}))

interface AnswerQuoteProps {
  enquiry: StaffEnquiry
  quote: QuoteDraft
  tax: QuoteTax | null
  form: ReturnType<typeof useAnswerForm>
  onRemoved: () => void
}

/** The quote that goes with an answer. */
export function AnswerQuote({ enquiry, quote, tax, form, onRemoved }: AnswerQuoteProps) {
  return (
    <Suspense fallback={<p role="status">Opening the quote</p>}>
      <QuoteEditor
        enquiry={enquiry}
        draft={quote}
        tax={tax}
        tooLate={form.tooLate}
        problems={form.quoteProblems}
        onChange={(changed) => form.draft.keep({ quote: changed })}
        onRemove={() => {
          form.draft.keep({ quote: null })
          onRemoved()
        }}
      />
    </Suspense>
  )
}
