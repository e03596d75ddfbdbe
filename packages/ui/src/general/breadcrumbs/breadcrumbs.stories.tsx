import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx'

const shade = {
  padding: 'var(--sg-space-4)',
  borderRadius: 'var(--sg-radius-md)',
  background: 'var(--sg-ink)',
}

const path = (...labels: string[]) =>
  ['Home', ...labels].map((label, step) => ({
    label,
    href: `/${labels.slice(0, step).join('/').toLowerCase().replaceAll(' ', '-')}`,
  }))

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: path('Hotels', 'Tree House Hotel') },
  parameters: {
    docs: {
      description: {
        component: `The path from the home page to the current page, as links.

**Use it** on every page below the home page. Pass \`linkAs\` for a router’s links.

**Do not use it** for the steps of a form.

### Keyboard

| Key | Does |
|---|---|
| Tab | reaches each step but the last, which is this page |
| Enter | follows it |`,
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Hotels' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.queryByRole('link', { name: 'Tree House Hotel' })).toBeNull()
  },
}

/** One step to many, short and long, on the page and on a picture. */
export const Matrix: Story = {
  render: (args) => (
    <StateMatrix<BreadcrumbsProps>
      rows={{
        'One step': { items: path('Hotels') },
        'Two steps': { items: path('Hotels', 'La View Hotel') },
        Hover: {},
        Focus: {},
        'On a picture': { variant: 'on-picture' },
        'On a picture, hover': { variant: 'on-picture' },
        'On a picture, focus': { variant: 'on-picture' },
        'Long text': {
          items: path('Activities', 'Goa Ultimate 5 Watersports Adventure With Scuba Diving'),
        },
        'Many steps': { items: path('Account', 'Enquiries', 'November', 'La View Hotel', 'Answer') },
      }}
      cell="22rem"
    >
      {(state, row) => (
        <div style={state.variant === 'on-picture' ? shade : undefined}>
          <Breadcrumbs {...args} {...state} aria-label={`Breadcrumb, ${row}`} />
        </div>
      )}
    </StateMatrix>
  ),
}

export const LongOnPhone: Story = {
  args: {
    items: path('Activities', 'Goa Ultimate 5 Watersports Adventure'),
  },
  globals: { viewport: { value: 'smallest' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    items: [
      { label: 'الرئيسية', href: '/' },
      { label: 'الفنادق', href: '/hotels' },
      { label: 'لا فيو', href: '/hotels/la-view-hotel' },
    ],
  },
}
