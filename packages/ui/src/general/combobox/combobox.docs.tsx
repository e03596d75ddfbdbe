import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Combobox } from './combobox.tsx'

const beaches = [
  'Agonda',
  'Anjuna',
  'Arambol',
  'Ashwem',
  'Baga',
  'Benaulim',
  'Calangute',
  'Candolim',
  'Colva',
]
const towns = [...beaches, 'Majorda', 'Mandrem', 'Morjim', 'Palolem', 'Vagator'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))
const meals = ['Breakfast', 'Half board'].map((label) => ({ value: label.toLowerCase(), label }))

export const docs: ComponentDocs = {
  announced: [
    'The arrow keys announce the active option, while the caret stays in the field.',
    'It announces when nothing matches.',
    'Escape closes the list and restores the chosen option.',
  ],
  uses: [
    {
      right: {
        shown: (
          <Combobox
            label="Beach"
            options={towns}
            placeholder="Type a name"
            hint="Fourteen beaches, from Agonda to Vagator."
          />
        ),
        because: 'Guests know the name, and two letters of it are faster than a long list.',
      },
      wrong: {
        shown: <Combobox label="Meals" options={meals} placeholder="Type to search" />,
        because: 'Two choices are hidden until someone guesses what to type. Use RadioGroup.',
      },
    },
    {
      right: {
        shown: <Combobox label="Nearest beach" options={towns} defaultValue="colva" />,
        because: 'The label stays visible when the field is filled in.',
      },
      wrong: {
        shown: (
          <Combobox
            label="Nearest beach"
            labelVisibility="hidden"
            placeholder="Nearest beach"
            options={towns}
            defaultValue="colva"
          />
        ),
        because: 'A placeholder used as a label disappears once a beach is chosen: what does “Colva” answer?',
      },
    },
  ],
}
