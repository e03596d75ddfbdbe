import { letterQueries, tokenQueries, webhookQueries } from '@susegad/api-client/queries'
import { service } from '../../../shell/session/service.ts'

export const webhooks = webhookQueries(service)
export const tokens = tokenQueries(service)
export const letters = letterQueries(service)
