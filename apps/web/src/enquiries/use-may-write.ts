import { useSession } from '../shell/session/session.ts'

/** Whether the signed-in member may change enquiries; the service refuses a viewer every change. */
export const useMayWrite = (): boolean => useSession().user?.staffRole !== 'viewer'
