import type { Figures } from '@susegad/api-client/contract'
import { NOBODY } from '../../../enquiries/desk-search.ts'
import { usePriceText } from '../../../shell/formats/use-price-text.ts'
import { spanChange, spanText, useCountTexts } from './figures-text.ts'
import { ListLink } from './list-link.tsx'
import './figures-table.css'
import './people-table.css'

/** Work by person: first responses, replies, what they resolved and sold. */
export function PeopleTable({ people, period }: Figures) {
  return (
    <section aria-labelledby="figures-people" className="figures-part figures-people">
      <h2 id="figures-people">By person</h2>
      {people.length === 0 ? (
        <p className="figures-note">Nobody has answered an enquiry from this period or the one before.</p>
      ) : (
        <table className="figures-table figures-cards">
          <thead>
            <tr>
              <th scope="col">Person</th>
              <th scope="col">Answered</th>
              <th scope="col">Median</th>
              <th scope="col">90% answered within</th>
              <th scope="col">Late</th>
              <th scope="col">Every reply</th>
              <th scope="col">Resolved</th>
              <th scope="col">Accepted quotes</th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <PersonRow key={person._id ?? NOBODY} person={person} period={period} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface PersonRowProps extends Pick<Figures, 'period'> {
  person: Figures['people'][number]
}

function PersonRow({ person: { _id, name, now, before }, period }: PersonRowProps) {
  const { countText, countChange } = useCountTexts()
  const priceText = usePriceText()
  const id = _id ?? NOBODY
  const filter = { ...period, answeredBy: id }
  const who = name ?? 'Former staff'
  return (
    <tr>
      <th scope="row">
        <bdi>{who}</bdi>
      </th>
      <td data-label="Answered">
        <ListLink filter={filter} of={`first answers by ${who}`}>
          {countText(now.answered)}
        </ListLink>
        <small>{countChange(now.answered, before.answered)}</small>
      </td>
      <td data-label="Median">
        <ListLink filter={filter} of={`first answers by ${who}`}>
          {spanText(now.median)}
        </ListLink>
        <small>{spanChange(now.median, before.median)}</small>
      </td>
      <td data-label="90% answered within">
        <ListLink filter={filter} of={`first answers by ${who}`}>
          {spanText(now.ninetieth)}
        </ListLink>
        <small>{spanChange(now.ninetieth, before.ninetieth)}</small>
      </td>
      <td data-label="Late">
        <ListLink filter={{ ...filter, answer: 'late' }} of={`late answers by ${who}`}>
          {countText(now.late)}
        </ListLink>
        <small>{countChange(now.late, before.late)}</small>
      </td>
      <td data-label="Every reply">
        <ListLink filter={{ ...period, repliedBy: id }} of={`replies by ${who}`}>
          {spanText(now.replies.median)}
        </ListLink>
        <small>{now.replies.count === 0 ? 'none' : `median of ${countText(now.replies.count)}`}</small>
      </td>
      <td data-label="Resolved">
        <ListLink filter={{ ...period, resolvedBy: id }} of={`resolved by ${who}`}>
          {countText(now.resolved.count)}
        </ListLink>
        <small>{countChange(now.resolved.count, before.resolved.count)}</small>
      </td>
      <td data-label="Accepted quotes">
        <ListLink filter={{ ...period, acceptedFrom: id }} of={`accepted quotes of ${who}`}>
          {countText(now.accepted)}
        </ListLink>
        <small>{now.accepted > 0 ? priceText(now.sales) : countChange(now.accepted, before.accepted)}</small>
      </td>
    </tr>
  )
}
