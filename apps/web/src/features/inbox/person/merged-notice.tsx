import type { StaffDetail } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { useMayWrite } from '../../../enquiries/staff.ts'
import { useDates } from '../../../signed-in/dates.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { OpenEnquiry } from './open-enquiry.tsx'
import { useMerge } from './use-merge.ts'

/** Whether the conversation goes on in another enquiry: this one is then closed, and not answered. */
export const continuesElsewhere = ({ enquiry, mergedInto }: Pick<StaffDetail, 'enquiry' | 'mergedInto'>) =>
  enquiry.mergedInto !== undefined && !mergedInto?.gone

/** Says where a merged enquiry went, and offers to undo it. */
export function MergedNotice({ enquiry, mergedInto }: Pick<StaffDetail, 'enquiry' | 'mergedInto'>) {
  const { dateText } = useDates()
  const mayWrite = useMayWrite()
  const { separate } = useMerge()
  if (!mergedInto) return null
  const { _id, subject, at, gone } = mergedInto
  return (
    <Alert
      tone="info"
      title={gone ? 'Merged into an enquiry that was deleted' : 'Merged into another enquiry'}
      actions={
        mayWrite && (
          <Button
            variant="outline"
            size="sm"
            state={separate.isPending ? 'loading' : 'idle'}
            onClick={() => separate.mutate(enquiry._id)}
          >
            Undo merge
          </Button>
        )
      }
    >
      <p>
        {gone ? (
          'The next message of the customer opens this enquiry again.'
        ) : (
          <>
            Since {dateText(at)} the conversation continues in{' '}
            <OpenEnquiry id={_id}>
              <bdi>{subject}</bdi>
            </OpenEnquiry>
            .
          </>
        )}
      </p>
      {separate.error && <p role="alert">{failureText('The merge was not undone.', separate.error)}</p>}
    </Alert>
  )
}
