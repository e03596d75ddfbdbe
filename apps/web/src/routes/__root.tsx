import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../page-data/load-page.ts'
import { SiteShell } from '../shell/site-shell.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <SiteShell>
      <Outlet />
    </SiteShell>
  ),
})
