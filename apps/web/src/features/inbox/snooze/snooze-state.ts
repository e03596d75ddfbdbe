import type { StaffEnquiry } from '@susegad/api-client/contract'
import { promisedBy } from '../../../enquiries/last-message.ts'

type Snoozable = Pick<StaffEnquiry, 'snoozedUntil'>

/** Whether it is put off until later. */
export const isSnoozed = ({ snoozedUntil }: Snoozable, now: number): boolean =>
  snoozedUntil ? Date.parse(snoozedUntil) > now : false

/** Whether its time has come, or the customer has written meanwhile. */
export const isBack = ({ snoozedUntil }: Snoozable, now: number): boolean =>
  snoozedUntil ? Date.parse(snoozedUntil) <= now : false

/** As the view of the same name. */
export const needsReply = (
  enquiry: Snoozable & Pick<StaffEnquiry, 'status' | 'dueAt'>,
  now: number,
): boolean => isBack(enquiry, now) || (!isSnoozed(enquiry, now) && promisedBy(enquiry) !== undefined)
