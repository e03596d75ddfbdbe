import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { HeartIcon } from '@susegad/ui/icon'
import { Link } from '@tanstack/react-router'
import { hasPage, useSite } from '../../../page-data/site.ts'

export function NothingSaved() {
  const site = useSite()
  return (
    <EmptyState
      title="Nothing saved yet"
      headingLevel={2}
      icon={<HeartIcon />}
      actions={
        <>
          {hasPage(site, 'hotels') && (
            <Button asChild>
              <Link to="/hotels">Hotels</Link>
            </Button>
          )}
          {hasPage(site, 'beaches') && (
            <Button variant="outline" asChild>
              <Link to="/beaches">Beaches</Link>
            </Button>
          )}
          {hasPage(site, 'activity') && (
            <Button variant="outline" asChild>
              <Link to="/activity">Activities</Link>
            </Button>
          )}
        </>
      }
    >
      Press the heart on a hotel, a beach or an activity, and it is kept here. You need no account.
    </EmptyState>
  )
}
