import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** The built code, without content. */
export interface Application {
  /** Scripts, styles, fonts and icons, as they are served. */
  assets: string
  manifest: Manifest
  startScript: string
  /** Hash of the code. */
  version: string
}

export function readApplication(folder: string): Application {
  const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8')
  const startScript = readFileSync(join(folder, 'start-script.js'), 'utf8')
  const renderer = readFileSync(join(folder, 'render/render.js'), 'utf8')
  return {
    assets: join(folder, 'assets'),
    manifest: JSON.parse(manifest),
    startScript,
    version: createHash('sha256').update(manifest).update(startScript).update(renderer).digest('hex'),
  }
}
