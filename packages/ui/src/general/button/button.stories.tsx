import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { each, StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { SendIcon } from '../icon/icon.tsx'
import { Button, type ButtonProps } from './button.tsx'

const variants = ['primary', 'secondary', 'outline', 'ghost', 'danger', 'link'] as const
const sizes = ['sm', 'md', 'lg', 'xl'] as const

const iconAndWord = (
  <>
    Send <SendIcon />
  </>
)

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Send enquiry', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component: `Starts an action: send, save, open, delete.

**Use it** once as \`primary\` in a view, for its main action. \`secondary\` and \`outline\` go beside it, \`ghost\` in rows
and toolbars, \`danger\` for deleting, \`link\` for Cancel.

With \`asChild\` it styles a link, which is still announced as a link and can be opened in a new tab.

**Do not use it** to ask for membership (that is the
[MembershipCta](?path=/docs/components-actions-membershipcta--docs)). Rather than disable a button, leave it enabled and
say on press what is missing.

While \`state="loading"\` it keeps its width, its label and the focus, and ignores presses.

### Keyboard

| Key | Does |
|---|---|
| Tab | reaches it, also while it loads |
| Enter, Space | presses it |`,
      },
    },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

/** Every variant and size, at rest and in use. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <StateMatrix<ButtonProps>
        rows={{ ...each('variant', variants), ...each('size', sizes) }}
        columns={{
          Rest: {},
          Hover: {},
          Focus: {},
          Pressed: {},
          Loading: { state: 'loading' },
          Disabled: { disabled: true },
          'With icon': { children: iconAndWord },
        }}
      >
        {(state) => (
          <Button {...args} {...state}>
            {state.children ?? 'Ask'}
          </Button>
        )}
      </StateMatrix>
      <StateMatrix<ButtonProps>
        rows={{
          'Long text': { children: 'Ask for the last free room over the whole of the Christmas week' },
          'One long word': { children: 'Kein Zimmerreservierungsänderungsformular', variant: 'outline' },
          'Long text, small': { children: 'Ask for the last free room over Christmas', size: 'sm' },
          'Long text, largest': { children: 'Ask for the last free room over Christmas', size: 'xl' },
        }}
        cell="14rem"
      >
        {(state) => <Button {...args} {...state} />}
      </StateMatrix>
    </>
  ),
}

export const Loading: Story = {
  args: { state: 'loading', children: 'Sending' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(within(button).getByRole('status')).toHaveTextContent('Please wait')
    button.blur()
  },
}
