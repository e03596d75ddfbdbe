import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { asha } from './service/people.ts'
import { longText, notDrawn, onPhone, pageStory, pictureUpTo } from './site/page-story.ts'
import { SitePage } from './site/site-page.tsx'
import { visit } from './site/visit.ts'

const meta = {
  title: 'Pages/Login',
  component: SitePage,
  args: { address: '/login' },
  beforeEach: visit(),
  parameters: pageStory('The door of the house: two fields, the way in for who is new, and a poster.', 1100),
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Refused: Story = {
  beforeEach: visit({
    answers: {
      'POST /users/login': { status: 401, body: { message: 'Wrong email, username or password' } },
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(await page.findByLabelText(/username/i), asha.username)
    await userEvent.type(page.getByLabelText('Password'), 'mango season')
    await userEvent.click(page.getByRole('button', { name: /^(Login|Sign in)$/i }))
    await expect(await page.findByRole('alert')).toBeVisible()
  },
}

export const Phone: Story = { globals: onPhone, parameters: pictureUpTo(844) }

export const LongText: Story = { globals: longText, parameters: notDrawn }
