import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { NotFound } from '../shell/page/not-found.tsx'
import { usePageFacts } from '../shell/page/page-facts.ts'
import { VisitorFrame } from '../shell/page/visitor-frame.tsx'

export const Route = createFileRoute('/_site')({ component: SiteLayout, notFoundComponent: NotFound })

function SiteLayout() {
  return (
    <VisitorFrame facts={usePageFacts()}>
      <Suspense>
        <Outlet />
      </Suspense>
    </VisitorFrame>
  )
}
