import { staffQueries } from '@susegad/api-client/queries'
import { service } from '../shell/session/service.ts'

/** The opening hours of the business; they change rarely. */
export const openingHours = { ...staffQueries(service).openingHours(), staleTime: 60_000 }
