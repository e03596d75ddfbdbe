import type { Meta, StoryObj } from '@storybook/react-vite'
import { atMost } from '../../internal/stories/at-most.tsx'
import { longField } from '../../internal/stories/sample-texts.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { LocaleProvider } from '../../locale/locale.tsx'
import { formatPrice } from '../../logic/format-price.ts'
import { RangeSlider, type RangeSliderProps } from './range-slider.tsx'

const meta = {
  title: 'Components/Forms/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Price per night',
    name: 'price',
    min: 1000,
    max: 15000,
    step: 500,
    defaultValue: [3000, 8000],
    formatValue: (rupees: number) => formatPrice(rupees),
  },
  parameters: {
    docs: {
      description: {
        component: `A lower and an upper limit. \`formatValue\` writes the values beside the label and for screen readers. A form gets them
as \`<name>-min\` and \`<name>-max\`; without a script it gets the initial values.

**Use it** to narrow a list by price.

**Do not use it** for one limit (Slider), or where both must be exact (two NumberFields).

### Keyboard

| Key | Does |
|---|---|
| Tab | moves to the lower thumb, to the upper one and on |
| Right, Up | one step more |
| Left, Down | one step less |
| Page Up, Page Down | ten steps |
| Home, End | moves to the end of the range or to the other thumb |`,
      },
    },
  },
} satisfies Meta<typeof RangeSlider>

export default meta
type Story = StoryObj<typeof meta>

const narrow = atMost('24rem')

export const Default: Story = { decorators: narrow }

/** The whole range and parts of it. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<RangeSliderProps>
      rows={{
        Part: {},
        Whole: { defaultValue: [1000, 15000] },
        'With a hint': { hint: 'For two, with breakfast.' },
        'Long text': { label: longField.label, hint: longField.hint },
      }}
      columns={{ Rest: {}, Hover: {}, Focus: {}, Disabled: { disabled: true } }}
      held="[role=slider]"
    >
      {(state) => <RangeSlider {...meta.args} {...state} defaultValue={state.defaultValue ?? [3000, 8000]} />}
    </StateMatrix>
  ),
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <LocaleProvider direction="rtl">
        <div dir="rtl" style={{ maxInlineSize: '24rem' }}>
          {Story()}
        </div>
      </LocaleProvider>
    ),
  ],
}
