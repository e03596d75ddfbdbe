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

type Context = Pick<RouterContext, 'site'> & Partial<Pick<RouterContext, 'pageAt'>>

const routerOf = (context: Context) =>
  createRouter({
    routeTree: createRootRouteWithContext<Context>()(),
    history: createMemoryHistory(),
    context,
  })

interface InExampleSiteProps {
  /** What the business says otherwise than the example's. */
  business?: Partial<Site['business']>
  /** What its pages hold, for parts that read other pages. */
  pageAt?: RouterContext['pageAt']
  children?: ReactNode
}

/** Around a part of the example's site that is rendered without its page. */
export function InExampleSite({ business, pageAt, children }: InExampleSiteProps) {
  const [router] = useState(() =>
    routerOf({
      site: { ...exampleSite, business: { ...exampleSite.business, ...business } },
      ...(pageAt && { pageAt }),
    }),
  )
  return <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
}
