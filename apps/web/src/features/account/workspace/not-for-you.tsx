import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { AlertCircleIcon } from '@susegad/ui/icon'
import { Link } from '@tanstack/react-router'
import type { Audience } from './audience.ts'

interface NotForYouProps {
  audience: Audience
  isStaff: boolean
}

/** In place of a page that this person may not open. */
export function NotForYou({ audience, isStaff }: NotForYouProps) {
  const { title, text } = isStaff ? (toStaff[audience] ?? viewOnly) : toCustomers
  return (
    <EmptyState
      title={title}
      headingLevel={1}
      icon={<AlertCircleIcon />}
      actions={
        <Button variant="outline" asChild>
          <Link to="/dashboard">Go to Dashboard</Link>
        </Button>
      }
    >
      {text}
    </EmptyState>
  )
}

const toCustomers = {
  title: 'This page is for the staff',
  text: 'Your account does not manage enquiries. Your own enquiries are on your dashboard.',
}
const viewOnly = {
  title: 'You have view-only access',
  text: 'This page is for people who can make changes. Ask an owner for another role.',
}
const toStaff: Partial<Record<Audience, { title: string; text: string }>> = {
  owners: { title: 'This page is for owners', text: 'Ask an owner to make changes to the team.' },
  editors: {
    title: 'You can’t edit the site',
    text: 'An owner can give you the right on the Team page.',
  },
}
