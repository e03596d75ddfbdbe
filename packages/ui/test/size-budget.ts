import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { componentNames } from '../build/component-styles.ts'
import { type EntrySize, measureComponent, measureLogic } from './measure-entry.ts'
import { staleRows, writeTable } from './size-table.ts'

// Usage: node test/size-budget.ts          fails if an entry exceeds its budget or the README states another size
//        node test/size-budget.ts --write  sets each budget a tenth above today's size and renews the README's table
const budgetFile = new URL('size-budgets.json', import.meta.url)
const write = process.argv.includes('--write')

const logicNames = readdirSync(new URL('../src/logic/', import.meta.url))
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .map((file) => file.replace('.ts', ''))

const sizes: Record<string, EntrySize> = {}
for (const name of componentNames()) sizes[name] = await measureComponent(name)
for (const name of logicNames) sizes[`logic/${name}`] = await measureLogic(name)

if (write) {
  const room = (bytes: number): number => Math.ceil((bytes * 1.1) / 100) * 100
  const budgets = Object.fromEntries(
    Object.entries(sizes).map(([name, { script, style }]) => [name, [room(script), room(style)]]),
  )
  const lines = Object.entries(budgets).map(
    ([name, pair]) => `  ${JSON.stringify(name)}: [${pair.join(', ')}]`,
  )
  writeFileSync(budgetFile, `{\n${lines.join(',\n')}\n}\n`)
  writeTable(sizes)
} else {
  const budgets: Record<string, [number, number]> = JSON.parse(readFileSync(budgetFile, 'utf8'))
  const over = Object.entries(sizes).flatMap(([name, { script, style }]) => {
    const [scriptBudget, styleBudget] = budgets[name] ?? [0, 0]
    return [
      ...(script > scriptBudget ? [`${name}: ${script} bytes of JS, the budget is ${scriptBudget}`] : []),
      ...(style > styleBudget ? [`${name}: ${style} bytes of CSS, the budget is ${styleBudget}`] : []),
    ]
  })
  const stale = staleRows(sizes)
  for (const line of over) process.stdout.write(`over budget: ${line}\n`)
  for (const line of stale) process.stdout.write(`out of date: ${line}\n`)
  if (over.length + stale.length > 0) {
    process.stdout.write(
      'Make it smaller, or agree on new figures: node packages/ui/test/size-budget.ts --write\n',
    )
    process.exit(1)
  }
  process.stdout.write(`${Object.keys(sizes).length} entries within their budgets\n`)
}
