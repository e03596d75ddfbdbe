export type Expected = [
  outside: number,
  owner: number,
  other: number,
  admin: number,
  // Both default to the owner's status.
  agent?: number,
  viewer?: number,
]

type Body = object | ((enquiryId: string) => object) | undefined

/**
 * The status for each caller, the body to send, and the path if it is not the route's with the enquiry's id for each
 * parameter.
 */
export type Rule = [expected: Expected, body?: Body, path?: string]

export const open = (status: number): Expected => [status, status, status, status]
export const signedIn = (status: number): Expected => [401, status, status, status]
export const forStaff = (status: number, viewer = status): Expected => [401, 403, 403, status, status, viewer]
export const forAgents = (status: number): Expected => forStaff(status, 403)
export const forOwners = (status: number): Expected => [401, 403, 403, status, 403, 403]
