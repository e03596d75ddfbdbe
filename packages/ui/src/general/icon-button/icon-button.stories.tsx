import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { each, StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { HeartIcon, PhoneIcon } from '../icon/icon.tsx'
import { IconButton, type IconButtonProps } from './icon-button.tsx'

const variants = ['ghost', 'outline', 'soft', 'solid', 'picture'] as const

const phoneLink = (
  <a href="tel:+918320000142">
    <PhoneIcon />
  </a>
)

const onPhoto = {
  display: 'inline-block',
  padding: 'var(--sg-space-3)',
  borderRadius: 'var(--sg-radius-md)',
  background: 'var(--sg-ink)',
}

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { 'aria-label': 'Keep this hotel', children: <HeartIcon />, onClick: fn() },
  parameters: {
    docs: {
      description: {
        component: `A button with only an icon, for actions whose icon everybody knows: close, search, call, share, save.

**Use it** in toolbars, on cards and on pictures. Its \`aria-label\` is announced, and shown on hover.

**Do not use it** for an action that needs explaining: use a Button with words.

### Keyboard

| Key | Does |
|---|---|
| Tab | reaches it |
| Enter, Space | presses it |`,
      },
    },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Keep this hotel' })).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

/** Every variant and size, at rest and in use; `picture` on the dark of a photo. */
export const Matrix: Story = {
  render: (args) => (
    <StateMatrix<IconButtonProps>
      rows={{ ...each('variant', variants), ...each('size', ['sm', 'md', 'lg']) }}
      columns={{
        Rest: {},
        Hover: {},
        Focus: {},
        Pressed: {},
        Disabled: { disabled: true },
        'As a link': { asChild: true, children: phoneLink },
      }}
    >
      {(state, row, column) => (
        <div style={state.variant === 'picture' ? onPhoto : undefined}>
          <IconButton
            {...args}
            {...state}
            variant={state.variant ?? 'outline'}
            aria-label={`${args['aria-label']}, ${row}, ${column}`}
          />
        </div>
      )}
    </StateMatrix>
  ),
}
