import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { CheckIcon } from '@susegad/ui/icon'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../page-data/site.ts'

/** The page after the form was sent without JavaScript. */
export function EnquirySentPage() {
  const { replyPromise } = useSite().business
  return (
    <div className="not-found-page">
      <EmptyState
        headingLevel={1}
        title="Enquiry Submitted!"
        icon={<CheckIcon />}
        actions={
          <Button asChild>
            <Link to="/">Back to the homepage</Link>
          </Button>
        }
      >
        {`We'll get back to you ${replyPromise}!`}
      </EmptyState>
    </div>
  )
}
