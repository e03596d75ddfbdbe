import type { Meta, StoryObj } from '@storybook/react-vite'
import { activitySummaries } from '@susegad/catalog-data/activities'
import { beachSummaries } from '@susegad/catalog-data/beaches'
import { homePage } from '@susegad/catalog-data/home'
import { hotelSummaries } from '@susegad/catalog-data/hotels'
import { expect, within } from 'storybook/test'
import { HomePage } from './site/home-page.tsx'
import { longActivities, longBeaches, longHotels } from './site/long-records.ts'
import { onPhone, pageStory, pictureUpTo } from './site/page-story.ts'

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  args: {
    texts: homePage,
    hotels: hotelSummaries.slice(0, 1),
    activities: activitySummaries.slice(0, 3),
    beaches: beachSummaries.slice(0, 2),
    state: 'ready',
  },
  parameters: pageStory(
    'One large sentence over a poster, the other posters drifting by below it, the figures as ticket stubs, then a chapter each for where to stay, what to do and where to swim. It ends with the card in the hand and a way to ask.',
    2800,
  ),
} satisfies Meta<typeof HomePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: homePage.hero.heading })).toBeVisible()
    const chapters = [homePage.hotels.heading, homePage.activities.heading, homePage.beaches.heading]
    for (const name of chapters) await expect(page.getByRole('region', { name })).toBeVisible()
  },
}

export const Phone: Story = {
  args: { activities: activitySummaries.slice(0, 1) },
  globals: onPhone,
  parameters: pictureUpTo(1800),
}

export const Empty: Story = {
  args: { hotels: [], activities: [], beaches: [] },
  parameters: pictureUpTo(2200),
}

export const Failed: Story = { args: { state: 'failed' }, parameters: pictureUpTo(2000) }

export const LongText: Story = {
  args: {
    texts: {
      ...homePage,
      hero: { ...homePage.hero, heading: `${homePage.hero.heading}, without the queue and without the fuss` },
      stats: homePage.stats.map(({ value, label }) => ({
        value,
        label: `${label} since the first monsoon of our house`,
      })),
      closing: { ...homePage.closing, heading: `${homePage.closing.heading}, and who comes along` },
    },
    hotels: longHotels.slice(0, 1),
    activities: longActivities.slice(0, 3),
    beaches: longBeaches.slice(0, 2),
  },
  parameters: pictureUpTo(2800),
}
