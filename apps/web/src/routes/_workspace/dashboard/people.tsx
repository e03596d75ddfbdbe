import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'

export const Route = createFileRoute('/_workspace/dashboard/people')({
  staticData: { title: 'Personal data', audience: 'agents' },
  component: () => <PersonalData />,
})

// Loaded on demand: customers don't load the staff's code.
const PersonalData = lazy(async () => ({
  default: (await import('../../../features/privacy/personal-data.tsx')).PersonalData,
}))
