import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { readDeskSearch } from '../src/enquiries/desk-search.ts'
import type { RouterContext } from '../src/page-data/load-page.ts'
import { plainSearchText, readPlainSearch } from '../src/shell/navigation/plain-search.ts'
import { exampleSite } from './example-site.ts'

/** Renders parts of the desk at the dashboard's address, without the rest of the site. */
export async function renderAtDashboard(parts: ReactNode, search = '') {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const root = createRootRouteWithContext<Pick<RouterContext, 'site'>>()()
  const workspace = createRoute({ getParentRoute: () => root, id: '_workspace' })
  const dashboard = createRoute({
    getParentRoute: () => workspace,
    path: '/dashboard/',
    validateSearch: readDeskSearch,
    component: () => <QueryClientProvider client={queryClient}>{parts}</QueryClientProvider>,
  })
  const router = createRouter({
    routeTree: root.addChildren([workspace.addChildren([dashboard])]),
    context: { site: exampleSite },
    history: createMemoryHistory({ initialEntries: [`/dashboard${search}`] }),
    parseSearch: readPlainSearch,
    stringifySearch: plainSearchText,
  })
  const screen = await render(<RouterProvider router={router as never} />)
  return { screen, router, queryClient }
}
