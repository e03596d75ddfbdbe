import type { ContentName, PublishInput } from '@susegad/api-client/contract'
import { MAX_LENGTH } from '@susegad/api-client/rules'
import { SendIcon } from '@susegad/ui/icon'
import { Switch } from '@susegad/ui/switch'
import { TextField } from '@susegad/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SendForm, SubmitButton } from '../../../forms/send-form.tsx'
import { service } from '../../../shell/session/service.ts'
import { deskInstant } from '../../../signed-in/dates.ts'
import { studio } from '../content/studio-queries.ts'
import { ZoneHint } from '../content/zone-hint.tsx'

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
  const backwards = isBackwards ? 'The end must be after the start.' : undefined
  const what = count === 1 ? '1 change' : `${count} changes`
  return (
    <SendForm
      className="studio-publish"
      failed="Nothing was published."
      check={() => (backwards ? [{ field: 'until', message: backwards }] : [])}
      send={async ({ note = '' }) => {
        await publish.mutateAsync({
          version,
          note,
          ...(records && { records }),
          ...(later && { publishAt: instant(from), until: instant(until) }),
        })
      }}
      actions={
        <>
          <SubmitButton disabled={hindrance !== undefined}>
            <SendIcon />
            {later && from ? `Schedule ${what}` : `Publish ${what}`}
          </SubmitButton>
          {hindrance && <p className="studio-hint">{hindrance}</p>}
        </>
      }
    >
      <TextField
        label="Note"
        name="note"
        note="optional"
        hint="For the history, for example: Prices for the season"
        maxLength={MAX_LENGTH.note}
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
            name="publishAt"
            note="now, if empty"
            type="datetime-local"
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <TextField
            label="Until"
            name="until"
            note="for good, if empty"
            type="datetime-local"
            value={until}
            error={backwards}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
          <ZoneHint />
        </div>
      )}
    </SendForm>
  )
}
