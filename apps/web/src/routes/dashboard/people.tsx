import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { StaffOnly } from '../../features/account/session/staff-only.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'

export const Route = createFileRoute('/dashboard/people')({
  head: () => routeHead({ title: pageTitle('Personal data') }),
  component: PeoplePage,
})

// Loaded on demand: customers don't load the staff's code.
const PersonalData = lazy(async () => ({
  default: (await import('../../features/desk/people/personal-data.tsx')).PersonalData,
}))

function PeoplePage() {
  return (
    <StaffOnly viewers="refused">
      <PersonalData />
    </StaffOnly>
  )
}
