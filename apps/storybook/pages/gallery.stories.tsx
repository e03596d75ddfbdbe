import type { Meta, StoryObj } from '@storybook/react-vite'
import { galleryHotels, galleryPage } from '@susegad/catalog-data/gallery'
import { expect, userEvent, within } from 'storybook/test'
import { longText, notDrawn, onPhone, pageStory, pictureUpTo } from './site/page-story.ts'
import { broken, withRecords } from './site/records.ts'
import { SitePage } from './site/site-page.tsx'
import { visit } from './site/visit.ts'

const meta = {
  title: 'Pages/Gallery',
  component: SitePage,
  args: { address: '/gallery' },
  beforeEach: visit(),
  parameters: pageStory(
    'Every room, pool, table and front door. The filters stay folded until somebody wants them; the wall follows each change, and says so where nothing is left.',
  ),
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filtered: Story = {
  // The wall looks the same, with fewer photos.
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: galleryPage.showFilters }))
    await userEvent.selectOptions(page.getByLabelText('Image type'), 'Pool')
    const pools = galleryHotels.flatMap(({ images }) => images.pool)
    await expect(page.getByText(`${pools.length} photos`)).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: pictureUpTo(800),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: galleryPage.showFilters }))
    await userEvent.type(page.getByLabelText('Search'), 'snow')
    await expect(page.getByRole('heading', { name: galleryPage.nothingFound })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Show all photos' }))
    await expect(page.queryByRole('heading', { name: galleryPage.nothingFound })).toBeNull()
    await userEvent.type(page.getByLabelText('Search'), 'snow')
  },
}

export const Failed: Story = {
  beforeEach: withRecords({ galleryHotels: broken(galleryHotels) }),
  parameters: pictureUpTo(800),
}

export const Phone: Story = { globals: onPhone, parameters: pictureUpTo(844) }

export const LongText: Story = { globals: longText, parameters: notDrawn }
