import { type ComponentProps, Suspense } from 'react'
import { SectionedText } from './sectioned-text.tsx'

/** A policy, or a page that the owner added. */
export const TextPage = (page: ComponentProps<typeof SectionedText>) => (
  <Suspense>
    <SectionedText {...page} />
  </Suspense>
)
