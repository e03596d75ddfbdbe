import type { ContentChange, Release } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@susegad/ui/dialog'
import { useLocale } from '@susegad/ui/locale'
import { Spinner } from '@susegad/ui/spinner'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { LoadFailure } from '../../../signed-in/load-failure.tsx'
import { studio } from '../content/studio-queries.ts'
import { ChangeTitle, DifferenceList } from '../differences/difference-list.tsx'
import { heldText } from '../publish/release-text.ts'

interface ReleaseDetailsProps {
  release: Release
  onPutBack: (release: string) => void
}

/** Changes of a release, with buttons to restore it or to cancel it while scheduled. */
export function ReleaseDetails({ release, onPutBack }: ReleaseDetailsProps) {
  const { _id, state, current, held, number } = release
  const [asking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const detail = useQuery(studio.release(_id))
  const onSettled = () => queryClient.invalidateQueries({ queryKey: studio.all() })
  const putBack = useMutation({
    mutationFn: () => service.studio.putBack(_id),
    onSuccess: ({ release: next }) => onPutBack(next._id),
    onSettled,
  })
  const cancel = useMutation({ mutationFn: () => service.studio.cancel(_id), onSettled })
  const confirm = useMutation({ mutationFn: () => service.studio.confirm(_id), onSettled })
  const failure = putBack.error ?? cancel.error ?? confirm.error
  return (
    <div className="studio-release-body">
      {detail.isPending && <Spinner />}
      {detail.error && <LoadFailure text="The differences could not be loaded." query={detail} />}
      {detail.data && <ChangeList changes={detail.data.changes} />}
      {detail.data?.changes.length === 0 && <p className="studio-hint">The site as it was first built.</p>}
      {held && (
        <Alert tone="warning">
          <p>{heldText(release)}</p>
        </Alert>
      )}
      {failure && <Alert>{failureText('Nothing was changed.', failure)}</Alert>}
      <div className="studio-publish-acts">
        {state === 'published' && !current && (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            Restore<span className="sg-visually-hidden"> version {number}</span>
          </Button>
        )}
        {held && (
          <Button size="sm" state={confirm.isPending ? 'loading' : 'idle'} onClick={() => confirm.mutate()}>
            Confirm
          </Button>
        )}
        {state === 'scheduled' && (
          <Button
            variant="outline"
            size="sm"
            state={cancel.isPending ? 'loading' : 'idle'}
            onClick={() => cancel.mutate()}
          >
            Cancel
          </Button>
        )}
      </div>
      <Dialog open={asking} onOpenChange={setAsking}>
        <DialogHeader>
          <DialogTitle>Restore version {number}</DialogTitle>
          <DialogDescription>
            Your site becomes what it was then. Unpublished changes are kept.
          </DialogDescription>
          <DialogClose />
        </DialogHeader>
        <DialogBody>
          {detail.data && <ChangeList changes={detail.data.since} />}
          {detail.data?.since.length === 0 && <p>Nothing would change: this is what the site shows now.</p>}
        </DialogBody>
        <DialogFooter>
          <Button
            disabled={!detail.data}
            state={putBack.isPending ? 'loading' : 'idle'}
            onClick={() => {
              setAsking(false)
              putBack.mutate()
            }}
          >
            Restore
          </Button>
        </DialogFooter>
      </Dialog>
    </div>
  )
}

function ChangeList({ changes }: { changes: readonly ContentChange[] }) {
  const { locale } = useLocale()
  return (
    <ul className="studio-release-changes">
      {changes.map((change) => (
        <li key={`${change.kind}/${change.slug}`}>
          <ChangeTitle change={change} />
          <DifferenceList change={change} locale={locale} />
        </li>
      ))}
    </ul>
  )
}
