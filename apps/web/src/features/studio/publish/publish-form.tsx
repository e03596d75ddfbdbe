import type { ContentName, PublishInput } from '@susegad/api-client/contract'
import { MAX_LENGTH, TIME_ZONE } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { SendIcon } from '@susegad/ui/icon'
import { Switch } from '@susegad/ui/switch'
import { TextField } from '@susegad/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { deskInstant, deskZone } from '../../../signed-in/dates.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { studio } from '../studio-queries.ts'

interface PublishFormProps {
  version: string
  /** Undefined for all drafts. */
  records: ContentName[] | undefined
  count: number
  /** Why it can't be published yet. */
  hindrance: string | undefined
  onPublish: (release: string) => void
}

const instant = (local: string): string | null => (local ? deskInstant(local) : null)

/** Publishes the reviewed changes, now or for a set period. */
export function PublishForm({ version, records, count, hindrance, onPublish }: PublishFormProps) {
  const [note, setNote] = useState('')
  const [later, setLater] = useState(false)
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const queryClient = useQueryClient()
  const publish = useMutation({
    mutationFn: (input: PublishInput) => service.studio.publish(input),
    onSuccess: ({ release }) => onPublish(release._id),
    // Refetch after a refusal too: drafts may have changed meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: studio.all() }),
  })
  const isBackwards = later && from !== '' && until !== '' && until <= from
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (hindrance || isBackwards || publish.isPending) return
    publish.mutate({
      version,
      note,
      ...(records && { records }),
      ...(later && { publishAt: instant(from), until: instant(until) }),
    })
  }
  const what = count === 1 ? '1 change' : `${count} changes`
  return (
    <form className="studio-publish" onSubmit={submit}>
      <TextField
        label="Note"
        note="optional"
        hint="For the history, for example: Prices for the season"
        maxLength={MAX_LENGTH.note}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Switch
        label="At another time"
        hint="For example, an offer from Friday to Sunday"
        checked={later}
        onCheckedChange={setLater}
      />
      {later && (
        <div className="studio-times">
          <TextField
            label="From"
            note="now, if empty"
            type="datetime-local"
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <TextField
            label="Until"
            note="for good, if empty"
            type="datetime-local"
            value={until}
            error={isBackwards ? 'The end must be after the start.' : undefined}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
          <p className="studio-hint">
            Times are in {deskZone()} ({TIME_ZONE}).
          </p>
        </div>
      )}
      {publish.error && <Alert>{failureText('Nothing was published.', publish.error)}</Alert>}
      <div className="studio-publish-acts">
        <Button
          type="submit"
          disabled={hindrance !== undefined}
          state={publish.isPending ? 'loading' : 'idle'}
        >
          <SendIcon />
          {later && from ? `Schedule ${what}` : `Publish ${what}`}
        </Button>
        {hindrance && <p className="studio-hint">{hindrance}</p>}
      </div>
    </form>
  )
}
