import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { EmptyState } from './empty-state.tsx'

describeConformance('EmptyState', (props) => <EmptyState title="No hotels available" {...props} />, {
  slot: 'empty-state',
  tag: 'div',
})

test('says what is missing and what to do', async () => {
  const screen = await render(
    <EmptyState
      title="No Enquiries Found"
      headingLevel={3}
      icon={<svg aria-hidden="true" />}
      actions={<a href="/contact">Submit Your First Enquiry</a>}
    >
      You haven't submitted any enquiries yet.
    </EmptyState>,
  )
  await expect.element(screen.getByRole('heading', { level: 3, name: 'No Enquiries Found' })).toBeVisible()
  await expect.element(screen.getByText("You haven't submitted any enquiries yet.")).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Submit Your First Enquiry' })).toBeVisible()
})
