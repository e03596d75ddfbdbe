import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { rasterise } from './engine/rasterise.ts'
import { drawScene } from './engine/scene.ts'
import { loadScene } from './load-scene.ts'
import { sceneGroups } from './picture-list.ts'
import { report } from './report.ts'

/** Where drawings to look at go; not part of the package. */
const folder = new URL('../.cache/artwork/', import.meta.url).pathname

const filters = process.argv.slice(2)
const names = sceneGroups
  .flatMap((group) => group.names)
  .filter((name) => filters.length === 0 || filters.some((filter) => name.includes(filter)))
if (names.length === 0)
  throw new Error(`No picture's name contains ${filters.join(' or ')}. See picture-list.ts.`)

for (const name of names) {
  const scene = await loadScene(name)
  if (!scene) continue
  const svg = drawScene(scene)
  const path = join(folder, `${name}.png`)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path.replace(/png$/, 'svg'), svg)
  const page = await rasterise(svg)
  await page.png({ compressionLevel: 4 }).toFile(path)
  report(`${path}  ${Math.round(svg.length / 1024)} KiB of SVG`)
}
