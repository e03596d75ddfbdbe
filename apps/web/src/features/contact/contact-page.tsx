import { Suspense } from 'react'
import type { PageData } from '../../page-data/page-data.ts'
import { ContactBody } from './contact-body.tsx'
import { ContactOpening } from './contact-opening.tsx'

export function ContactPage({ texts }: PageData['contact']) {
  return (
    <>
      <Suspense>
        <ContactOpening texts={texts} />
      </Suspense>
      <Suspense>
        <ContactBody texts={texts} />
      </Suspense>
    </>
  )
}
