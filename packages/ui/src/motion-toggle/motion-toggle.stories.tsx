import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
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
        component: `The pause and play control that everything which moves by itself must show, and the hook that keeps
the promise: \`useMotion\` holds the motion under the pointer, with the focus inside, out of sight and in a hidden tab,
starts paused for people who asked their system or the site for less motion, and never makes up for time slept through.

**Use it** for anything of your own that moves, with \`motion.rootProps\` on the element that holds it all. Give it an
\`interval\` and \`onTick\` for steps, or run a CSS animation while \`motion.state\` is \`running\`.

**Do not use it** for an answer to a press, such as a menu that opens: that is no motion by itself.

### Keyboard

| Key | Does |
|---|---|
| Space, Enter | pauses, or plays even while the focus is here |`,
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
