import type { StoredUser } from '../../../shell/session/session-storage.ts'

/** Whom a page is for. `agents` are staff who may change enquiries, `editors` staff who may edit the site. */
export type Audience = 'everyone' | 'staff' | 'agents' | 'owners' | 'editors'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whom this page of the workspace is for. @default 'everyone' */
    audience?: Audience
  }
}

type Roles = Pick<StoredUser, 'role' | 'staffRole' | 'editsSite'>

export function isFor(audience: Audience, { role, staffRole, editsSite = false }: Roles): boolean {
  if (audience === 'everyone') return true
  if (role !== 'admin') return false
  if (audience === 'editors') return editsSite
  return audience === 'staff' || staffRole === 'owner' || (audience === 'agents' && staffRole !== 'viewer')
}
