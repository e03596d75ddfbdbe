import { customerQueries, enquiryQueries, viewQueries } from '@susegad/api-client/queries'
import { service } from '../shell/session/service.ts'

export const enquiries = enquiryQueries(service)

export const customers = customerQueries(service)

/** Key prefix of every list, for all pages and filters. */
export const everyList = [...enquiries.all(), 'list'] as const

export const views = viewQueries(service).list()
export const viewsKey = views.queryKey
