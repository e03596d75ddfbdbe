import type { Page } from 'playwright'

interface PropsTable {
  part: string
  rows: string[][]
}

const table = '.docblock-argstable'

/** The props tables of the open docs page: of the component and of each of its parts. */
export async function readTables(page: Page): Promise<PropsTable[]> {
  const tabs = page.locator('.sbdocs-content > :has([role=tablist]) [role=tab]')
  const names = await tabs.allInnerTexts()
  if (names.length === 0) return [{ part: '', rows: await rowsOf(page) }]
  const tables: PropsTable[] = []
  for (const [place, part] of names.entries()) {
    // Dispatch the event: a real click would hit an open dialog of a story that covers the tabs.
    await tabs.nth(place).dispatchEvent('click')
    tables.push({ part, rows: await rowsOf(page) })
  }
  return tables
}

/** Rows of the visible table: those of other tabs are hidden. */
async function rowsOf(page: Page): Promise<string[][]> {
  return page.evaluate((selector) => {
    const seen = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())
    const rows = [...(seen?.querySelectorAll('tbody tr') ?? [])]
    return rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim()))
  }, table)
}
