import type { EnquiryFilter } from '@susegad/api-client/contract'
import { type AnswerState, DUE_HOURS, PROMISED_HOURS, type Stage } from '@susegad/api-client/rules'
import { MISSED } from '../messages/turns.ts'

const promised = `interval '${PROMISED_HOURS} hours'`

/** Subject of an enquiry of table `e` (kind and slug) as text. */
export const placeOf = `coalesce(e.context ->> 'kind' || coalesce('/' || (e.context ->> 'slug'), ''), 'none')`
export const sourcePageOf = `coalesce(e.context ->> 'page', 'none')`

const isOpen = `e.status in ('pending', 'in_progress')`
// Same expression as the index `enquiries_by_turn`.
const waitingSince = 'coalesce(e.waiting_since, e.created_at)'

/** SQL conditions on table `e`, left-joined with its first answer as `f`. */
export const answerStates: Record<AnswerState, string> = {
  answered: 'f.enquiry_id is not null',
  // What was closed without an answer needed none; what was merged into it may have been answered.
  waiting: `(f.enquiry_id is null and ${isOpen} and e.turn = 'us')`,
  late: `case when f.enquiry_id is not null then f.answered_at > coalesce(f.due_at, e.created_at + ${promised})
    else ${isOpen} and e.turn = 'us' and coalesce(e.due_at, ${waitingSince} + ${promised}) < now() end`,
}

// A time that has come is kept: see `snoozedUntil` of the schema.
const isAwake = '(e.snoozed_until is null or e.snoozed_until <= now())'
const isBack = 'e.snoozed_until <= now()'
const isOurTurn = `${isOpen} and e.turn = 'us' and ${isAwake}`

/** SQL conditions on table `e`, each with an index. Without opening hours, `due_at` is null. */
export const stageConditions: Record<Stage, string> = {
  open: isOpen,
  due: `${isOurTurn} and (e.due_at >= now() and e.due_soon_at <= now()
    or e.due_at is null and ${waitingSince} >= now() - ${promised}
    and ${waitingSince} <= now() - interval '${PROMISED_HOURS - DUE_HOURS} hours')`,
  overdue: `${isOurTurn} and (e.due_at < now() or e.due_at is null and ${waitingSince} < now() - ${promised})`,
  // Each part of the disjunction has an index.
  reply: `${isOpen} and ((e.turn = 'us' and e.snoozed_until is null) or ${isBack})`,
  customer: `${isOpen} and e.turn = 'customer' and e.snoozed_until is null`,
  snoozed: `${isOpen} and e.snoozed_until > now()`,
  back: `${isOpen} and ${isBack}`,
}

const ofAnswer = (condition: string) =>
  `exists (select from (select 1) one left join first_answers f on f.enquiry_id = e.id where ${condition})`

/** Accepted quotes, joined with their messages `m`. */
export const acceptedQuotes = `quotes q join messages m on m.id = q.message_id and q.accepted_at is not null`
const ofQuote = (condition: string) =>
  `exists (select from ${acceptedQuotes} where q.enquiry_id = e.id and ${condition})`

const ofReply = (condition: string) =>
  `exists (select from messages m
    where m.enquiry_id = e.id and m.direction = 'out' and not (${MISSED}) and ${condition})`

/** The change that resolved an enquiry of table `e`. */
export const resolution = `(
  select by_id, at from enquiry_changes
  where enquiry_id = e.id and change = 'status' and to_value = 'resolved' order by id desc limit 1
) c`
const ofResolution = (condition: string) => `exists (select from ${resolution} where ${condition})`

type Value = (of: unknown, type: string) => string

/** Whether a column names a person, or a deleted account. */
const isPerson = (column: string, id: string, value: Value): string =>
  id === 'none' ? `${column} is null` : `${column} = ${value(id, 'uuid')}`

/** SQL conditions for where an enquiry came from and how it was answered, on table `e`. */
export function answerConditions(
  { place, sourcePage, source, answer, answeredBy, repliedBy, resolvedBy, acceptedFrom }: EnquiryFilter,
  value: Value,
): string[] {
  return [
    ...(place ? [`${placeOf} = ${value(place, 'text')}`] : []),
    ...(sourcePage ? [`${sourcePageOf} = ${value(sourcePage, 'text')}`] : []),
    ...(source ? [`e.source = ${value(source, 'text')}`] : []),
    ...(answer ? [ofAnswer(answerStates[answer])] : []),
    ...(answeredBy
      ? [ofAnswer(`f.enquiry_id is not null and ${isPerson('f.by_id', answeredBy, value)}`)]
      : []),
    ...(repliedBy ? [ofReply(isPerson('m.author_id', repliedBy, value))] : []),
    ...(resolvedBy
      ? [`e.status = 'resolved' and ${ofResolution(isPerson('c.by_id', resolvedBy, value))}`]
      : []),
    ...(acceptedFrom === 'anybody' ? [ofQuote('true')] : []),
    ...(acceptedFrom && acceptedFrom !== 'anybody'
      ? [ofQuote(isPerson('m.author_id', acceptedFrom, value))]
      : []),
  ]
}
