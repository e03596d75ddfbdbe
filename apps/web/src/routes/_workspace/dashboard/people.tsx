import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { routeHead } from '../../../seo/route-head.ts'
import { pageTitle } from '../../../shell/navigation/page-title.ts'

export const Route = createFileRoute('/_workspace/dashboard/people')({
  head: () => routeHead({ title: pageTitle('Personal data') }),
  staticData: { audience: 'agents' },
  component: () => <PersonalData />,
})

// Loaded on demand: customers don't load the staff's code.
const PersonalData = lazy(async () => ({
  default: (await import('../../../features/privacy/personal-data.tsx')).PersonalData,
}))
