import { Button } from '@susegad/ui/button'
import { type CSSProperties, useState } from 'react'
import type { DeskFilter } from '../../../enquiries/desk-search.ts'
import { usePriceText } from '../../../shell/formats/use-price-text.ts'
import { spanText, useCountTexts } from './figures-text.ts'
import { ListLink } from './list-link.tsx'
import './figures-table.css'

// Cut the long tail of single enquiries, which would bury the content below.
const SHOWN_FIRST = 8

export interface Bar {
  name: string
  count: number
  before: number
  /** Of the time to the first answer. */
  median: number | null
  accepted: number
  sales: number
  filter: DeskFilter
}

interface BarsTableProps {
  id: string
  title: string
  /** Heading of the first column. */
  of: string
  bars: readonly Bar[]
  /** Number of further rows that are not shown. */
  further: number
  period: { startDate: string; endDate: string }
  before: { startDate: string; endDate: string }
}

/** A table with a bar in each row: chart and table in one. */
export function BarsTable({ id, title, of, bars, further, period, before }: BarsTableProps) {
  const { countText } = useCountTexts()
  const priceText = usePriceText()
  const resultText = ({ median, accepted, sales }: Pick<Bar, 'median' | 'accepted' | 'sales'>) =>
    [
      ...(median === null ? [] : [`Answered in ${spanText(median)}`]),
      ...(accepted === 0 ? [] : [`${countText(accepted)} accepted, ${priceText(sales)}`]),
    ].join(' · ')
  const [all, setAll] = useState(false)
  const shown = all ? bars : bars.slice(0, SHOWN_FIRST)
  const most = Math.max(1, ...bars.flatMap((bar) => [bar.count, bar.before]))
  return (
    <section aria-labelledby={id} className="figures-part">
      <h2 id={id}>{title}</h2>
      <table className="figures-table figures-bars">
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">Enquiries</th>
            <th scope="col">Before</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, count, before: countBefore, filter, ...result }) => (
            <tr
              key={name}
              style={{ '--count': count / most, '--before': countBefore / most } as CSSProperties}
            >
              <th scope="row">
                {name}
                <small>{resultText(result)}</small>
                <span
                  className="figures-bar"
                  data-before={countBefore > 0 ? 'some' : 'none'}
                  aria-hidden="true"
                />
              </th>
              <td>
                <ListLink filter={{ ...period, ...filter }} of={`enquiries, ${name}`}>
                  {countText(count)}
                </ListLink>
              </td>
              <td>
                <ListLink filter={{ ...before, ...filter }} of={`enquiries before, ${name}`}>
                  {countText(countBefore)}
                </ListLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {bars.length > SHOWN_FIRST && (
        <Button
          variant="ghost"
          size="sm"
          className="figures-all"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer' : `Show all ${bars.length}`}
        </Button>
      )}
      {(all || bars.length <= SHOWN_FIRST) && further > 0 && (
        <p className="figures-note">And {countText(further)} more with fewer enquiries.</p>
      )}
    </section>
  )
}
