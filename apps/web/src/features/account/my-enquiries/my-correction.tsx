import type { CorrectionInput, OwnEnquiry } from '@susegad/api-client/contract'
import { MAX_LENGTH } from '@susegad/api-client/rules'
import { AlertDialog } from '@susegad/ui/alert-dialog'
import { Button } from '@susegad/ui/button'
import { TextArea } from '@susegad/ui/text-area'
import { TextField } from '@susegad/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SendForm, SubmitButton } from '../../../forms/send-form.tsx'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { enquiries } from './own-queries.ts'

const failed = 'Your changes were not saved.'

/** Corrects or closes an enquiry. */
export function MyCorrection({ enquiry }: { enquiry: OwnEnquiry }) {
  const queryClient = useQueryClient()
  // As it was when the form opened.
  const [correcting, setCorrecting] = useState<OwnEnquiry>()
  const [closing, setClosing] = useState(false)
  const correct = useMutation({
    mutationFn: (input: CorrectionInput) => service.enquiries.correct(enquiry._id, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: enquiries.all() }),
  })

  return (
    <div className="my-correction">
      {correcting ? (
        <SendForm
          aria-label="Correct this enquiry"
          failed={failed}
          send={async (values) => {
            const changed: CorrectionInput = {}
            for (const field of ['phone', 'email', 'dateOfPlan', 'message'] as const) {
              const value = values[field]?.trim() ?? ''
              if (value !== (correcting[field] ?? '')) changed[field] = value
            }
            if (Object.keys(changed).length > 0) await correct.mutateAsync(changed)
          }}
          onSent={() => setCorrecting(undefined)}
          actions={
            <>
              <SubmitButton size="sm">Save</SubmitButton>
              <Button size="sm" variant="ghost" onClick={() => setCorrecting(undefined)}>
                Cancel
              </Button>
            </>
          }
        >
          <CorrectedFields enquiry={correcting} />
        </SendForm>
      ) : (
        <div className="my-correction-actions">
          <Button size="sm" variant="link" onClick={() => setCorrecting(enquiry)}>
            Correct
          </Button>
          {enquiry.status !== 'closed' && (
            <Button size="sm" variant="link" onClick={() => setClosing(true)}>
              Close
            </Button>
          )}
          {correct.error && <p role="alert">{failureText(failed, correct.error)}</p>}
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

function CorrectedFields({ enquiry }: { enquiry: OwnEnquiry }) {
  return (
    <>
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
      <TextField label="Date of Plan" name="dateOfPlan" type="date" defaultValue={enquiry.dateOfPlan ?? ''} />
      <TextArea
        label="Message"
        name="message"
        required
        maxLength={MAX_LENGTH.message}
        defaultValue={enquiry.message}
      />
    </>
  )
}
