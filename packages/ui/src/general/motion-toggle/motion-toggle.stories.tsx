import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { MotionToggle, type MotionToggleProps, useMotion } from './motion-toggle.tsx'

function Tide() {
  const motion = useMotion()
  return (
    <div
      {...motion.rootProps}
      data-state={motion.state}
      style={{ display: 'inline-flex', alignItems: 'center', gap: '1rem' }}
    >
      <MotionToggle motion={motion} labels={{ pause: 'Pause the tide', play: 'Play the tide' }} />
      <span>The tide is {motion.paused ? 'paused' : 'free to move'}</span>
    </div>
  )
}

const meta = {
  title: 'Components/Media/MotionToggle',
  component: MotionToggle,
  args: { motion: { paused: false, toggle: () => {} } },
  parameters: {
    docs: {
      description: {
        component: `The pause button of anything that moves by itself, and the hook behind it. \`useMotion\` pauses while the
pointer or the focus is on the part, while it is out of view, and in a hidden tab. It starts paused for people who
asked their system or the site for reduced motion, and does not make up for the time that it was paused.

**Use it** for anything of your own that moves, with \`motion.rootProps\` on its outermost element. Give it an
\`interval\` and \`onTick\` for steps, or run a CSS animation while \`motion.state\` is \`running\`.

**Do not use it** for motion that answers a press, such as a menu that opens.

### Keyboard

| Key | Does |
|---|---|
| Space, Enter | pauses, or plays even while it has the focus |`,
      },
    },
  },
} satisfies Meta<typeof MotionToggle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Moving and paused, at rest and in use. */
export const Matrix: Story = {
  render: (args) => (
    <StateMatrix<MotionToggleProps>
      rows={{
        Playing: { motion: { paused: false, toggle: () => {} } },
        Paused: { motion: { paused: true, toggle: () => {} } },
      }}
      columns={{ Rest: {}, Hover: {}, Focus: {}, Pressed: {} }}
    >
      {(state) => <MotionToggle {...args} {...state} />}
    </StateMatrix>
  ),
}

export const WithTheHook: Story = {
  render: () => <Tide />,
  play: async ({ canvasElement }) => {
    const tide = within(canvasElement)
    await userEvent.click(tide.getByRole('button', { name: /the tide$/ }))
    await userEvent.click(tide.getByRole('button', { name: /the tide$/ }))
    const [button] = tide.getAllByRole('button')
    if (button?.dataset.state === 'playing') await userEvent.click(button)
    await waitFor(() => expect(tide.getByText('The tide is paused')).toBeVisible())
    button?.blur()
  },
}
