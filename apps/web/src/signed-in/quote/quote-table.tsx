import {
  type QuoteDiscount,
  type QuoteLine,
  type QuoteSum,
  quoteLineTerms,
  quoteSumRows,
  quoteTotals,
} from '@susegad/api-client/quote-total'
import { usePriceText } from '../../shell/formats/use-price-text.ts'
import './quote-table.css'

interface QuoteTableProps {
  quote: Omit<QuoteSum, 'lines'> & { lines: readonly QuoteLine[]; discount: QuoteDiscount | null }
  caption: string
  /** False while it is not known what else will cost something. @default true */
  hasTotal?: boolean
}

/** The lines of a quote, and its totals. */
export function QuoteTable({ quote, caption, hasTotal = true }: QuoteTableProps) {
  const priceText = usePriceText()
  const { lines } = quote
  const { amounts } = quoteTotals(quote)
  return (
    <table className="quote-table">
      <caption className="sg-visually-hidden">{caption}</caption>
      <thead className="sg-visually-hidden">
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a quote have no other name, and keep their places
          <tr key={place}>
            <th scope="row" dir="auto">
              {line.text}
              <small>{quoteLineTerms(line, priceText)}</small>
            </th>
            <td>{priceText(amounts[place] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
      {hasTotal && (
        <tfoot>
          {quoteSumRows(quote, priceText).map(({ kind, name, amount }) => (
            <tr key={kind} className={kind === 'total' ? 'quote-total' : undefined}>
              <th scope="row">{name}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  )
}
