import { enquiryQueries } from '@susegad/api-client/queries'
import { service } from '../../../shell/session/service.ts'

export const enquiries = enquiryQueries(service)
