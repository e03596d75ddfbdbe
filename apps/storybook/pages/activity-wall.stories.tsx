import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ActivitySummary, activitiesPage, activitySummaries } from '@susegad/catalog-data/activities'
import { Banner } from '@susegad/ui/banner'
import { Button } from '@susegad/ui/button'
import { PosterWall } from './site/cards.tsx'
import { ListingPage } from './site/listing-page.tsx'
import { longActivities } from './site/long-records.ts'
import { onPhone, pageStory, pictureUpTo } from './site/page-story.ts'
import type { ListingState } from './site/records-or-why-not.tsx'

interface ActivityWallProps {
  activities: readonly ActivitySummary[]
  state: ListingState
}

function ActivityWall({ activities, state }: ActivityWallProps) {
  return (
    <ListingPage
      current="ACTIVITY"
      name="Activities"
      what="activities"
      texts={activitiesPage}
      picture={activitySummaries[0]?.pictures[0]}
      records={activities}
      state={state}
      closing={
        <Banner title={activitiesPage.banner.heading} actions={<Button size="lg">Book Now</Button>}>
          {activitiesPage.banner.text}
        </Banner>
      }
    >
      {(records) => <PosterWall activities={records} />}
    </ListingPage>
  )
}

const meta = {
  title: 'Pages/Activity wall',
  component: ActivityWall,
  args: { activities: activitySummaries.slice(0, 8), state: 'ready' },
  parameters: pageStory(
    'Activities hang as posters, each on its own ink. The inks follow the place on the wall, so that no two neighbours share one.',
    2000,
  ),
} satisfies Meta<typeof ActivityWall>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { activities: [] }, parameters: pictureUpTo(1100) }

export const Phone: Story = {
  args: { activities: activitySummaries.slice(0, 2) },
  globals: onPhone,
  parameters: pictureUpTo(1900),
}

export const Failed: Story = { args: { state: 'failed' }, parameters: pictureUpTo(1000) }

export const LongText: Story = {
  args: { activities: longActivities.slice(0, 4) },
  parameters: pictureUpTo(2000),
}
