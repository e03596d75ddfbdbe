import type { EnquiryFilter } from '@susegad/api-client/contract'
import { type AnswerState, DUE_HOURS, PROMISED_HOURS, type Stage } from '@susegad/api-client/rules'

const promised = `interval '${PROMISED_HOURS} hours'`

/** Subject of an enquiry of table `e` (kind and slug) as text. */
export const placeOf = `coalesce(e.context ->> 'kind' || coalesce('/' || (e.context ->> 'slug'), ''), 'none')`
export const sourcePageOf = `coalesce(e.context ->> 'page', 'none')`

/** SQL conditions on table `e`, left-joined with its first answer as `f`. */
export const answerStates: Record<AnswerState, string> = {
  answered: 'f.enquiry_id is not null',
  // Imported enquiries that are no longer pending were answered elsewhere at an unknown time.
  waiting: `(f.enquiry_id is null and e.status = 'pending')`,
  late: `case when f.enquiry_id is not null then f.answered_at > coalesce(f.due_at, e.created_at + ${promised})
    else e.status = 'pending' and coalesce(e.due_at, e.created_at + ${promised}) < now() end`,
}

const isOpen = `e.status in ('pending', 'in_progress')`
const isOurTurn = `${isOpen} and e.turn = 'us'`
// Same expression as the index `enquiries_by_turn`.
const waitingSince = 'coalesce(e.waiting_since, e.created_at)'

/** SQL conditions on table `e`, each with an index. Without opening hours, `due_at` is null. */
export const stageConditions: Record<Stage, string> = {
  open: isOpen,
  due: `${isOurTurn} and (e.due_at >= now() and e.due_soon_at <= now()
    or e.due_at is null and ${waitingSince} >= now() - ${promised}
    and ${waitingSince} <= now() - interval '${PROMISED_HOURS - DUE_HOURS} hours')`,
  overdue: `${isOurTurn} and (e.due_at < now() or e.due_at is null and ${waitingSince} < now() - ${promised})`,
  reply: isOurTurn,
  customer: `${isOpen} and e.turn = 'customer'`,
}

const ofAnswer = (condition: string) =>
  `exists (select from (select 1) one left join first_answers f on f.enquiry_id = e.id where ${condition})`

/** Accepted quotes, joined with their messages `m`. */
export const acceptedQuotes = `quotes q join messages m on m.id = q.message_id and q.accepted_at is not null`
const ofQuote = (condition: string) =>
  `exists (select from ${acceptedQuotes} where q.enquiry_id = e.id and ${condition})`

/** SQL conditions for where an enquiry came from and how it was answered, on table `e`. */
export function answerConditions(
  { place, sourcePage, source, answer, answeredBy, acceptedFrom }: EnquiryFilter,
  value: (of: unknown, type: string) => string,
): string[] {
  return [
    ...(place ? [`${placeOf} = ${value(place, 'text')}`] : []),
    ...(sourcePage ? [`${sourcePageOf} = ${value(sourcePage, 'text')}`] : []),
    ...(source ? [`e.source = ${value(source, 'text')}`] : []),
    ...(answer ? [ofAnswer(answerStates[answer])] : []),
    ...(answeredBy === 'none' ? [ofAnswer('f.enquiry_id is not null and f.by_id is null')] : []),
    ...(answeredBy && answeredBy !== 'none' ? [ofAnswer(`f.by_id = ${value(answeredBy, 'uuid')}`)] : []),
    ...(acceptedFrom === 'anybody' ? [ofQuote('true')] : []),
    ...(acceptedFrom === 'none' ? [ofQuote('m.author_id is null')] : []),
    ...(acceptedFrom && acceptedFrom !== 'anybody' && acceptedFrom !== 'none'
      ? [ofQuote(`m.author_id = ${value(acceptedFrom, 'uuid')}`)]
      : []),
  ]
}
