import { templateQueries } from '@susegad/api-client/queries'
import { service } from '../../../shell/session/service.ts'

export const templates = { ...templateQueries(service).list(), staleTime: 5 * 60_000 }
