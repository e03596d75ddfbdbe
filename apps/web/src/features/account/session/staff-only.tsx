import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { AlertCircleIcon } from '@susegad/ui/icon'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { Workspace } from '../workspace/workspace.tsx'
import { SignedInOnly, SignedInWaiting } from './signed-in-only.tsx'

interface StaffOnlyProps {
  children: ReactNode
  /** Whether staff with view-only access may open it. */
  viewers: 'welcome' | 'refused'
}

/** A staff page of the workspace; others see a notice that they may not open it. */
export function StaffOnly({ children, viewers }: StaffOnlyProps) {
  return (
    <SignedInOnly>
      {(user) => (
        <Workspace user={user}>
          {user.role === 'admin' && (viewers === 'welcome' || user.staffRole !== 'viewer') ? (
            <Suspense fallback={<SignedInWaiting />}>{children}</Suspense>
          ) : (
            <EmptyState
              title={user.role === 'admin' ? 'You have view-only access' : 'This page is for the staff'}
              headingLevel={1}
              icon={<AlertCircleIcon />}
              actions={
                <Button variant="outline" asChild>
                  <Link to="/dashboard">Go to Dashboard</Link>
                </Button>
              }
            >
              {user.role === 'admin'
                ? 'This page is for people who can make changes. Ask an owner for another role.'
                : 'Your account does not manage enquiries. Your own enquiries are on your dashboard.'}
            </EmptyState>
          )}
        </Workspace>
      )}
    </SignedInOnly>
  )
}
