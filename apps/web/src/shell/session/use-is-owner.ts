import { useSession } from './session.ts'

/** Whether the signed-in member of staff is an owner; the service checks this too. */
export const useIsOwner = (): boolean => useSession().user?.staffRole === 'owner'
