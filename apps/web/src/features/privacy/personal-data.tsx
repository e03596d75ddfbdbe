import type { ErasedResult, PersonResult } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import type { FormValues } from '@susegad/ui/form'
import { TextField } from '@susegad/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { enquiries } from '../../enquiries/enquiry-queries.ts'
import { enquiriesText } from '../../enquiries/enquiry-text.ts'
import { SendForm, SubmitButton } from '../../forms/send-form.tsx'
import { service } from '../../shell/session/service.ts'
import { FoundPerson } from './found-person.tsx'
import './personal-data.css'

interface Found extends Pick<PersonResult, 'person'> {
  email: string
}

/** Handles data requests: export or erase a person's data. */
export function PersonalData() {
  const queryClient = useQueryClient()
  const [found, setFound] = useState<Found>()
  const [erased, setErased] = useState<ErasedResult['erased']>()

  async function find(values: FormValues) {
    const email = (values.email ?? '').trim()
    setErased(undefined)
    setFound(undefined)
    setFound({ email, ...(await service.people.find({ email })) })
  }

  function wasErased(result: ErasedResult['erased']) {
    setFound(undefined)
    setErased(result)
    void queryClient.invalidateQueries({ queryKey: enquiries.all() })
  }

  return (
    <section className="people" aria-labelledby="people-title">
      <header>
        <h1 id="people-title">Personal data</h1>
        <p>
          For when somebody asks what you store about them, or wants it erased. First check that it is really
          this person: reply to the address itself, or call the number you know.
        </p>
      </header>
      <SendForm className="people-form" send={find} failed="The search failed.">
        <TextField label="Email address" name="email" type="email" autoComplete="off" required />
        <SubmitButton>Look up</SubmitButton>
      </SendForm>
      {erased && (
        <Alert tone="success" title="Erased for good">
          <p>
            {enquiriesText(erased.enquiries)}, {erased.accounts === 1 ? 'the account' : 'no account'} and{' '}
            {erased.letters === 1 ? '1 email' : `${erased.letters} emails`}. Restoring a backup erases them
            again.
          </p>
        </Alert>
      )}
      {found && <FoundPerson key={found.email} {...found} onErased={wasErased} />}
    </section>
  )
}
