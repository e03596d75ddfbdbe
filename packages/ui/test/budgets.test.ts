import { describe, expect, test } from 'vitest'
import { agreedBudgets, overBudget } from './budgets.ts'

const budgets = { button: [1000, 500], table: [4000, 900] } as const
const sizes = { button: { script: 1200, style: 480 }, table: { script: 3950, style: 890 } }
const badge = { script: 300, style: 150 }

describe('writing the budgets', () => {
  test('adds the line of a new entry and raises no other', () => {
    expect(agreedBudgets(budgets, { ...sizes, badge }, [])).toEqual({ ...budgets, badge: [400, 200] })
  })

  test('raises the entry that is named, and no other', () => {
    const grown = { button: sizes.button, table: { script: 5000, style: 1200 } }
    expect(agreedBudgets(budgets, grown, ['button'])).toEqual({ button: [1400, 600], table: [4000, 900] })
  })

  test('lowers an entry that has become smaller, and forgets one that is gone', () => {
    expect(agreedBudgets(budgets, { table: { script: 1000, style: 890 } }, [])).toEqual({
      table: [1100, 900],
    })
  })

  test('refuses a name that no entry has', () => {
    expect(() => agreedBudgets(budgets, sizes, ['buton'])).toThrow('No entry is called buton')
  })
})

test('what is over its budget, or has none, is named with both figures', () => {
  expect(overBudget(budgets, { ...sizes, badge })).toEqual([
    'button: 1200 bytes of JS, the budget is 1000',
    'badge: a new entry without a budget, which --write gives it',
  ])
})
