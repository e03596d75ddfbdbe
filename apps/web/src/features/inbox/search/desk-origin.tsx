import type { AnswerState, Stage } from '@susegad/api-client/rules'
import { Button } from '@susegad/ui/button'
import { XIcon } from '@susegad/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { ANYBODY, NOBODY } from '../../../enquiries/desk-search.ts'
import { placeText, sourceTexts } from '../../../enquiries/enquiry-text.ts'
import { staff } from '../../../enquiries/staff.ts'
import { useSession } from '../../../shell/session/session.ts'
import { builtInView } from './search-steps.ts'
import { useDeskNavigation } from './use-desk-navigation.ts'
import { useFilterSearch } from './use-desk-search.ts'
import './desk-filters.css'

const answers: Record<AnswerState, string> = {
  answered: 'Answered',
  waiting: 'Waiting for an answer',
  late: 'Answered late or overdue',
}

const stages: Record<Stage, string> = {
  open: 'Still open',
  due: 'Due within 4 hours',
  overdue: 'Overdue',
  reply: 'Needs a reply',
  customer: 'Waiting for the customer',
  snoozed: 'Snoozed',
  back: 'Back from snooze',
}

/** Removable filters that come from the figures page. */
export function DeskOrigin() {
  const search = useFilterSearch()
  const { filter } = useDeskNavigation()
  const people = useQuery(staff).data?.staff ?? []
  const own = useSession().user?._id
  const { place, sourcePage, source, answer, answeredBy, acceptedFrom, stage, orRoutedTo } = search
  const { repliedBy, resolvedBy } = search
  const parts = [
    place && (['place', place === 'none' ? 'No known place' : placeText(place)] as const),
    sourcePage &&
      (['sourcePage', sourcePage === 'none' ? 'No known page' : `Sent from ${sourcePage}`] as const),
    source && (['source', sourceTexts[source]] as const),
    answer && (['answer', answers[answer]] as const),
    stage && (builtInView(search, own) ? undefined : (['stage', stages[stage]] as const)),
    answeredBy && (['answeredBy', `First answered by ${nameOf(answeredBy, people)}`] as const),
    repliedBy && (['repliedBy', `Replied to by ${nameOf(repliedBy, people)}`] as const),
    resolvedBy && (['resolvedBy', `Resolved by ${nameOf(resolvedBy, people)}`] as const),
    acceptedFrom && (['acceptedFrom', quoteText(acceptedFrom, people)] as const),
    orRoutedTo && (['orRoutedTo', 'Or routed here by rules'] as const),
  ].filter((part) => part !== undefined && part !== '')
  if (parts.length === 0) return null
  return (
    <ul className="desk-origin" aria-label="Also filtered by">
      {parts.map(([name, text]) => (
        <li key={name}>
          <Button variant="outline" size="sm" onClick={() => filter({ [name]: undefined })}>
            <span className="sg-visually-hidden">Remove the filter: </span>
            {text}
            <XIcon />
          </Button>
        </li>
      ))}
    </ul>
  )
}

const nameOf = (id: string, people: readonly { _id: string; name: string }[]): string =>
  id === NOBODY ? 'former staff' : (people.find(({ _id }) => _id === id)?.name ?? 'a colleague')

const quoteText = (id: string, people: readonly { _id: string; name: string }[]): string =>
  id === ANYBODY ? 'Quote accepted' : `Accepted the quote of ${nameOf(id, people)}`
