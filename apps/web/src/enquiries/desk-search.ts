import {
  ANSWER_STATES,
  type AnswerState,
  ENQUIRY_SOURCES,
  ENQUIRY_STATUSES,
  type EnquirySort,
  type EnquirySource,
  type EnquiryStatus,
  STAGES,
  type Stage,
} from '@susegad/api-client/rules'
import { isoDay, laterPage, oneOf, searchReader, textUpTo, uuid } from '../shell/navigation/search-reader.ts'

export const NOBODY = 'none'
export const ANYBODY = 'anybody'

/** The desk's search params; defaults are left out. */
export interface DeskSearch {
  page?: number | undefined
  limit?: number | undefined
  sort?: EnquirySort | undefined
  startDate?: string | undefined
  endDate?: string | undefined
  status?: EnquiryStatus | undefined
  /** Id of a staff member, or `none`. */
  assignedTo?: string | undefined
  q?: string | undefined
  /** What the enquiry is about: `hotel/la-view`, `page` or `none`. */
  place?: string | undefined
  /** Path of the page with the form, or `none`. */
  sourcePage?: string | undefined
  source?: EnquirySource | undefined
  answer?: AnswerState | undefined
  /** Stage: open, due, overdue, waiting for us or for the customer. */
  stage?: Stage | undefined
  /** Id of the person who responded first, or `none`. */
  answeredBy?: string | undefined
  /** Id of a person who wrote to the customer, or `none`. */
  repliedBy?: string | undefined
  /** Id of the person who resolved it, or `none`. */
  resolvedBy?: string | undefined
  /** Id of the person whose quote was accepted, `none` or `anybody`. */
  acceptedFrom?: string | undefined
  /** Id of a label. */
  label?: string | undefined
  /** Id of a shared view: adds enquiries that routing rules put there. */
  orRoutedTo?: string | undefined
  /** The spam or deleted folder instead of the inbox. */
  show?: 'spam' | 'deleted' | undefined
  /** Id of the enquiry whose panel is open. */
  enquiry?: string | undefined
}

/** Only the filter: without page, page size, order and open enquiry. */
export type DeskFilter = Omit<DeskSearch, 'page' | 'limit' | 'sort' | 'enquiry'>

const personOrNobody = (text: string) => (text === NOBODY ? text : uuid(text))

/** Every page loads this table: what the desk does with its search params is in `search-steps.ts`. */
export const readDeskSearch = searchReader<DeskSearch>({
  page: laterPage,
  // Without the default sizes and orders.
  limit: oneOf(25, 50, 100),
  sort: oneOf('lastMessage'),
  startDate: isoDay,
  endDate: isoDay,
  status: oneOf(...ENQUIRY_STATUSES),
  assignedTo: personOrNobody,
  q: textUpTo(100),
  place: textUpTo(140),
  sourcePage: textUpTo(300),
  source: oneOf(...ENQUIRY_SOURCES),
  answer: oneOf(...ANSWER_STATES),
  stage: oneOf(...STAGES),
  answeredBy: personOrNobody,
  repliedBy: personOrNobody,
  resolvedBy: personOrNobody,
  acceptedFrom: (text) => (text === ANYBODY ? text : personOrNobody(text)),
  label: uuid,
  orRoutedTo: uuid,
  show: oneOf('spam', 'deleted'),
  enquiry: uuid,
})
