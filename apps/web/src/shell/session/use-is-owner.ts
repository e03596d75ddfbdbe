import { useSession } from './session.ts'

/** Whether the signed-in member of the staff is an owner; the service refuses everybody else what owners do. */
export const useIsOwner = (): boolean => useSession().user?.staffRole === 'owner'
