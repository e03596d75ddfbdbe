import type { AccessTokenInput } from '@susegad/api-client/contract'
import { MAX_LENGTH, TOKEN_DAYS_MAX, TOKEN_SCOPES, type TokenScope } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Checkbox } from '@susegad/ui/checkbox'
import { DateField } from '@susegad/ui/date-field'
import { Dialog, DialogBody, DialogClose, DialogFooter, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import { indiaDay } from '@susegad/ui/logic/india-date'
import { TextField } from '@susegad/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef } from 'react'
import { service } from '../../../shell/session/service.ts'
import { tokens } from '../connection-queries.ts'
import { refusedAsWhole, refusedFields } from '../refused-fields.ts'
import { scopeTexts } from './token-text.ts'

interface MakeTokenProps {
  open: boolean
  onClose: () => void
  onSecret: (secret: string) => void
}

const PROPOSED_DAYS = 90
const dayAhead = (days: number): string => indiaDay(Date.now() + days * 24 * 3600 * 1000)

/** Asks what a program may do, and until when. */
export function MakeToken({ open, onClose, onSecret }: MakeTokenProps) {
  const queryClient = useQueryClient()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const make = useMutation({
    mutationFn: (input: AccessTokenInput) => service.tokens.create(input),
    onSuccess: ({ secret }) => {
      form.current?.reset()
      void queryClient.invalidateQueries({ queryKey: tokens.list().queryKey })
      onClose()
      onSecret(secret)
    },
  })
  const errors = refusedFields(make.error)
  const whole = refusedAsWhole('The token was not made.', make.error)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (make.isPending) return
    const values = new FormData(event.currentTarget)
    make.mutate({
      name: String(values.get('name')),
      scopes: values.getAll('scopes[]') as TokenScope[],
      lastDay: String(values.get('lastDay')),
    })
  }

  return (
    <Dialog open={open} onOpenChange={(now) => !now && onClose()} dismissal="escape">
      <DialogHeader>
        <DialogTitle>Make a token</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <DialogBody>
        <form ref={form} id={id} className="connections-form" onSubmit={submit} noValidate>
          <TextField
            label="Name"
            name="name"
            hint="Which program it is for."
            maxLength={MAX_LENGTH.name}
            autoComplete="off"
            required
            error={errors.name}
          />
          <fieldset className="connections-choices">
            <legend>The program may</legend>
            {TOKEN_SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                name="scopes[]"
                value={scope}
                defaultChecked={scope === 'enquiries:read'}
                label={
                  <>
                    {scopeTexts[scope].name}
                    <span className="connections-note">{scopeTexts[scope].lets}</span>
                  </>
                }
              />
            ))}
            {errors.scopes && <p className="connections-problem">{errors.scopes}</p>}
          </fieldset>
          <DateField
            label="Last day"
            name="lastDay"
            hint="At most a year from today."
            defaultValue={dayAhead(PROPOSED_DAYS)}
            min={dayAhead(0)}
            max={dayAhead(TOKEN_DAYS_MAX)}
            required
            error={errors.lastDay}
          />
          {whole && <Alert>{whole}</Alert>}
        </form>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={id} state={make.isPending ? 'loading' : 'idle'}>
          Make the token
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
