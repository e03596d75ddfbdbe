import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { StatusBadge } from './status-badge.tsx'

describeConformance('StatusBadge', (props) => <StatusBadge status="pending" {...props} />, {
  slot: 'status-badge',
  tag: 'span',
})

test.each([
  ['pending', 'pending', 'warning'],
  ['in_progress', 'in progress', 'info'],
  ['resolved', 'resolved', 'success'],
  ['closed', 'closed', 'neutral'],
  ['waiting_for_guest_reply', 'waiting for guest reply', 'neutral'],
  ['constructor', 'constructor', 'neutral'],
])('%s reads "%s" in the tone %s', async (status, text, tone) => {
  const screen = await render(<StatusBadge status={status} />)
  await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  expect(screen.container.querySelector('[data-slot="status-badge"]')?.getAttribute('data-tone')).toBe(tone)
})
