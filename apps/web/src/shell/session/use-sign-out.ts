import { useNavigate } from '@tanstack/react-router'
import { signOut } from './sign-out.ts'

/** Signs out and goes to the sign-in page. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    signOut()
    void navigate({ to: '/login' })
  }
}
