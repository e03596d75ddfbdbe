import type { Meta, StoryObj } from '@storybook/react-vite'
import { atMost } from '../../internal/stories/at-most.tsx'
import { longField } from '../../internal/stories/sample-texts.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Slider, type SliderProps } from './slider.tsx'

const meta = {
  title: 'Components/Forms/Slider',
  component: Slider,
  args: {
    label: 'Way to the beach',
    name: 'way',
    max: 30,
    defaultValue: 10,
    formatValue: (minutes: number) => `at most ${minutes} minutes`,
  },
  parameters: {
    docs: {
      description: {
        component: `One value of a range, where a rough value is enough. A native \`<input type="range">\`: any form sends it, even before
the script arrives. \`formatValue\` writes the value beside the label and for screen readers.

**Use it** for a limit that people try out, such as the distance to the beach.

**Do not use it** for two limits (RangeSlider), or for a number that must be exact (NumberField).

### Keyboard

| Key | Does |
|---|---|
| Tab | moves to the slider and on |
| Right, Up | one step more |
| Left, Down | one step less |
| Home, End | goes to the smallest or the largest value |`,
      },
    },
  },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

const narrow = atMost('24rem')

export const Default: Story = { decorators: narrow }

/** From the smallest to the largest value, with a hint and with an error. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<SliderProps>
      rows={{
        Smallest: { defaultValue: 0 },
        'In between': {},
        Largest: { defaultValue: 30 },
        'Hint and note': { hint: 'On foot, with luggage.', note: 'optional' },
        Error: { error: 'Nothing is as near as that' },
        'Long text': longField,
      }}
      columns={{ Rest: {}, Hover: {}, Focus: {}, Disabled: { disabled: true } }}
    >
      {(state) => <Slider {...meta.args} {...state} />}
    </StateMatrix>
  ),
}

export const RightToLeft: Story = {
  decorators: atMost('24rem', 'rtl'),
}
