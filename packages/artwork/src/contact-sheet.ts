import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { rasterise } from './engine/rasterise.ts'
import { drawScene } from './engine/scene.ts'
import { loadScene } from './load-scene.ts'
import { sceneGroups } from './picture-list.ts'
import { report } from './report.ts'

const folder = new URL('../.cache/artwork/', import.meta.url).pathname
const [cellWidth, cellHeight, gap] = [640, 400, 16]

async function sheetOf(names: readonly string[]): Promise<Buffer | null> {
  const pictures: Buffer[] = []
  for (const name of names) {
    const scene = await loadScene(name)
    if (!scene) continue
    pictures.push(await (await rasterise(drawScene(scene))).resize(cellWidth, cellHeight).png().toBuffer())
  }
  if (pictures.length === 0) return null
  const columns = Math.min(pictures.length, 3)
  const rows = Math.ceil(pictures.length / columns)
  const sheet = {
    width: columns * (cellWidth + gap) + gap,
    height: rows * (cellHeight + gap) + gap,
    channels: 3 as const,
    background: '#f4efe4',
  }
  const cells = pictures.map((input, index) => ({
    input,
    left: gap + (index % columns) * (cellWidth + gap),
    top: gap + Math.floor(index / columns) * (cellHeight + gap),
  }))
  return sharp({ create: sheet }).composite(cells).png().toBuffer()
}

const filters = process.argv.slice(2)
await mkdir(folder, { recursive: true })
for (const { group, names } of sceneGroups) {
  if (filters.length > 0 && !filters.some((filter) => group.includes(filter))) continue
  const sheet = await sheetOf(names)
  if (!sheet) continue
  const path = join(folder, `sheet-${group}.png`)
  await sharp(sheet).toFile(path)
  report(path)
}
