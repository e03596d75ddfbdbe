import { createRootRoute, Outlet } from '@tanstack/react-router'
import { NotFound } from '../shell/page/not-found.tsx'
import { SiteShell } from '../shell/site-shell.tsx'

export const Route = createRootRoute({
  component: () => (
    <SiteShell>
      <Outlet />
    </SiteShell>
  ),
  notFoundComponent: () => <NotFound />,
})
