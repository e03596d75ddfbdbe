import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { RouterContext } from '../src/page-data/load-page.ts'
import { exampleSite } from './example-site.ts'

type Site = typeof exampleSite

const routerOf = (site: Site) =>
  createRouter({
    routeTree: createRootRouteWithContext<Pick<RouterContext, 'site'>>()(),
    history: createMemoryHistory(),
    context: { site },
  })

interface InExampleSiteProps {
  /** What the business says otherwise than the example's. */
  business?: Partial<Site['business']>
  children?: ReactNode
}

/** Around a part of the example's site that is rendered without its page. */
export function InExampleSite({ business, children }: InExampleSiteProps) {
  const [router] = useState(() =>
    routerOf({ ...exampleSite, business: { ...exampleSite.business, ...business } }),
  )
  return <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
}
