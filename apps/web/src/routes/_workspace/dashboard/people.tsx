import { createFileRoute } from '@tanstack/react-router'
import { latePart } from '../../../shell/late-part/late-part.tsx'

export const Route = createFileRoute('/_workspace/dashboard/people')({
  staticData: { title: 'Personal data', audience: 'agents' },
  component: () => <PersonalData />,
})

// Loaded on demand: customers don't load the staff's code.
const PersonalData = latePart(async () => ({
  default: (await import('../../../features/privacy/personal-data.tsx')).PersonalData,
}))
