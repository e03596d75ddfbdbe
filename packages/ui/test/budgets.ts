import type { EntrySize } from './measure-entry.ts'

/** Most bytes of script and of style, by entry. */
export type Budgets = Readonly<Record<string, readonly [script: number, style: number]>>
type Sizes = Readonly<Record<string, EntrySize>>

const room = (bytes: number): number => Math.ceil((bytes * 1.1) / 100) * 100

/** What is over its budget, a line each. */
export function overBudget(budgets: Budgets, sizes: Sizes): string[] {
  return Object.entries(sizes).flatMap(([name, { script, style }]) => {
    const budget = budgets[name]
    if (!budget) return [`${name}: a new entry without a budget, which --write gives it`]
    const [scriptBudget, styleBudget] = budget
    return [
      ...(script > scriptBudget ? [`${name}: ${script} bytes of JS, the budget is ${scriptBudget}`] : []),
      ...(style > styleBudget ? [`${name}: ${style} bytes of CSS, the budget is ${styleBudget}`] : []),
    ]
  })
}

/** Gives a new entry a budget a tenth above its size and takes room that nobody needs; only those named get more. */
export function agreedBudgets(budgets: Budgets, sizes: Sizes, raised: readonly string[]): Budgets {
  const unknown = raised.filter((name) => !sizes[name])
  if (unknown.length > 0) {
    throw new Error(
      `No entry is called ${unknown.join(', ')}: use a name of packages/ui/test/size-budgets.json.`,
    )
  }
  return Object.fromEntries(
    Object.entries(sizes).map(([name, { script, style }]) => {
      const before = raised.includes(name) ? undefined : budgets[name]
      const [mostScript, mostStyle] = before ?? [Infinity, Infinity]
      return [name, [Math.min(mostScript, room(script)), Math.min(mostStyle, room(style))]]
    }),
  )
}
