import type { Figures } from '@susegad/api-client/contract'
import type { ReactNode } from 'react'
import { ANYBODY } from '../../enquiries/desk-search.ts'
import { spanChange, spanText, useCountTexts } from './tables/figures-text.ts'
import { ListLink } from './tables/list-link.tsx'
import './summary.css'

/** Main figures, compared with the previous period. */
export function Summary({ period, openingHours, totals: { now, before } }: Figures) {
  const { countText, countChange } = useCountTexts()
  return (
    <dl className="figures-summary">
      <Part name="Enquiries" change={countChange(now.total, before.total)}>
        <ListLink filter={period} of="show all of them">
          {countText(now.total)}
        </ListLink>
      </Part>
      <Part name="Median answer time" change={spanChange(now.median, before.median)}>
        <ListLink filter={{ ...period, answer: 'answered' }} of="show what was answered">
          {spanText(now.median)}
        </ListLink>
      </Part>
      <Part name="90% answered within" change={spanChange(now.ninetieth, before.ninetieth)}>
        <ListLink filter={{ ...period, answer: 'answered' }} of="show what was answered">
          {spanText(now.ninetieth)}
        </ListLink>
      </Part>
      <Part
        name={openingHours ? 'Later than 24 opening hours' : 'Later than 24 hours'}
        change={countChange(now.late, before.late)}
      >
        <ListLink filter={{ ...period, answer: 'late' }} of="show the late ones">
          {countText(now.late)}
        </ListLink>
      </Part>
      <Part name="Still waiting" change={countChange(now.waiting, before.waiting)}>
        <ListLink filter={{ ...period, answer: 'waiting' }} of="show those that wait">
          {countText(now.waiting)}
        </ListLink>
      </Part>
      <Part name="Accepted quotes" change={countChange(now.accepted, before.accepted)}>
        <ListLink filter={{ ...period, acceptedFrom: ANYBODY }} of="show those with one">
          {countText(now.accepted)}
        </ListLink>
      </Part>
    </dl>
  )
}

function Part({ name, change, children }: { name: string; change: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figures-value">{children}</dd>
      <dd className="figures-change">{change}</dd>
    </div>
  )
}
