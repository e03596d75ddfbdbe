import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { each, StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Picture } from '../picture/picture.tsx'
import { SaveButton, type SaveButtonProps } from './save-button.tsx'

const meta = {
  title: 'Components/Actions/SaveButton',
  component: SaveButton,
  args: { name: 'La View Hotel', variant: 'outline' },
  parameters: {
    docs: {
      description: {
        component: `A heart that saves a place and removes it again. The page keeps what is saved: give \`pressed\`, and change it in
\`onPressedChange\`. Cards take the button as their \`action\`.

Before React hydrates the page, a script can set \`aria-pressed\` and listen for presses: give the button \`data-\`
attributes to find it by. It is hidden where there is no scripting.

**Use it** for places that visitors come back to: on cards, and beside the name on a place’s own page.

**Do not use it** for settings (Switch), or to save a form (Button).

### Keyboard

| Key | Does |
|---|---|
| Tab | reaches it |
| Enter, Space | saves the place or removes it |`,
      },
    },
  },
} satisfies Meta<typeof SaveButton>

export default meta
type Story = StoryObj<typeof meta>

function Saving(props: SaveButtonProps) {
  const [pressed, setPressed] = useState(props.pressed)
  return <SaveButton {...props} pressed={pressed} onPressedChange={setPressed} />
}

export const Default: Story = { render: (args) => <Saving {...args} /> }

/** Saved and not saved, in every look and size, with words beside it and on a photo. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <StateMatrix<SaveButtonProps>
        rows={{
          ...each('variant', ['outline', 'picture']),
          'With words': { children: 'Save' },
        }}
        columns={{
          Rest: {},
          Hover: {},
          Focus: {},
          Saved: { pressed: true },
          'Saved, hover': { pressed: true },
          Disabled: { disabled: true },
        }}
      >
        {(state) => <Saving {...args} {...state} />}
      </StateMatrix>
      <StateMatrix<SaveButtonProps>
        rows={{ 'On a photo': {}, 'On a photo, saved': { pressed: true } }}
        cell="15rem"
      >
        {(state) => (
          <div style={{ position: 'relative' }}>
            {samplePictures[0] && <Picture {...samplePictures[0]} />}
            <div style={{ position: 'absolute', insetBlockStart: '0.75rem', insetInlineEnd: '0.75rem' }}>
              <Saving {...args} variant="picture" {...state} />
            </div>
          </div>
        )}
      </StateMatrix>
    </>
  ),
}
