import type { CorrectionInput, OwnEnquiry } from '@susegad/api-client/contract'
import { MAX_LENGTH } from '@susegad/api-client/rules'
import { AlertDialog } from '@susegad/ui/alert-dialog'
import { Button } from '@susegad/ui/button'
import { TextField } from '@susegad/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { enquiries } from './own-queries.ts'

/** Corrects or closes an enquiry. */
export function MyCorrection({ enquiry }: { enquiry: OwnEnquiry }) {
  const queryClient = useQueryClient()
  const [correcting, setCorrecting] = useState(false)
  const [closing, setClosing] = useState(false)
  const correct = useMutation({
    mutationFn: (input: CorrectionInput) => service.enquiries.correct(enquiry._id, input),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: enquiries.all() })
      setCorrecting(false)
    },
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const of = (name: string) => String(typed.get(name) ?? '').trim()
    correct.mutate({ phone: of('phone'), email: of('email'), dateOfPlan: of('dateOfPlan') })
  }

  const failure = correct.error ? failureText('Your changes were not saved.', correct.error) : undefined
  return (
    <div className="my-correction">
      {correcting ? (
        <form onSubmit={submit} aria-label="Correct this enquiry">
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            required
            maxLength={MAX_LENGTH.phone}
            defaultValue={enquiry.phone}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            required
            maxLength={MAX_LENGTH.email}
            defaultValue={enquiry.email}
          />
          <TextField
            label="Date of Plan"
            name="dateOfPlan"
            type="date"
            defaultValue={enquiry.dateOfPlan ?? ''}
          />
          {failure && <p role="alert">{failure}</p>}
          <div className="my-correction-actions">
            <Button type="submit" size="sm" state={correct.isPending ? 'loading' : 'idle'}>
              Save
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setCorrecting(false)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <div className="my-correction-actions">
          <Button size="sm" variant="link" onClick={() => setCorrecting(true)}>
            Correct
          </Button>
          {enquiry.status !== 'closed' && (
            <Button size="sm" variant="link" onClick={() => setClosing(true)}>
              Close
            </Button>
          )}
          {failure && <p role="alert">{failure}</p>}
        </div>
      )}
      <p role="status">{correct.isSuccess && !correcting && 'Saved'}</p>
      <AlertDialog
        open={closing}
        onOpenChange={setClosing}
        title="Close this enquiry?"
        description="We will not reply to it any more. Write again to reopen it."
        labels={{ confirm: 'Close the enquiry' }}
        onConfirm={() => correct.mutate({ closed: true })}
      />
    </div>
  )
}
