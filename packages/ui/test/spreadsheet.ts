import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clipboardHtml } from '../src/logic/clipboard-html.ts'
import { clipboardTable } from '../src/logic/clipboard-table.ts'
import { dangerousCells, plainCells } from './spreadsheet-cells.ts'

/** Opens the copied tables in LibreOffice: no cell may run, and harmless text must stay as it was typed. */
const folder = mkdtempSync(join(tmpdir(), 'susegad-spreadsheet-'))

interface FoundCell {
  text: string
  formula: boolean
}

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&apos;': "'",
}
const unescaped = (text: string): string =>
  text.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, (it) => entities[it] ?? it)

function cellsOf(name: string, content: string, filter: string): FoundCell[] {
  const file = join(folder, name)
  writeFileSync(file, content)
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  const target = ['--convert-to', 'fods:OpenDocument Spreadsheet Flat XML', '--outdir', folder]
  const args = [profile, '--headless', `--infilter=${filter}`, ...target, file]
  execFileSync('soffice', args, { stdio: 'ignore', timeout: 120_000 })
  const sheet = readFileSync(file.replace(/\.\w+$/, '.fods'), 'utf8')
  return [...sheet.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].map(
    ([, attributes = '', content = '']) => ({
      text: unescaped(/<text:p>(.*?)<\/text:p>/s.exec(content)?.[1] ?? ''),
      formula: attributes.includes('table:formula='),
    }),
  )
}

// Filter options: the separator's character code, UTF-8, formulas evaluated.
const csv = (separator: ',' | ';' | '\t') =>
  `Text - txt - csv (StarCalc):${separator.charCodeAt(0)},34,76,1,,0,false,true,false,false,false,-1,true`
const html = 'HTML (StarCalc)'

if (spawnSync('soffice', ['--version']).error) {
  throw new Error(
    'LibreOffice is not installed, so nothing was checked: install libreoffice-calc, then run again.',
  )
}
try {
  const cells = [...dangerousCells, ...plainCells]
  const rows = [['Name', 'Number'], ...cells.map((cell, n) => [cell, `Row ${n}`])]
  const text = clipboardTable(rows, { separator: ',' })

  const unguarded = cellsOf('unguarded.html', '<table><tr><td>=1+1</td></tr></table>', html)
  assert.equal(unguarded[0]?.formula, true, 'LibreOffice runs a formula that nothing guards')

  for (const separator of [',', ';', '\t'] as const) {
    const found = cellsOf(`split-${separator.charCodeAt(0)}.csv`, text, csv(separator))
    assert.ok(found.length >= rows.length, `it reads every row, split at ${JSON.stringify(separator)}`)
    const running = found.filter(({ formula }) => formula)
    assert.deepEqual(running, [], `nothing runs, split at ${JSON.stringify(separator)}`)
  }

  const table = cellsOf('table.html', clipboardHtml(rows), html)
  assert.equal(table.length, rows.length * 2, 'one row a record, one column a field')
  assert.deepEqual(
    table.filter(({ formula }) => formula),
    [],
    'nothing runs in the HTML table',
  )
  const names = table.filter((_, at) => at % 2 === 0).map(({ text }) => text)
  assert.deepEqual(names.slice(-plainCells.length), plainCells, 'what is harmless reads as it was typed')
  process.stdout.write(`LibreOffice read ${rows.length} rows in four ways. Nothing ran.\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
