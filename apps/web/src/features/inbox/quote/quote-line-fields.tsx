import { MAX_LENGTH } from '@susegad/api-client/rules'
import { XIcon } from '@susegad/ui/icon'
import { IconButton } from '@susegad/ui/icon-button'
import { useLocale } from '@susegad/ui/locale'
import { TextField } from '@susegad/ui/text-field'
import type { LineDraft, QuoteProblems } from './quote-draft.ts'
import { currencySign } from './typed-number.ts'

const numbers = [
  ['quantity', 'Quantity', 'Qty'],
  ['nights', 'Nights', 'Nights'],
  ['guests', 'Guests', 'Guests'],
  ['price', 'Price each, per night', 'Each'],
] as const

interface QuoteLineFieldsProps {
  place: number
  line: LineDraft
  problems: QuoteProblems
  onChange: (part: Partial<LineDraft>) => void
  /** Undefined for the only line. */
  onRemove: (() => void) | undefined
}

/** One line of a quote. Only the first line has visible labels. */
export function QuoteLineFields({ place, line, problems, onChange, onRemove }: QuoteLineFieldsProps) {
  const format = useLocale()
  const path = `lines.${place}`
  const [, problem] = Object.entries(problems).find(([at]) => at.startsWith(`${path}.`)) ?? []
  const labelVisibility = place === 0 ? 'visible' : 'hidden'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would have its legend read twice
    <div className="desk-quote-line" role="group" aria-label={`Line ${place + 1}`}>
      <TextField
        label="Item"
        fieldClassName="desk-quote-what"
        name={`quote.${path}.text`}
        dir="auto"
        autoComplete="off"
        maxLength={MAX_LENGTH.quoteLine}
        error={problem}
        value={line.text}
        labelVisibility={labelVisibility}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      {numbers.map(([field, name, short]) => (
        <TextField
          key={field}
          label={
            <>
              <span aria-hidden="true">{field === 'price' ? `${currencySign(format)} each` : short}</span>
              <span className="sg-visually-hidden">{name}</span>
            </>
          }
          fieldClassName={`desk-quote-${field}`}
          name={`quote.${path}.${field}`}
          inputMode="numeric"
          autoComplete="off"
          // Too narrow for a message: the one of the line stands at its item.
          error=""
          value={line[field]}
          labelVisibility={labelVisibility}
          onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
        />
      ))}
      {onRemove && (
        <IconButton aria-label={`Remove line ${place + 1}`} className="desk-quote-remove" onClick={onRemove}>
          <XIcon />
        </IconButton>
      )}
    </div>
  )
}
