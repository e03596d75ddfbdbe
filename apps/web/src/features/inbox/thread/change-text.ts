import type { Change } from '@susegad/api-client/contract'
import { statusText } from '../../../enquiries/enquiry-text.ts'

/** Short text of a change. */
export function changeText({ change, from, to }: Change): string {
  switch (change) {
    case 'status':
      return `${statusText(from ?? '')} → ${statusText(to ?? '')}`
    case 'assignedTo':
      return to ? `Assigned to ${to}` : `Unassigned from ${from ?? 'somebody'}`
    case 'routedTo':
      return to ? `Routed to the view ${to}` : 'Routed to a view that is no longer shared'
    case 'spam':
      return to ? 'Set aside as spam' : 'Not spam after all'
    case 'deleted':
      return 'Deleted'
    case 'restored':
      return 'Restored'
  }
}
