import { Suspense, useEffect, useRef, useState } from 'react'
import { useSite } from '../../../page-data/site.ts'
import { latePart } from '../../../shell/late-part/late-part.tsx'

const ForgottenForm = latePart(async () => ({
  default: (await import('./forgotten-form.tsx')).ForgottenForm,
}))

/** The form of a forgotten password, which loads when it is opened. */
export function ForgottenPassword() {
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)

  // It may have been opened before hydration.
  useEffect(() => setOpen(details.current?.open === true), [])

  const { email } = useSite().business
  return (
    <details
      ref={details}
      className="sign-in-layout-forgotten"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Forgot your password?</summary>
      {open && (
        <Suspense>
          <ForgottenForm />
        </Suspense>
      )}
      <p>
        Didn’t get an email? Write to us: <a href={`mailto:${email}`}>{email}</a>
      </p>
    </details>
  )
}
