import type { ListingPage as ListingTexts } from '@susegad/catalog-data/hotels'
import type { Picture } from '@susegad/catalog-data/pictures'
import type { ReactNode } from 'react'
import { ListingHero, ListingSection } from './listing.tsx'
import { type ListingState, RecordsOrWhyNot } from './records-or-why-not.tsx'
import { SiteFrame } from './site-frame.tsx'

interface ListingPageProps<Record> {
  /** The navigation entry that this page belongs to. */
  current: string
  /** Its label in the breadcrumbs. */
  name: string
  /** The plural of the records in texts, e.g. 'hotels'. */
  what: string
  texts: Pick<ListingTexts, 'heading' | 'text' | 'countLine' | 'empty'>
  picture: Picture | undefined
  records: readonly Record[]
  state: ListingState
  /** Skeleton in the shape of the loaded content. */
  loading?: ReactNode
  /** Below the list. */
  closing?: ReactNode
  children: (records: readonly Record[]) => ReactNode
}

/** A page that lists records of one kind: hero, list and closing section. */
export function ListingPage<Record>({
  current,
  name,
  what,
  texts,
  picture,
  records,
  state,
  loading,
  closing,
  children,
}: ListingPageProps<Record>) {
  return (
    <SiteFrame current={current}>
      <ListingHero name={name} heading={texts.heading} text={texts.text} picture={picture} />
      <ListingSection
        heading={`All ${what}`}
        {...(state === 'ready' ? { lede: texts.countLine(records.length) } : {})}
      >
        <RecordsOrWhyNot {...{ records, state, what, loading }} empty={texts.empty}>
          {children}
        </RecordsOrWhyNot>
      </ListingSection>
      {closing}
    </SiteFrame>
  )
}
