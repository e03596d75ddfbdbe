import { expect, test } from 'vitest'
import { blockFiles } from './block-files.ts'
import { blockItems } from './block-items.ts'

const items = new Map(blockItems().map((item) => [item.name, item]))

test('a block has the packages it imports as dependencies, and the files of the blocks it renders', () => {
  const page = items.get('hotels-page')
  expect(page?.dependencies).toEqual(['@susegad/catalog-data', '@susegad/ui'])
  expect(page?.files.map(({ target }) => target)).toEqual(
    expect.arrayContaining(['blocks/hotels-page/page-footer.tsx', 'blocks/hotel-listing/hotel-listing.css']),
  )
  expect(items.get('membership-banner')?.dependencies).toEqual(['@susegad/ui'])
})

test('imports between its files have no TypeScript extension, which most projects reject', () => {
  const contents = [...items.values()].flatMap(({ files }) => files.map(({ content }) => content))
  expect(contents.filter((content) => /'\..*\.tsx?'/.test(content))).toEqual([])
  expect(contents.join('\n')).toContain("from './filter-hotels'")
})

test('the list names every block, without its code', () => {
  const list: { items: { name: string; files: object[] }[] } = JSON.parse(
    blockFiles().get('r/registry.json') ?? '',
  )
  expect(list.items.map(({ name }) => name)).toEqual([...items.keys()])
  expect(list.items.flatMap(({ files }) => files).some((file) => 'content' in file)).toBe(false)
})
