import { viewQueries } from '@susegad/api-client/queries'
import { service } from '../shell/session/service.ts'

export const views = viewQueries(service).list()
export const viewsKey = views.queryKey
