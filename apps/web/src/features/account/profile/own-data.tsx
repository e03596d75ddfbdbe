import type { User } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Suspense, useState } from 'react'
import { latePart } from '../../../shell/late-part/late-part.tsx'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { saveJson } from '../../../signed-in/save-file.ts'

const EraseAccount = latePart(async () => ({ default: (await import('./erase-account.tsx')).EraseAccount }))

/** Exports or erases everything stored about the person. */
export default function OwnData({ user }: { user: User }) {
  const staff = user.role === 'admin'
  const [state, setState] = useState<'idle' | 'loading' | 'done'>('idle')
  const [failure, setFailure] = useState('')
  const [asking, setAsking] = useState(false)

  async function download() {
    setState('loading')
    setFailure('')
    try {
      saveJson('my-data.json', await service.users.data())
      setState('done')
    } catch (error) {
      setState('idle')
      setFailure(failureText('Your data could not be downloaded.', error))
    }
  }

  return (
    <>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <p>
        The file holds your account and every enquiry sent from it, in a format that people and programs can
        read.
      </p>
      <p role="status" className={state === 'done' ? undefined : 'sg-visually-hidden'}>
        {state === 'done' && 'Saved as my-data.json.'}
      </p>
      <div className="profile-buttons">
        <Button
          variant="outline"
          state={state === 'loading' ? 'loading' : 'idle'}
          onClick={() => void download()}
        >
          Download my data
        </Button>
        {!staff && (
          <Button variant="ghost" onClick={() => setAsking(true)}>
            Delete my account
          </Button>
        )}
      </div>
      {staff && <p className="profile-hint">To close a staff account, ask an owner.</p>}
      {asking && (
        <Suspense>
          <EraseAccount user={user} open onOpenChange={setAsking} />
        </Suspense>
      )}
    </>
  )
}
