import { composeStories } from '@storybook/react-vite'
import * as React from 'react'
import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

/** What proves one row of a keyboard table; named by the row's own words. */
export type RowChecks = Record<string, () => Promise<void>>

export const press = (keys: string): Promise<void> => userEvent.keyboard(keys)

export const button = (name: string): Locator => page.getByRole('button', { name, exact: true })
export const link = (name: string): Locator => page.getByRole('link', { name, exact: false })
export const field = (name: string): Locator => page.getByLabelText(name, { exact: true })

interface StoryModule {
  default: { parameters?: { docs?: { description?: { component?: string } } } }
}

type Composed = Record<string, React.ComponentType<Record<string, unknown>>>

export const storyFiles: Record<string, StoryModule> = import.meta.glob<StoryModule>(
  '../../src/*/*.stories.tsx',
  { eager: true },
)

/** Renders a story as the workshop does. */
export async function show(
  component: string,
  story: string,
  args: Record<string, unknown> = {},
  around: (story: React.ReactElement) => React.ReactElement = (alone) => alone,
): Promise<void> {
  const file = storyFiles[`../../src/${component}/${component}.stories.tsx`]
  const Story = file && (composeStories(file) as Composed)[story]
  if (!Story) throw new Error(`There is no story ${story} of ${component}.`)
  await render(around(React.createElement(Story, args)))
}

export function focus(target: Locator): void {
  const element = target.element()
  if (element instanceof HTMLElement) element.focus()
}

export async function expectFocus(target: Locator): Promise<void> {
  await expect.element(target).toHaveFocus()
}

/** The controls are reached in this order, each by one more Tab. */
export async function expectStops(...targets: Locator[]): Promise<void> {
  for (const target of targets) {
    await userEvent.tab()
    await expectFocus(target)
  }
}

/** Each of the keys presses the control once. */
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

/** Enter follows the link; the frame that runs the tests stays where it is. */
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
