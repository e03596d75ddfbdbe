import type { Meta, StoryObj } from '@storybook/react-vite'
import { homePage } from '@susegad/catalog-data/home'
import { hotelSummaries } from '@susegad/catalog-data/hotels'
import { expect, within } from 'storybook/test'
import { longText, onPhone, pageStory, pictureOf, pictureUpTo } from './site/page-story.ts'
import { broken, withRecords } from './site/records.ts'
import { SitePage } from './site/site-page.tsx'
import { visit } from './site/visit.ts'

const meta = {
  title: 'Pages/Home',
  component: SitePage,
  args: { address: '/' },
  beforeEach: visit(),
  parameters: pageStory(
    'One large sentence over a poster, the other posters drifting by below it, then a chapter each for where to stay, what to do and where to swim. It ends with the card in the hand and a way to ask.',
    1200,
  ),
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: homePage.hero.heading })).toBeVisible()
    const chapters = [homePage.hotels, homePage.activities, homePage.beaches].flatMap(
      (block) => block?.heading ?? [],
    )
    for (const name of chapters) await expect(await page.findByRole('region', { name })).toBeVisible()
  },
}

export const Phone: Story = { globals: onPhone, parameters: pictureUpTo(844) }

export const Empty: Story = {
  beforeEach: withRecords({ hotelSummaries: [], activitySummaries: [], beachSummaries: [] }),
  parameters: pictureOf('.page-section:has(.sg-empty-state)'),
}

/** One section fails to render; the others stay. */
export const Failed: Story = {
  beforeEach: withRecords({ hotelSummaries: broken(hotelSummaries) }),
  parameters: pictureOf('.lost-part'),
}

export const LongText: Story = { globals: longText, parameters: pictureUpTo(640) }
