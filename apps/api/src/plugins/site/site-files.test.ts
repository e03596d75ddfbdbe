import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createSiteFiles } from './site-files.ts'

async function folderOf(sizes: Record<string, number>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'susegad-files-'))
  for (const [name, size] of Object.entries(sizes)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), 'x'.repeat(size))
  }
  return folder
}

it('lists no hidden files, and compressed variants only as their file', async () => {
  const site = await folderOf({
    'index.html': 1,
    'a/b.js': 1,
    'a/b.js.br': 1,
    'c.gz': 1,
    '.env': 1,
    '.git/x': 1,
  })
  const pictures = await folderOf({ 'd.webp': 1 })
  const { paths } = createSiteFiles([
    { at: '', folder: site },
    { at: '/media', folder: pictures },
    { at: '/none', folder: '/nowhere' },
  ])
  expect([...paths].sort()).toEqual(['/a/b.js', '/c.gz', '/index.html', '/media/d.webp'])
})

it('keeps the most recently used files in memory', async () => {
  const folder = await folderOf({ a: 60, b: 30, c: 30 })
  const { read } = createSiteFiles([{ at: '', folder }], 100)
  await Promise.all(Array.from({ length: 10 }, () => read('/a')))
  await read('/b')
  await read('/a')
  await read('/c')
  await rm(folder, { recursive: true })
  expect((await read('/a')).bytes).toBe(60)
  expect((await read('/c')).bytes).toBe(30)
  await expect(read('/b')).rejects.toThrow('ENOENT')
})

it('gives a file the same ETag on every machine, whatever its modification time', async () => {
  const one = await folderOf({ 'a.js': 9 })
  const other = await folderOf({ 'a.js': 9 })
  await utimes(join(other, 'a.js'), 0, 0)
  const tagIn = async (folder: string) =>
    (await createSiteFiles([{ at: '', folder }]).read('/a.js')).bodies.identity?.etag
  expect(await tagIn(one)).toMatch(/^"[\w-]{22}"$/)
  expect(await tagIn(other)).toBe(await tagIn(one))
})
