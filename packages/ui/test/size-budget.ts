import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { componentNames } from '../build/component-styles.ts'
import { agreedBudgets, type Budgets, overBudget } from './budgets.ts'
import { type EntrySize, measureComponent, measureLogic } from './measure-entry.ts'
import { staleRows, writeTable } from './size-table.ts'

// Usage: node test/size-budget.ts                 fails if an entry exceeds its budget or the README states another size
//        node test/size-budget.ts --write         gives new entries a budget, lowers others, renews the README's table
//        node test/size-budget.ts --write button  raises the budget of button, too
const budgetFile = new URL('size-budgets.json', import.meta.url)
const [flag, ...raised] = process.argv.slice(2)

const logicNames = readdirSync(new URL('../src/logic/', import.meta.url))
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .map((file) => file.replace('.ts', ''))

const sizes: Record<string, EntrySize> = {}
for (const name of componentNames()) sizes[name] = await measureComponent(name)
for (const name of logicNames) sizes[`logic/${name}`] = await measureLogic(name)

let budgets: Budgets = JSON.parse(readFileSync(budgetFile, 'utf8'))
if (flag === '--write') {
  budgets = agreedBudgets(budgets, sizes, raised)
  const lines = Object.entries(budgets).map(
    ([name, pair]) => `  ${JSON.stringify(name)}: [${pair.join(', ')}]`,
  )
  writeFileSync(budgetFile, `{\n${lines.join(',\n')}\n}\n`)
  writeTable(sizes)
}

const over = overBudget(budgets, sizes)
const stale = staleRows(sizes)
for (const line of over) process.stdout.write(`over budget: ${line}\n`)
for (const line of stale) process.stdout.write(`out of date: ${line}\n`)
if (over.length > 0) {
  process.stdout.write(
    'Make it smaller, or agree on more and name it: node packages/ui/test/size-budget.ts --write <entry>\n',
  )
}
if (stale.length > 0) {
  process.stdout.write(
    'Renew the table of packages/ui/README.md: node packages/ui/test/size-budget.ts --write\n',
  )
}
if (over.length + stale.length > 0) process.exit(1)
process.stdout.write(`${Object.keys(sizes).length} entries within their budgets\n`)
