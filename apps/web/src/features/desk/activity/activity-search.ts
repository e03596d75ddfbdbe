import { AUDIT_ACTIONS, type AuditAction } from '@susegad/api-client/rules'

/** The log's search params; defaults are left out. */
export interface ActivitySearch {
  page?: number
  /** Id of a person, or `service`. */
  by?: string
  action?: AuditAction
  /** Id of an enquiry. */
  enquiry?: string
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const idOf = (value: unknown) =>
  typeof value === 'string' && idPattern.test(value) ? value.toLowerCase() : undefined

/** Reads the search params; drops invalid values instead of failing. */
export function readActivitySearch(raw: Record<string, unknown>): ActivitySearch {
  const page = Number(raw.page)
  const by = raw.by === 'service' ? 'service' : idOf(raw.by)
  const action = AUDIT_ACTIONS.find((known) => known === raw.action)
  const enquiry = idOf(raw.enquiry)
  return {
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
    ...(by && { by }),
    ...(action && { action }),
    ...(enquiry && { enquiry }),
  }
}
