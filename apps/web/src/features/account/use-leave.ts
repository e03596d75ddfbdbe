import { useNavigate } from '@tanstack/react-router'
import { signOut } from '../../shell/session/sign-out.ts'
import { dropAllUnsent } from '../../signed-in/unsent.ts'

/** Signs out and goes to the sign-in page. */
export function useLeave(): () => void {
  const navigate = useNavigate()
  return () => {
    dropAllUnsent()
    signOut()
    void navigate({ to: '/login' })
  }
}
