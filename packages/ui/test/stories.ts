import { composeStories } from '@storybook/react-vite'
import * as React from 'react'
import { render } from 'vitest-browser-react'

interface StoryModule {
  default: { parameters?: { docs?: { description?: { component?: string } } } }
}

type Composed = Record<string, React.ComponentType<Record<string, unknown>> & { args?: unknown }>

export const storyFiles: Record<string, StoryModule> = import.meta.glob<StoryModule>(
  '../src/{general,travel}/*/*.stories.tsx',
  { eager: true },
)

const storiesOf = (component: string) =>
  Object.entries(storyFiles).find(([file]) => file.endsWith(`/${component}.stories.tsx`))?.[1]

/** Renders a story as in the workshop. */
export async function show(
  component: string,
  story: string,
  args: Record<string, unknown> = {},
  around: (story: React.ReactElement) => React.ReactElement = (alone) => alone,
): Promise<void> {
  const file = storiesOf(component)
  const Story = file && (composeStories(file) as Composed)[story]
  if (!Story) throw new Error(`There is no story ${story} of ${component}.`)
  await render(around(React.createElement(Story, args)))
}

/** Every text among the args of a story, in elements too. */
export function argsOf(component: string, story: string): string[] {
  const file = storiesOf(component)
  const seen = new Set<unknown>()
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return [value.trim()]
    if (typeof value !== 'object' || value === null || seen.has(value)) return []
    seen.add(value)
    return Object.values(value).flatMap(textsIn)
  }
  return file ? textsIn((composeStories(file) as Composed)[story]?.args) : []
}
