import { Alert } from '@susegad/ui/alert'
import { Link } from '@tanstack/react-router'

/** Explains why the desk is locked, and how to unlock it. */
export function SecondFactorDue() {
  return (
    <Alert tone="warning" title="Your team requires two-step verification" className="workspace-due">
      <p>
        <Link to="/profile" hash="second-factor">
          Set it up in your profile
        </Link>
        , or sign in with a passkey. Until then you can’t open the desk.
      </p>
    </Alert>
  )
}
