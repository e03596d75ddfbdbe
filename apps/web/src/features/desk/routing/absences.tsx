import type { AbsenceInput, Routing } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Badge } from '@susegad/ui/badge'
import { Button } from '@susegad/ui/button'
import { DateField } from '@susegad/ui/date-field'
import { type SubmitEvent, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { dayText } from '../../../signed-in/dates.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { useRoutingAct } from './routing-queries.ts'

type Person = Routing['people'][number]

interface AbsencesProps {
  people: readonly Person[]
  ownId: string
  isOwner: boolean
}

/** Absences: staff set their own, owners everybody's. */
export function Absences({ people, ownId, isOwner }: AbsencesProps) {
  const [edited, setEdited] = useState<string>()
  const away = useRoutingAct(({ id, input }: { id: string; input: AbsenceInput }) =>
    service.routing.setAbsence(id, input),
  )
  const back = useRoutingAct((id: string) => service.routing.endAbsence(id))
  const failure = away.error ?? back.error
  return (
    <>
      {failure && <Alert>{failureText('Nothing was changed.', failure)}</Alert>}
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
            {edited === _id && (
              <AbsenceForm
                absence={absence}
                isSaving={away.isPending}
                onCancel={() => setEdited(undefined)}
                onSave={(input) => away.mutate({ id: _id, input }, { onSuccess: () => setEdited(undefined) })}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

interface AbsenceFormProps {
  absence: Person['absence']
  isSaving: boolean
  onCancel: () => void
  onSave: (input: AbsenceInput) => void
}

function AbsenceForm({ absence, isSaving, onCancel, onSave }: AbsenceFormProps) {
  const [startDate, setStart] = useState(absence?.startDate ?? '')
  const [endDate, setEnd] = useState(absence?.endDate ?? '')
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSaving) onSave({ startDate, endDate })
  }
  return (
    <form className="routing-absence" onSubmit={submit}>
      <DateField
        label="First day"
        name="firstDay"
        required
        max={endDate || undefined}
        value={startDate}
        onChange={({ currentTarget }) => setStart(currentTarget.value)}
      />
      <DateField
        label="Last day"
        name="lastDay"
        required
        min={startDate || undefined}
        value={endDate}
        onChange={({ currentTarget }) => setEnd(currentTarget.value)}
      />
      <div className="routing-acts">
        <Button type="submit" size="sm" state={isSaving ? 'loading' : 'idle'}>
          Save days
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
