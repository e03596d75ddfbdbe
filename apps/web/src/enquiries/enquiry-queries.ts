import { enquiryQueries, userQueries } from '@susegad/api-client/queries'
import { service } from '../shell/session/service.ts'

export const enquiries = enquiryQueries(service)

/** Reloaded every minute, so that an open list gets new colleagues. */
export const staff = { ...userQueries(service).staff(), staleTime: 60_000, refetchInterval: 60_000 }

/** Key prefix of every list, for all pages and filters. */
export const everyList = [...enquiries.all(), 'list'] as const
