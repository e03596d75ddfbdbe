import { enquiryQueries, userQueries } from '@susegad/api-client/queries'
import { service } from '../../../shell/session/service.ts'

export const enquiries = enquiryQueries(service)

/** Asked again every minute, so that a list that is open learns of new colleagues. */
export const staff = { ...userQueries(service).staff(), staleTime: 60_000, refetchInterval: 60_000 }

/** Key prefix of every list, for all pages and filters. */
export const everyList = [...enquiries.all(), 'list'] as const
