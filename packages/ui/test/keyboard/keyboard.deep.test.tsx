import { beforeEach, describe, expect, test } from 'vitest'
import { parkPointer, wishForLessMotion } from '../emulate.ts'
import { storyFiles } from '../stories.ts'
import { actionChecks } from './actions.tsx'
import { calendarChecks } from './calendar.tsx'
import { feedbackChecks } from './feedback.tsx'
import { formChecks } from './forms.tsx'
import type { RowChecks } from './keys.ts'
import { mediaChecks } from './media.tsx'
import { navigationChecks } from './navigation.tsx'
import { stayChecks } from './stay.tsx'
import { tableChecks } from './tables.tsx'
import { valueChecks } from './values.tsx'

const checks: Record<string, RowChecks> = {
  ...actionChecks,
  ...navigationChecks,
  ...mediaChecks,
  ...formChecks,
  ...valueChecks,
  ...calendarChecks,
  ...stayChecks,
  ...feedbackChecks,
  ...tableChecks,
}

const tables = Object.entries(storyFiles).flatMap(([file, stories]) => {
  const text = stories.default.parameters?.docs?.description?.component ?? ''
  const table = /\| Key \|.*\n\|[-| ]+\n((?:\|.*(?:\n|$))*)/.exec(text)?.[1]
  const component = /src\/(?:general|travel)\/([^/]+)\//.exec(file)?.[1] ?? file
  return table ? [{ component, rows: table.trim().split('\n').map(cellsOf) }] : []
})

function cellsOf(line: string): { keys: string; does: string } {
  const [, keys = '', does = ''] = line.split('|').map((cell) => cell.trim())
  return { keys, does }
}

beforeEach(parkPointer)
// What moves has buttons for that only while motion is wanted.
beforeEach(() => wishForLessMotion(false))

// The tables are read from the docs, so every new row needs a check.
describe.each(tables)('the keyboard table of $component', ({ component, rows }) => {
  test.each(rows)('$keys: $does', async ({ keys }) => {
    const check = checks[component]?.[keys]
    if (!check) throw new Error(`Nothing shows what ${keys} does: add a check to test/keyboard.`)
    await check()
  })

  test('and nothing is checked that it does not tell', () => {
    expect(Object.keys(checks[component] ?? {})).toEqual(rows.map(({ keys }) => keys))
  })
})

test('each component that takes more keys than Tab has its table', () => {
  expect(Object.keys(checks).sort()).toEqual(tables.map(({ component }) => component).sort())
})
