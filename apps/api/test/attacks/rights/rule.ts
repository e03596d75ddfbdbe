export type Expected = [
  outside: number,
  owner: number,
  other: number,
  admin: number,
  // As an owner of the business, if they are not named.
  agent?: number,
  viewer?: number,
]

export const open = (status: number): Expected => [status, status, status, status]
/** Of all staff; who may only read is refused what changes something. */
export const forStaff = (status: number, viewer = status): Expected => [401, 403, 403, status, status, viewer]
export const forAgents = (status: number): Expected => forStaff(status, 403)
export const forOwners = (status: number): Expected => [401, 403, 403, status, 403, 403]

export interface Rule {
  expected: Expected
  call: (id: string) => { path?: string; body?: unknown } | Promise<{ path?: string; body?: unknown }>
}

export const none = () => ({})
