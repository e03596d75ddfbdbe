import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Scene } from './engine/scene.ts'

/** The scene of a picture lies in the file of the same name; null while nobody has drawn it. */
export async function loadScene(name: string): Promise<Scene | null> {
  const file = new URL(`./scenes/${name}.ts`, import.meta.url)
  if (!existsSync(fileURLToPath(file))) return null
  const { scene } = (await import(file.href)) as { scene?: Scene }
  if (!scene) throw new Error(`${fileURLToPath(file)} must export a \`scene\`.`)
  if (scene.name !== name) throw new Error(`The scene in ${fileURLToPath(file)} must be named '${name}'.`)
  return scene
}
