import type { EnquiryFilter } from '@susegad/api-client/contract'
import type { EnquirySort, Stage } from '@susegad/api-client/rules'
import { pageStart } from '../../../db/counters/counters-store.ts'
import { answerConditions, stageConditions } from './answer-filter.ts'
import { inView } from './in-view.ts'
import { searchCondition } from './search-filter.ts'

/** SQL conditions of a filter on table `e`: indexed ones, and those that are checked per row. */
export function conditionsOf(filter: EnquiryFilter, parameters: unknown[]) {
  const value = (of: unknown, type: string) => `$${parameters.push(of)}::${type}`
  const indexed = [
    filter.deleted === 'only' ? 'e.deleted_at is not null' : 'e.deleted_at is null',
    ...(filter.deleted === 'only' ? [] : [filter.spam === 'only' ? 'e.spam is not null' : 'e.spam is null']),
    ...(filter.startDate ? [`e.created_at >= enquiry_day_start(${value(filter.startDate, 'date')})`] : []),
    ...(filter.endDate ? [`e.created_at < enquiry_day_start(${value(filter.endDate, 'date')} + 1)`] : []),
    ...(filter.status ? [`e.status = ${value(filter.status, 'enquiry_status')}`] : []),
    ...(filter.assignedTo === 'none' ? ['e.assigned_to is null'] : []),
    ...(filter.assignedTo && filter.assignedTo !== 'none'
      ? [`e.assigned_to = ${value(filter.assignedTo, 'uuid')}`]
      : []),
    ...(filter.label ? [`e.labels @> array[${value(filter.label, 'uuid')}]`] : []),
    ...(filter.q ? [searchCondition(filter.q, value)] : []),
    ...(filter.stage ? [stageConditions[filter.stage]] : []),
  ]
  return { indexed, examined: answerConditions(filter, value) }
}

/** SQL conditions of a filter on table `e`; values are pushed to `parameters`. */
export function conditions({ orRoutedTo, ...filter }: EnquiryFilter, parameters: unknown[]): string {
  const { indexed, examined } = conditionsOf(filter, parameters)
  const matching = [...indexed, ...examined].join(' and ')
  return orRoutedTo ? `(${matching} or ${inView(`$${parameters.push(orRoutedTo)}::uuid`)})` : matching
}

/** Whether the filter goes beyond days and status, for which day counters exist. */
export const needsCounting = ({ startDate, endDate, status, ...others }: EnquiryFilter): boolean =>
  Object.values(others).some(Boolean)

/** SQL count of a filter's matches. Enquiries that rules put into a view are few, and counted separately. */
export function totalOf({ orRoutedTo, ...filter }: EnquiryFilter, parameters: unknown[]): string {
  const value = (of: unknown, type: string) => `$${parameters.push(of ?? null)}::${type}`
  const { startDate, endDate, status } = filter
  const found = needsCounting(filter)
    ? `(select count(*) from enquiries e where ${conditions(filter, parameters)})`
    : `(select total from ${pageStart(value(startDate, 'date'), value(endDate, 'date'), value(status, 'enquiry_status'), '0')})`
  return orRoutedTo
    ? `${found} + (select count(*) from enquiries e
        where ${inView(value(orRoutedTo, 'uuid'))} and (${conditions(filter, parameters)}) is not true)`
    : found
}

// The id as tie-breaker, so that no page repeats or skips rows of the same moment.
const latestFirst: Record<EnquirySort, (table: string) => string> = {
  created: (of) => `${of}.created_at desc, ${of}.id desc`,
  // Same expression as the index `enquiries_by_last_message`.
  lastMessage: (of) => `coalesce(${of}.last_message_at, ${of}.created_at) desc, ${of}.id desc`,
}

const URGENT_FIRST: readonly (Stage | undefined)[] = ['reply', 'due', 'overdue']

/** The order of a list: urgent enquiries come first where somebody has to act, unless the order is asked for by name. */
export const orderOf = ({ stage }: EnquiryFilter, sort: EnquirySort | undefined, of: string): string =>
  `${sort !== 'created' && URGENT_FIRST.includes(stage) ? `${of}.priority = 'urgent' desc, ` : ''}${latestFirst[sort ?? 'created'](of)}`
