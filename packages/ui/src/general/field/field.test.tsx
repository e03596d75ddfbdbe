import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { Field } from './field.tsx'

describeConformance(
  'Field',
  (props) => (
    <Field {...props} label="Guests">
      {(control) => <input {...control} />}
    </Field>
  ),
  { slot: 'field', tag: 'div' },
)

test('names and describes any control', async () => {
  const screen = await render(
    <Field label="Guests" note="optional" hint="Children count too." error="Guests is required">
      {(control) => <output {...control}>2</output>}
    </Field>,
  )
  const control = screen.getByLabelText('Guests', { exact: true })
  await expect.element(control).toHaveAttribute('aria-invalid', 'true')
  await expect.element(control).toHaveAccessibleDescription('optional Children count too. Guests is required')
})

test('keeps a description of the consumer', async () => {
  const screen = await render(
    <>
      <p id="theirs">Rates change in season.</p>
      <Field label="Guests" hint="Children count too." describedBy="theirs">
        {(control) => <input {...control} />}
      </Field>
    </>,
  )
  await expect
    .element(screen.getByLabelText('Guests'))
    .toHaveAccessibleDescription('Rates change in season. Children count too.')
})

test('a hidden label still names the control', async () => {
  const screen = await render(
    <Field label="Guests" labelVisibility="hidden">
      {(control) => <input {...control} />}
    </Field>,
  )
  await expect.element(screen.getByRole('textbox', { name: 'Guests' })).toBeVisible()
  const caption = screen.getByText('Guests').element().parentElement
  expect(caption?.getBoundingClientRect().width).toBe(1)
})
