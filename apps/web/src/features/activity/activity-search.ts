import { AUDIT_ACTIONS, type AuditAction } from '@susegad/api-client/rules'
import { laterPage, oneOf, searchReader, uuid } from '../../shell/navigation/search-reader.ts'

/** The log's search params; defaults are left out. */
export interface ActivitySearch {
  page?: number | undefined
  /** Id of a person, or `service`. */
  by?: string | undefined
  action?: AuditAction | undefined
  /** Id of an enquiry. */
  enquiry?: string | undefined
}

export const readActivitySearch = searchReader<ActivitySearch>({
  page: laterPage,
  by: (text) => (text === 'service' ? text : uuid(text)),
  action: oneOf(...AUDIT_ACTIONS),
  enquiry: uuid,
})
