import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { broken } from './service/answers.ts'
import { ashasList, emptyList } from './service/enquiries.ts'
import { asha, ashasSessions } from './service/people.ts'
import { longText, notDrawn, onPhone, pageStory, pictureUpTo } from './site/page-story.ts'
import { SitePage } from './site/site-page.tsx'
import { visit } from './site/visit.ts'

const meta = {
  title: 'Pages/Dashboard',
  component: SitePage,
  args: { address: '/dashboard' },
  beforeEach: visit({
    as: asha,
    answers: {
      'GET /enquiries/my-enquiries': ashasList,
      'GET /users/profile': { user: asha },
      'GET /users/second-factor': { secondFactor: { since: null, recoveryCodes: 0, asked: false } },
      'GET /users/passkeys': { passkeys: [] },
      'GET /users/sessions': { sessions: ashasSessions },
    },
  }),
  parameters: pageStory(
    'Where a person finds what they asked and where it stands. The menu stays beside it, and folds into a button on phones.',
  ),
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: 'My Enquiries' })).toBeVisible()
    await expect(await page.findByText('Scuba diving with a beginner')).toBeVisible()
  },
}

export const Profile: Story = { args: { address: '/profile' } }

export const Loading: Story = {
  parameters: pictureUpTo(800),
  beforeEach: visit({ as: asha, answers: { 'GET /enquiries/my-enquiries': 'silence' } }),
}

export const Failed: Story = {
  parameters: pictureUpTo(800),
  beforeEach: visit({ as: asha, answers: { 'GET /enquiries/my-enquiries': broken } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: pictureUpTo(800),
  beforeEach: visit({ as: asha, answers: { 'GET /enquiries/my-enquiries': emptyList } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No Enquiries Found')).toBeVisible()
  },
}

export const Phone: Story = { globals: onPhone, parameters: pictureUpTo(844) }

export const LongText: Story = { globals: longText, parameters: notDrawn }
