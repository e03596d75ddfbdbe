import type { StaffResult } from '@susegad/api-client/contract'
import type { Dates } from '../../../signed-in/dates.ts'

/** Name of a colleague, and until when they are away. */
export const staffName = (
  { name, awayUntil }: StaffResult['staff'][number],
  dayText: Dates['dayText'],
): string => (awayUntil ? `${name} (away until ${dayText(awayUntil)})` : name)
