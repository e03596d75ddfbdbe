import type { Figures } from '@susegad/api-client/contract'
import { useLocale } from '@susegad/ui/locale'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { today, useDates } from '../../../signed-in/dates.ts'
import { useCountTexts } from '../tables/figures-text.ts'
import { ListLink } from '../tables/list-link.tsx'
import { columnsOf, type DayColumn, topOf } from './day-columns.ts'
import '../tables/figures-table.css'
import './days-chart.css'

// With more, the numbers would overlap on a phone.
const MOST_NUMBERS = 10

/** Short names of days, and of spans of days. */
function dayNamesIn(locale: string) {
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
  const shortDay = (day: string) => short.format(timeOf(day))
  const spanOf = (from: string, to: string): string =>
    from === to ? `${weekday.format(timeOf(from))}, ${shortDay(from)}` : `${shortDay(from)} – ${shortDay(to)}`
  return { shortDay, spanOf }
}

/** Enquiries by day as columns, with the period before as a mark on each, and the same as a table. */
export function DaysChart({ days, period, before, now }: Figures & { now: number }) {
  const { dayText } = useDates()
  const { countText } = useCountTexts()
  const { shortDay, spanOf } = dayNamesIn(useLocale().locale)
  const columns = columnsOf(days, today(now))
  const top = topOf(columns)
  const byWeek = columns.length < days.length
  return (
    <section aria-labelledby="figures-days" className="figures-part figures-days">
      <h2 id="figures-days">{byWeek ? 'Enquiries by week' : 'Enquiries by day'}</h2>
      <p className="figures-legend">
        <span className="figures-key">
          {dayText(period.startDate)} to {dayText(period.endDate)}
        </span>
        <span className="figures-key" data-of="before">
          {dayText(before.startDate)} to {dayText(before.endDate)}
        </span>
        {columns.some(({ unfinished }) => unfinished) && (
          <span className="figures-key" data-of="unfinished">
            {byWeek ? 'This week so far' : 'Today so far'}
          </span>
        )}
      </p>
      {/* Hidden from screen readers, because the table has the same data. */}
      <div className="figures-chart" aria-hidden="true">
        <ol className="figures-scale">
          {[top, top / 2, 0].map((at) => (
            <li key={at}>{countText(at)}</li>
          ))}
        </ol>
        <ol className="figures-columns" data-density={columns.length > 14 ? 'high' : 'low'}>
          {columns.map((column) => (
            <li
              key={column.startDate}
              style={heights(column, top)}
              data-unfinished={column.unfinished || undefined}
            >
              <Link
                to="/dashboard"
                search={{ startDate: column.startDate, endDate: column.endDate }}
                tabIndex={-1}
                title={`${spanOf(column.startDate, column.endDate)}: ${countText(column.count)}, before ${countText(column.before)}`}
              >
                {columns.length <= MOST_NUMBERS && <b>{countText(column.count)}</b>}
              </Link>
            </li>
          ))}
        </ol>
        <p className="figures-ends">
          <span>{shortDay(period.startDate)}</span>
          <span>{shortDay(period.endDate)}</span>
        </p>
      </div>
      <details className="figures-details">
        <summary>As a table</summary>
        <table className="figures-table">
          <caption className="sg-visually-hidden">
            {byWeek ? 'Enquiries by week' : 'Enquiries by day'}
          </caption>
          <thead>
            <tr>
              <th scope="col">{byWeek ? 'Days' : 'Day'}</th>
              <th scope="col">Enquiries</th>
              <th scope="col">Before</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column) => (
              <Row key={column.startDate} {...column} spanOf={spanOf} />
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

const heights = ({ count, before }: DayColumn, top: number) =>
  ({ '--count': count / top, '--before': before / top }) as CSSProperties

interface RowProps extends DayColumn {
  spanOf: (from: string, to: string) => string
}

function Row({ startDate, endDate, beforeStart, beforeEnd, count, before, unfinished, spanOf }: RowProps) {
  const { countText } = useCountTexts()
  const [name, nameBefore] = [spanOf(startDate, endDate), spanOf(beforeStart, beforeEnd)]
  return (
    <tr>
      <th scope="row">
        {name}
        {unfinished && ' (so far)'}
      </th>
      <td>
        <ListLink filter={{ startDate, endDate }} of={`enquiries of ${name}`}>
          {countText(count)}
        </ListLink>
      </td>
      <td>
        <ListLink filter={{ startDate: beforeStart, endDate: beforeEnd }} of={`enquiries of ${nameBefore}`}>
          {countText(before)}
        </ListLink>
      </td>
    </tr>
  )
}
