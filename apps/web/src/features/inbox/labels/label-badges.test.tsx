import type { Label } from '@susegad/api-client/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LabelBadges } from './label-badges.tsx'

const labels: Label[] = ['Group', 'Late', 'Complaint'].map((name) => ({ _id: name, name, color: 'info' }))
const cell = (shown: readonly Label[]) => (
  <div style={{ containerType: 'inline-size' }}>
    <LabelBadges labels={shown} />
  </div>
)

test('shows two labels and how many more, one on a phone, and reads all aloud once', async () => {
  await page.viewport(1440, 800)
  const screen = await render(cell(labels))
  const seen = () =>
    [...document.querySelectorAll<HTMLElement>('.desk-labels-shown > *')]
      .filter((it) => it.checkVisibility())
      .map((it) => it.textContent)
  await expect.element(screen.getByText('Labels: Group, Late, Complaint')).toBeInTheDocument()
  expect(seen()).toEqual(['Group', 'Late', '+1'])
  await page.viewport(390, 800)
  await expect.poll(seen).toEqual(['Group', '+2'])
  await screen.rerender(cell(labels.slice(0, 2)))
  await page.viewport(1440, 800)
  await expect.poll(seen).toEqual(['Group', 'Late'])
})
