import { letterQueries } from '@susegad/api-client/queries'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { service } from '../../shell/session/service.ts'
import { momentText } from '../../signed-in/dates.ts'

const EVERY_MINUTE = 60_000
const undelivered = letterQueries(service).undelivered()

/** Tells staff that letters don't go out; a failure to ask is not worth a notice. */
export function LettersNotice() {
  const { data } = useQuery({ ...undelivered, refetchInterval: EVERY_MINUTE })
  if (!data || data.undelivered === 0) return null
  const { undelivered: count, since } = data
  return (
    <Alert
      tone="warning"
      title={count === 1 ? '1 letter has not gone out' : `${count} letters have not gone out`}
      actions={
        <Button asChild variant="outline" size="sm">
          <Link to="/dashboard/connections" hash="letters">
            See why
          </Link>
        </Button>
      }
    >
      {since && <p>{`The oldest was written ${momentText(since)}.`}</p>}
    </Alert>
  )
}
