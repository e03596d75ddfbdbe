import { Button } from '@susegad/ui/button'
import { SiteHeaderAccountMenu } from '@susegad/ui/site-header'
import { Link } from '@tanstack/react-router'
import { useSession } from '../session/session.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import './header-login.css'

/** The Login link, or the menu of a signed-in person. */
export function AccountMenu() {
  const session = useSession()
  const leave = useSignOut()
  if (session.status !== 'signed-in') {
    return (
      <Link to="/login" className="header-login" data-for="visitors">
        Login
      </Link>
    )
  }
  return (
    <SiteHeaderAccountMenu>
      <li>
        <Link to="/dashboard">Go to Dashboard</Link>
      </li>
      <li>
        <button type="button" onClick={leave}>
          Logout
        </button>
      </li>
    </SiteHeaderAccountMenu>
  )
}

/** Account links of the side menu. */
export function AccountLinks() {
  const session = useSession()
  const leave = useSignOut()
  if (session.status !== 'signed-in') {
    return (
      <Button variant="outline" asChild>
        <Link to="/login" data-for="visitors">
          Login
        </Link>
      </Button>
    )
  }
  return (
    <>
      <Button variant="primary" asChild>
        <Link to="/dashboard">Dashboard</Link>
      </Button>
      <Button variant="outline" data-closes-menu="" onClick={leave}>
        Logout
      </Button>
    </>
  )
}
