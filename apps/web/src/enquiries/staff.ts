import type { StaffResult } from '@susegad/api-client/contract'
import { userQueries } from '@susegad/api-client/queries'
import { service } from '../shell/session/service.ts'
import { useSession } from '../shell/session/session.ts'
import type { Dates } from '../signed-in/dates.ts'

/** A colleague as the desk knows them. */
export interface StaffMember {
  _id: string
  name: string
}

/** Reloaded every minute, so that an open list gets new colleagues. */
export const staff = { ...userQueries(service).staff(), staleTime: 60_000, refetchInterval: 60_000 }

/** Name of a colleague, and until when they are away. */
export const staffName = (
  { name, awayUntil }: StaffResult['staff'][number],
  dayText: Dates['dayText'],
): string => (awayUntil ? `${name} (away until ${dayText(awayUntil)})` : name)

/** Whether the signed-in member may change enquiries; the service refuses a viewer every change. */
export const useMayWrite = (): boolean => useSession().user?.staffRole !== 'viewer'
