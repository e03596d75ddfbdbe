import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { MotionSwitch, type MotionSwitchProps } from './motion-switch.tsx'

const meta = {
  title: 'Components/Structure/MotionSwitch',
  component: MotionSwitch,
  parameters: {
    docs: {
      description: {
        component: `Stops everything on the site that moves by itself, and remembers the choice.

**Use it** once, in the footer or the side menu. Each moving part still has a pause button of its own. Where the
system asks for reduced motion, everything is paused anyway.

**Do not use it** in place of a part’s own pause button.

### Keyboard

| Key | Does |
|---|---|
| Tab | reaches it |
| Enter, Space | pauses or resumes |`,
      },
    },
  },
} satisfies Meta<typeof MotionSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every state; Paused has a story of its own, because it affects the whole page. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<MotionSwitchProps>
      rows={{
        'As written': {},
        'Long text': {
          labels: { pause: 'Let nothing on this site move by itself, from now on and on every page' },
        },
      }}
      columns={{ Rest: {}, Hover: {}, Focus: {}, Disabled: { disabled: true } }}
    >
      {(state) => <MotionSwitch {...state} />}
    </StateMatrix>
  ),
}

export const Paused: Story = { globals: { motion: 'paused' } }
