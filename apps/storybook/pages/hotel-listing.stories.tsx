import type { Meta, StoryObj } from '@storybook/react-vite'
import { type HotelSummary, hotelSummaries, hotelsPage } from '@susegad/catalog-data/hotels'
import { Banner } from '@susegad/ui/banner'
import { MembershipCta } from '@susegad/ui/membership-cta'
import { Skeleton } from '@susegad/ui/skeleton'
import { expect, within } from 'storybook/test'
import { HotelRows } from './site/cards.tsx'
import { ListingPage } from './site/listing-page.tsx'
import { longHotels } from './site/long-records.ts'
import { onPhone, pageStory, pictureUpTo } from './site/page-story.ts'
import type { ListingState } from './site/records-or-why-not.tsx'

interface HotelListingProps {
  hotels: readonly HotelSummary[]
  state: ListingState
}

function HotelListing({ hotels, state }: HotelListingProps) {
  return (
    <ListingPage
      current="HOTELS"
      name="Hotels"
      what="hotels"
      texts={hotelsPage}
      picture={hotelSummaries[0]?.pictures[0]}
      records={hotels}
      state={state}
      loading={<HotelShapes />}
      closing={
        <Banner title={hotelsPage.banner.heading} actions={<MembershipCta size="lg" href="#/membership" />}>
          {hotelsPage.banner.text}
        </Banner>
      }
    >
      {(records) => <HotelRows hotels={records} />}
    </ListingPage>
  )
}

function HotelShapes() {
  return (
    <div role="status" aria-label="Loading hotels">
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton lines={3} />
    </div>
  )
}

const meta = {
  title: 'Pages/Hotel listing',
  component: HotelListing,
  args: { hotels: hotelSummaries.slice(0, 3), state: 'ready' },
  parameters: pageStory(
    'A hero with the trail, one chapter with the rows, one band that asks for the membership. The list says how many there are before it shows them, and says why when there are none.',
    1900,
  ),
} satisfies Meta<typeof HotelListing>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: hotelsPage.heading })).toBeVisible()
    await expect(page.getByText('Showing 3 hotels')).toBeVisible()
  },
}

export const Phone: Story = { args: { hotels: hotelSummaries.slice(0, 2) }, globals: onPhone }

export const Loading: Story = { args: { state: 'loading' }, parameters: pictureUpTo(1300) }

export const Failed: Story = { args: { state: 'failed' }, parameters: pictureUpTo(1000) }

export const Empty: Story = { args: { hotels: [] }, parameters: pictureUpTo(1100) }

export const LongText: Story = { args: { hotels: longHotels.slice(0, 2) }, parameters: pictureUpTo(1500) }
