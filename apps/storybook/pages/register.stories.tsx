import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { longText, notDrawn, onPhone, pageStory, pictureUpTo } from './site/page-story.ts'
import { SitePage } from './site/site-page.tsx'
import { visit } from './site/visit.ts'

const meta = {
  title: 'Pages/Register',
  component: SitePage,
  args: { address: '/register' },
  beforeEach: visit(),
  parameters: pageStory(
    'An account in five fields; what is wrong is said beside the field, in words that help.',
  ),
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Problems: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /register|create/i }))
    await expect(page.getByLabelText('Name')).toHaveAccessibleDescription('Name is required')
  },
}

export const Phone: Story = { globals: onPhone, parameters: pictureUpTo(844) }

export const LongText: Story = { globals: longText, parameters: notDrawn }
