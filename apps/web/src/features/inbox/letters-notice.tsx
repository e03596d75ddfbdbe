import { letterQueries } from '@susegad/api-client/queries'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { service } from '../../shell/session/service.ts'
import { useDates } from '../../signed-in/dates.ts'

const EVERY_MINUTE = 60_000
const undelivered = letterQueries(service).undelivered()

/** Warns staff about unsent emails, or that no email reaches anybody; ignores a failed query. */
export function LettersNotice() {
  const { momentText } = useDates()
  const { data } = useQuery({ ...undelivered, refetchInterval: EVERY_MINUTE })
  if (!data) return null
  if (data.undelivered + data.unannounced === 0)
    return data.sendsEmail === false ? (
      <Alert tone="warning">
        <p>There is no mail server: emails are written to files and reach nobody.</p>
      </Alert>
    ) : null
  const { undelivered: count, unannounced, since } = data
  if (count === 0)
    return (
      <Alert
        tone="warning"
        title={
          unannounced === 1
            ? 'Nobody was emailed about 1 new enquiry'
            : `Nobody was emailed about ${unannounced} new enquiries`
        }
      >
        <p>Emails about new enquiries are held back. Tell the person who runs this site.</p>
      </Alert>
    )
  return (
    <Alert
      tone="warning"
      title={count === 1 ? '1 email could not be sent' : `${count} emails could not be sent`}
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
