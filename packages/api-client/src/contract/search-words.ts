/** Words of the desk's search params. Apart from the other rules: the router, which every page loads, reads them. */

/** Filters by first response. */
export const ANSWER_STATES = ['answered', 'waiting', 'late'] as const
export type AnswerState = (typeof ANSWER_STATES)[number]

/** Stages of an enquiry, for working through the list. */
export const STAGES = ['open', 'due', 'overdue', 'reply', 'customer', 'snoozed', 'back'] as const
export type Stage = (typeof STAGES)[number]

/** Sort orders of the list, latest first. */
export const ENQUIRY_SORTS = ['created', 'lastMessage'] as const
export type EnquirySort = (typeof ENQUIRY_SORTS)[number]

/** Who has to write next in a thread. */
export const TURNS = ['us', 'customer'] as const
export type Turn = (typeof TURNS)[number]

export const ENQUIRY_STATUSES = ['pending', 'in_progress', 'resolved', 'closed'] as const
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number]

/** How an enquiry arrived: from a form or a program, or entered by staff after a call, a visit or a chat. */
export const ENQUIRY_SOURCES = ['site', 'call', 'walk-in', 'chat', 'whatsapp'] as const
export type EnquirySource = (typeof ENQUIRY_SOURCES)[number]

/** Marks of customers. Enquiries of blocked customers are set aside as spam. */
export const CUSTOMER_MARKS = ['vip', 'blocked'] as const
export type CustomerMark = (typeof CUSTOMER_MARKS)[number]

/** Actions in the audit trail. */
export const AUDIT_ACTIONS = [
  'saw',
  'noted',
  'changed',
  'deleted',
  'restored',
  'exported',
  'erased',
  'invited',
  'withdrew',
  'joined',
  'suspended',
  'resumed',
  'removed',
  'answered',
  'contacted',
  'accepted',
  'entered',
  'merged',
  'separated',
  'added',
  'published',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
