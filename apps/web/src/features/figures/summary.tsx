import type { Figures } from '@susegad/api-client/contract'
import type { ReactNode } from 'react'
import { ANYBODY } from '../../enquiries/desk-search.ts'
import { usePriceText } from '../../shell/formats/use-price-text.ts'
import { spanChange, spanText, useCountTexts } from './tables/figures-text.ts'
import { ListLink } from './tables/list-link.tsx'
import './summary.css'

/** Main figures, compared with the previous period. */
export function Summary({ period, openingHours, totals: { now, before } }: Figures) {
  const { countText, countChange } = useCountTexts()
  const priceText = usePriceText()
  const answered = { ...period, answer: 'answered' } as const
  return (
    <dl className="figures-summary">
      <Part name="Enquiries" notes={[countChange(now.total, before.total)]}>
        <ListLink filter={period} of="show all of them">
          {countText(now.total)}
        </ListLink>
      </Part>
      <Part name="Still waiting" notes={[countChange(now.waiting, before.waiting)]}>
        <ListLink filter={{ ...period, answer: 'waiting' }} of="show enquiries that are waiting">
          {countText(now.waiting)}
        </ListLink>
      </Part>
      <Part
        name={openingHours ? 'Later than one open day' : 'Later than 24 hours'}
        notes={[countChange(now.late, before.late)]}
      >
        <ListLink filter={{ ...period, answer: 'late' }} of="show the late ones">
          {countText(now.late)}
        </ListLink>
      </Part>
      <Part name="Accepted quotes" notes={[countChange(now.accepted, before.accepted)]}>
        <ListLink filter={{ ...period, acceptedFrom: ANYBODY }} of="show those with one">
          {countText(now.accepted)}
        </ListLink>
      </Part>
      <Part name="First answer, median" notes={timeNotes(now, before)}>
        <ListLink filter={answered} of="show what was answered">
          {spanText(now.median)}
        </ListLink>
      </Part>
      <Part name="Every reply, median" notes={timeNotes(now.replies, before.replies)}>
        <ListLink filter={answered} of="show what was answered">
          {spanText(now.replies.median)}
        </ListLink>
      </Part>
      <Part
        name="Until resolved, median"
        notes={now.resolved.count === 0 ? ['none resolved yet'] : timeNotes(now.resolved, before.resolved)}
      >
        <ListLink filter={{ ...period, status: 'resolved' }} of="show the resolved ones">
          {spanText(now.resolved.median)}
        </ListLink>
      </Part>
      <Part name="Sales" notes={[`${priceText(before.sales)} before`]}>
        <ListLink filter={{ ...period, acceptedFrom: ANYBODY }} of="show the accepted quotes">
          {priceText(now.sales)}
        </ListLink>
      </Part>
    </dl>
  )
}

type Times = Pick<Figures['totals']['now'], 'median' | 'ninetieth'>

const timeNotes = (now: Times, before: Times): string[] => [
  spanChange(now.median, before.median),
  ...(now.ninetieth === null ? [] : [`90% within ${spanText(now.ninetieth)}`]),
]

function Part({ name, notes, children }: { name: string; notes: readonly string[]; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figures-value">{children}</dd>
      {notes.map((note) => (
        <dd key={note} className="figures-change">
          {note}
        </dd>
      ))}
    </div>
  )
}
