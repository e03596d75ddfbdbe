import { createFileRoute } from '@tanstack/react-router'
import { latePart } from '../../../shell/late-part/late-part.tsx'

export const Route = createFileRoute('/_workspace/dashboard/connections')({
  staticData: { title: 'Connections', audience: 'agents' },
  component: () => <ConnectionsPage />,
})

// Loaded on demand: customers don't load the staff's code.
const ConnectionsPage = latePart(async () => ({
  default: (await import('../../../features/connections/connections-page.tsx')).ConnectionsPage,
}))
