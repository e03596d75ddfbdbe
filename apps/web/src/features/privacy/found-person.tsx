import type { ErasedResult, PersonResult } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { AlertDialog } from '@susegad/ui/alert-dialog'
import { Button } from '@susegad/ui/button'
import { Card } from '@susegad/ui/card'
import { DescriptionItem, DescriptionList } from '@susegad/ui/description-list'
import { useState } from 'react'
import { service } from '../../shell/session/service.ts'
import { useIsOwner } from '../../shell/session/use-is-owner.ts'
import { useDates } from '../../signed-in/dates.ts'
import { failureText } from '../../signed-in/failure-text.ts'
import { saveJson } from '../../signed-in/save-file.ts'

interface FoundPersonProps extends PersonResult {
  email: string
  onErased: (erased: ErasedResult['erased']) => void
}

/** Summary of a person's data, with export and erasure. */
export function FoundPerson({ email, person, onErased }: FoundPersonProps) {
  const [doing, setDoing] = useState<'export' | 'erase'>()
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState('')
  const isOwner = useIsOwner()
  const isStaff = person.account?.role === 'admin'
  const isNobody = !person.account && person.enquiries + person.mails + person.letters === 0

  async function run(what: 'export' | 'erase', failed: string) {
    setDoing(what)
    setFailure('')
    try {
      if (what === 'export') saveJson('personal-data.json', await service.people.data({ email }))
      else onErased((await service.people.erase({ email })).erased)
    } catch (error) {
      setFailure(failureText(failed, error))
    } finally {
      setDoing(undefined)
    }
  }

  return (
    <Card className="people-found">
      <h2>
        <bdi>{email}</bdi>
      </h2>
      <PersonFacts person={person} />
      {failure && <Alert tone="danger">{failure}</Alert>}
      {isNobody && <p>Nothing is stored about this address.</p>}
      {isStaff && isOwner && <p>A staff account can’t be erased. Remove it from the team first.</p>}
      <div className="people-buttons">
        <Button
          variant="outline"
          disabled={isNobody}
          state={doing === 'export' ? 'loading' : 'idle'}
          onClick={() => void run('export', 'The data could not be downloaded.')}
        >
          Download
        </Button>
        {isOwner && (
          <Button
            variant="danger"
            disabled={isStaff || doing !== undefined}
            state={doing === 'erase' ? 'loading' : 'idle'}
            onClick={() => setAsking(true)}
          >
            Erase
          </Button>
        )}
      </div>
      {!isOwner && !isStaff && !isNobody && (
        <p className="people-hint">Only owners can erase a person. It can’t be undone.</p>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Erase this person?"
        description={
          <>
            The account, and the contents of the enquiries, notes and emails of <bdi>{email}</bdi>, are erased
            for good. The emptied enquiries stay in the list, so that the figures stay correct.
          </>
        }
        labels={{ confirm: 'Erase for good' }}
        onConfirm={() => void run('erase', 'Nothing was erased.')}
      />
    </Card>
  )
}

/** What is stored about a person. */
function PersonFacts({ person }: PersonResult) {
  const { dateText } = useDates()
  return (
    <DescriptionList>
      <DescriptionItem term="Account">
        {person.account ? (
          <>
            <bdi>{person.account.name}</bdi>, since {dateText(person.account.createdAt)}
            {person.account.role === 'admin' && ', member of staff'}
          </>
        ) : (
          'None'
        )}
      </DescriptionItem>
      <DescriptionItem term="Enquiries">{person.enquiries}</DescriptionItem>
      <DescriptionItem term="Staff notes">{person.notes}</DescriptionItem>
      {person.mails > 0 && (
        <DescriptionItem term="Messages in other people’s threads">{person.mails}</DescriptionItem>
      )}
      <DescriptionItem term="Emails">{person.letters}</DescriptionItem>
      {person.erasedAt && (
        <DescriptionItem term="Already erased">{dateText(person.erasedAt)}</DescriptionItem>
      )}
    </DescriptionList>
  )
}
