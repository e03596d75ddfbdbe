import type { ViewList } from '@susegad/api-client/contract'
import { joana } from './people.ts'

const view = { shared: true, author: joana.name, mayChange: true, more: false }

export const deskViews: ViewList = {
  builtIn: [
    { name: 'unassigned', filter: { assignedTo: 'none', stage: 'open' }, count: 2, more: false },
    { name: 'due', filter: { stage: 'due' }, count: 1, more: false },
    { name: 'overdue', filter: { stage: 'overdue' }, count: 1, more: false },
    { name: 'mine', filter: { assignedTo: joana._id, stage: 'open' }, count: 1, more: false },
    { name: 'reply', filter: { stage: 'reply' }, count: 1, more: false },
    { name: 'customer', filter: { stage: 'customer' }, count: 0, more: false },
  ],
  views: [
    {
      ...view,
      _id: '6f1d3c52-0b7e-4a83-9f0e-0d5b7f0b3d01',
      name: 'Boats in December',
      filter: { q: 'boat', startDate: '2026-12-01' },
      count: 3,
    },
  ],
}
