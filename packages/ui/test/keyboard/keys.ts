import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'

/** Checks for the rows of a keyboard table, by the row's keys. */
export type RowChecks = Record<string, () => Promise<void>>

export const press = (keys: string): Promise<void> => userEvent.keyboard(keys)

export const button = (name: string): Locator => page.getByRole('button', { name, exact: true })
export const link = (name: string): Locator => page.getByRole('link', { name, exact: false })
export const field = (name: string): Locator => page.getByLabelText(name, { exact: true })

export function focus(target: Locator): void {
  const element = target.element()
  if (element instanceof HTMLElement) element.focus()
}

export async function expectFocus(target: Locator): Promise<void> {
  await expect.element(target).toHaveFocus()
}

/** Tab reaches the controls in this order, without other stops between them. */
export async function expectStops(...targets: Locator[]): Promise<void> {
  for (const target of targets) {
    await userEvent.tab()
    await expectFocus(target)
  }
}

/** Each key clicks the control once. */
export async function expectPresses(target: Locator, ...keys: string[]): Promise<void> {
  let presses = 0
  const count = () => {
    presses += 1
  }
  target.element().addEventListener('click', count)
  for (const key of keys) {
    focus(target)
    await press(key)
  }
  target.element().removeEventListener('click', count)
  expect(presses).toBe(keys.length)
}

/** Enter follows the link; the test frame does not navigate. */
export async function expectFollows(target: Locator): Promise<void> {
  let followed = false
  const stay = (event: Event) => {
    followed = target.element().contains(event.target as Node)
    event.preventDefault()
  }
  document.addEventListener('click', stay, { once: true })
  focus(target)
  await press('{Enter}')
  expect(followed).toBe(true)
}
