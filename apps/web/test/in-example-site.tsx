import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { RouterContext } from '../src/page-data/load-page.ts'
import { exampleSite } from './example-site.ts'

const router = createRouter({
  routeTree: createRootRouteWithContext<Pick<RouterContext, 'site'>>()(),
  history: createMemoryHistory(),
  context: { site: exampleSite },
})

/** Around a part of the example's site that is rendered without its page. */
export function InExampleSite({ children }: { children?: ReactNode }) {
  return <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
}
