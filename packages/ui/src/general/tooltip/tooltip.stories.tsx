import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import { Tooltip, type TooltipProps } from './tooltip.tsx'

const meta = {
  title: 'Components/Feedback/Tooltip',
  component: Tooltip,
  args: {
    content: 'Get 30% off hotels + 50% off activities',
    children: <Button>Get Your Membership Card</Button>,
  },
  parameters: {
    docs: {
      description: {
        component:
          'A few words about a control, shown on hover and on focus.\n\n**Use it** to name an icon or to add a few words to a control.\n\n**Do not use it** for anything to press (Popover), or for what people must know: a touch screen has no hover.\n\n### Keyboard\n\n| Key | Does |\n|---|---|\n| Tab | shows it with the control’s focus |\n| Escape | hides it until the pointer or the focus leaves the control |',
      },
    },
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

const roomAround: Story['decorators'] = [
  (Story) => (
    <div style={{ display: 'grid', placeItems: 'center', padding: '5rem 8rem' }}>
      <Story />
    </div>
  ),
]

export const Default: Story = { decorators: roomAround }

/** Every position: above on hover, below on focus. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<TooltipProps>
      rows={{
        'At the start': { align: 'start' },
        Centred: {},
        'At the end': { align: 'end' },
        Never: { shown: 'never' },
        'Long text': {
          content: 'Get 30% off hotels and 50% off activities, every day of the year, for all of your family',
        },
      }}
      columns={{ Rest: {}, Hover: {}, Focus: { side: 'bottom' } }}
    >
      {({ content = '30% off hotels', ...state }) => (
        <div style={{ padding: '5rem 4rem' }}>
          <Tooltip content={content} {...state}>
            <Button variant="outline">Membership Card</Button>
          </Tooltip>
        </div>
      )}
    </StateMatrix>
  ),
}

export const OnFocus: Story = {
  decorators: roomAround,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
  },
}
