import type { AbsenceInput, Routing } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Badge } from '@susegad/ui/badge'
import { Button } from '@susegad/ui/button'
import { DateField } from '@susegad/ui/date-field'
import { useState } from 'react'
import { SendForm, SubmitButton } from '../../forms/send-form.tsx'
import { service } from '../../shell/session/service.ts'
import { useDates } from '../../signed-in/dates.ts'
import { failureText } from '../../signed-in/failure-text.ts'
import { useRoutingMutation } from './routing-queries.ts'

const failed = 'Nothing was changed.'

type Person = Routing['people'][number]

interface AbsencesProps {
  people: readonly Person[]
  ownId: string
  isOwner: boolean
}

/** Absences: staff set their own, owners everybody's. */
export function Absences({ people, ownId, isOwner }: AbsencesProps) {
  const { dayText } = useDates()
  const [edited, setEdited] = useState<string>()
  const back = useRoutingMutation((id: string) => service.routing.endAbsence(id))
  return (
    <>
      {back.error && <Alert>{failureText(failed, back.error)}</Alert>}
      <ul className="routing-people" aria-label="Away">
        {people.map(({ _id, name, suspended, absence }) => (
          <li key={_id}>
            <div>
              <b>
                <bdi>{name}</bdi>
              </b>{' '}
              {_id === ownId && <Badge size="sm">You</Badge>}{' '}
              {suspended && (
                <Badge size="sm" tone="warning">
                  Suspended
                </Badge>
              )}
              <span className="desk-hint">
                {absence
                  ? `Away from ${dayText(absence.startDate)} to ${dayText(absence.endDate)}`
                  : 'At work'}
              </span>
            </div>
            {(isOwner || _id === ownId) && edited !== _id && (
              <div className="routing-acts">
                {absence && (
                  <Button
                    variant="outline"
                    size="sm"
                    disabled={back.isPending}
                    onClick={() => back.mutate(_id)}
                  >
                    Back at work<span className="sg-visually-hidden"> ({name})</span>
                  </Button>
                )}
                <Button variant="ghost" size="sm" onClick={() => setEdited(_id)}>
                  {absence ? 'Change days' : 'Set days'}
                  <span className="sg-visually-hidden"> on which {name} is away</span>
                </Button>
              </div>
            )}
            {edited === _id && <AbsenceForm id={_id} absence={absence} onDone={() => setEdited(undefined)} />}
          </li>
        ))}
      </ul>
    </>
  )
}

interface AbsenceFormProps {
  id: string
  absence: Person['absence']
  onDone: () => void
}

function AbsenceForm({ id, absence, onDone }: AbsenceFormProps) {
  const [startDate, setStart] = useState(absence?.startDate ?? '')
  const [endDate, setEnd] = useState(absence?.endDate ?? '')
  const away = useRoutingMutation((input: AbsenceInput) => service.routing.setAbsence(id, input))
  return (
    <SendForm
      className="routing-absence"
      failed={failed}
      send={async () => void (await away.mutateAsync({ startDate, endDate }))}
      onSent={onDone}
      actions={
        <>
          <SubmitButton size="sm">Save days</SubmitButton>
          <Button variant="ghost" size="sm" onClick={onDone}>
            Cancel
          </Button>
        </>
      }
    >
      <DateField
        label="First day"
        name="startDate"
        required
        max={endDate || undefined}
        value={startDate}
        onChange={({ currentTarget }) => setStart(currentTarget.value)}
      />
      <DateField
        label="Last day"
        name="endDate"
        required
        min={startDate || undefined}
        value={endDate}
        onChange={({ currentTarget }) => setEnd(currentTarget.value)}
      />
    </SendForm>
  )
}
