import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setContentFolder } from '../content-folder.ts'
import { readTextPages } from './read-text-pages.ts'

const inPackage = join(import.meta.dirname, '../..')
const words = {
  title: 'By train',
  intro: 'From {hotels} houses.',
  sections: [],
  meta: { title: 'By train', description: 'Where trains stop.', keywords: [] },
}
let folder = ''

const write = (name: string, page: object) =>
  writeFileSync(join(folder, `pages/${name}.json`), JSON.stringify(page))
const read = () => {
  const { records, problems } = readTextPages({ hotels: '5' })
  return { records, problems: problems.map(({ file, field, problem }) => `${file} ${field}: ${problem}`) }
}

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'text-pages-')), 'own')
  cpSync(join(inPackage, 'konkan-trails'), folder, { recursive: true })
  setContentFolder(folder)
})
afterEach(() => {
  setContentFolder(join(inPackage, 'example'))
  rmSync(join(folder, '..'), { recursive: true })
})

it('reads every text page, with its address and facts', () => {
  write('by-train', words)
  const { records, problems } = read()
  expect(problems).toEqual([])
  expect(records.map(({ record }) => record.slug)).toEqual(['by-train', 'getting-here'])
  expect(records[0]?.record).toMatchObject({
    intro: 'From 5 houses.',
    meta: { title: 'By train', socialPicture: 'social/by-train' },
  })
})

it.each([
  ['quote', words, 'own/pages/quote.json file: the site itself uses the address /quote'],
  ['By Train', words, 'own/pages/By Train.json file: its name is the address of the page'],
  ['by-train', { ...words, intro: undefined }, 'own/pages/by-train.json intro: is missing'],
  ['by-train', { ...words, extra: 1 }, 'own/pages/by-train.json extra'],
])('reports problems of %s', (name, page, problem) => {
  write(name, page)
  expect(read().problems.join(' | ')).toContain(problem)
})
