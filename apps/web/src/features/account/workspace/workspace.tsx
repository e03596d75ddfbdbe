import { Badge } from '@susegad/ui/badge'
import { Button } from '@susegad/ui/button'
import {
  BoltIcon,
  ClockIcon,
  ColumnsIcon,
  CompassIcon,
  EyeIcon,
  LayoutDashboardIcon,
  LogoutIcon,
  MailIcon,
  Menu2Icon,
  ShieldCheckIcon,
  UserCheckIcon,
  UserIcon,
  UsersIcon,
} from '@susegad/ui/icon'
import { SideMenu, SideMenuTrigger } from '@susegad/ui/side-menu'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { latePart } from '../../../shell/late-part/late-part.tsx'
import { useSession } from '../../../shell/session/session.ts'
import type { StoredUser } from '../../../shell/session/session-storage.ts'
import { useSignOut } from '../../../shell/session/use-sign-out.ts'
import { type Audience, isFor } from './audience.ts'
import { roleName } from './role-name.ts'
import './workspace.css'

const SecondFactorDue = latePart(async () => ({
  default: (await import('./second-factor-due.tsx')).SecondFactorDue,
}))

interface MenuEntry {
  label: string
  to:
    | '/dashboard'
    | '/dashboard/figures'
    | '/dashboard/customers'
    | '/dashboard/activity'
    | '/dashboard/people'
    | '/dashboard/connections'
    | '/dashboard/routing'
    | '/dashboard/content'
    | '/dashboard/team'
    | '/profile'
    | '/contact'
  icon: ReactNode
  audience: Audience
}

const entries: readonly MenuEntry[] = [
  { label: 'Dashboard', to: '/dashboard', icon: <LayoutDashboardIcon />, audience: 'everyone' },
  { label: 'Customers', to: '/dashboard/customers', icon: <UserCheckIcon />, audience: 'staff' },
  { label: 'Figures', to: '/dashboard/figures', icon: <ColumnsIcon />, audience: 'staff' },
  { label: 'Audit log', to: '/dashboard/activity', icon: <ClockIcon />, audience: 'staff' },
  { label: 'Personal data', to: '/dashboard/people', icon: <ShieldCheckIcon />, audience: 'agents' },
  { label: 'Connections', to: '/dashboard/connections', icon: <BoltIcon />, audience: 'agents' },
  { label: 'Your site', to: '/dashboard/content', icon: <EyeIcon />, audience: 'editors' },
  { label: 'Routing', to: '/dashboard/routing', icon: <CompassIcon />, audience: 'staff' },
  { label: 'Team', to: '/dashboard/team', icon: <UsersIcon />, audience: 'owners' },
  { label: 'Profile', to: '/profile', icon: <UserIcon />, audience: 'everyone' },
  { label: 'Contact', to: '/contact', icon: <MailIcon />, audience: 'everyone' },
]

interface WorkspaceProps {
  user: StoredUser
  children: ReactNode
}

/** The layout of signed-in pages: greeting and side menu. */
export function Workspace({ user, children }: WorkspaceProps) {
  const menu = 'workspace-menu'
  const isDue = useSession().user?.secondFactorDue
  return (
    <div className="workspace">
      <div className="workspace-bar">
        <SideMenuTrigger menu={menu} asChild>
          <Button variant="outline" size="sm" className="workspace-toggle">
            <Menu2Icon />
            Menu
          </Button>
        </SideMenuTrigger>
        <p className="workspace-greeting">Welcome, {user.name.trim() || user.email}</p>
        {user.role === 'admin' && <Badge size="sm">{roleName(user, 'short')}</Badge>}
      </div>
      <aside className="workspace-side">
        <WorkspaceMenu name="Account" user={user} />
      </aside>
      <SideMenu id={menu} side="start" aria-label="Dashboard menu" heading={<b>Your account</b>}>
        <WorkspaceMenu name="Account menu" user={user} />
      </SideMenu>
      <div className="workspace-main">
        {isDue && (
          <Suspense>
            <SecondFactorDue />
          </Suspense>
        )}
        {children}
      </div>
    </div>
  )
}

function WorkspaceMenu({ name, user }: { name: string; user: StoredUser }) {
  const leave = useSignOut()
  const shown = entries.filter(({ audience }) => isFor(audience, user))
  return (
    <nav aria-label={name} className="workspace-menu">
      <ul>
        {shown.map(({ label, to, icon }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: true, includeSearch: false }}>
              {icon}
              {label}
            </Link>
          </li>
        ))}
        <li className="workspace-menu-last">
          <button type="button" onClick={leave}>
            <LogoutIcon />
            Logout
          </button>
        </li>
      </ul>
    </nav>
  )
}
