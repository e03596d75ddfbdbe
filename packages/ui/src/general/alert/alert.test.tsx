import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { Alert } from './alert.tsx'

for (const tone of ['danger', 'warning', 'success', 'info'] as const) {
  describeConformance(
    `Alert ${tone}`,
    (props) => (
      <Alert tone={tone} title="What happened" {...props}>
        What to do
      </Alert>
    ),
    { slot: 'alert', tag: 'div' },
  )
}

test.each([
  ['danger', 'alert'],
  ['warning', 'status'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('%s is announced as %s', async (tone, role) => {
  const screen = await render(
    <Alert tone={tone} actions={<button type="button">Retry</button>}>
      Failed to send enquiry. Please try again.
    </Alert>,
  )
  await expect
    .element(screen.getByRole(role).getByText('Failed to send enquiry. Please try again.'))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})
