import type { Meta, StoryObj } from '@storybook/react-vite'
import { type BeachSummary, beachesPage, beachSummaries } from '@susegad/catalog-data/beaches'
import { BeachCoast } from './site/beach-coast.tsx'
import { BeachGrid } from './site/cards.tsx'
import { ListingPage } from './site/listing-page.tsx'
import { longBeaches } from './site/long-records.ts'
import { onPhone, pageStory, pictureUpTo } from './site/page-story.ts'
import type { ListingState } from './site/records-or-why-not.tsx'

interface BeachListingProps {
  beaches: readonly BeachSummary[]
  state: ListingState
}

function BeachListing({ beaches, state }: BeachListingProps) {
  return (
    <ListingPage
      current="BEACH"
      name="Beaches"
      what="beaches"
      texts={beachesPage}
      picture={beachSummaries[0]?.pictures[0]}
      records={beaches}
      state={state}
    >
      {(records) => (
        <>
          <BeachCoast beaches={records} />
          <BeachGrid beaches={records} />
        </>
      )}
    </ListingPage>
  )
}

const meta = {
  title: 'Pages/Beach listing',
  component: BeachListing,
  args: { beaches: beachSummaries.slice(0, 6), state: 'ready' },
  parameters: pageStory(
    'The shore first, so that one sees where a beach lies before one reads what it is like; then the cards in the same order, north to south.',
    2000,
  ),
} satisfies Meta<typeof BeachListing>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { beaches: [] }, parameters: pictureUpTo(1100) }

export const Phone: Story = { args: { beaches: beachSummaries.slice(0, 3) }, globals: onPhone }

export const Failed: Story = { args: { state: 'failed' }, parameters: pictureUpTo(1000) }

export const LongText: Story = { args: { beaches: longBeaches.slice(0, 3) } }
