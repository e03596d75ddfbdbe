import { answerWith } from '../../answer-shape.ts'
import type { AuditList, AuditQuery } from '../../contract/desk/audit.ts'
import { type CallOptions, type Calls, withQuery } from '../call.ts'

export const auditCalls = ({ read }: Calls) => ({
  /** One page of the trail, newest first. */
  list: (query?: AuditQuery, options?: CallOptions) =>
    read(withQuery('/audit', query), answerWith<AuditList>('entries'), options),
})
