import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs that the path leads to. */
export function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

/** Firefox as people have it, not Playwright’s own build: FIREFOX_PATH, or the system's. */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH ?? onPath(['firefox-esr', 'firefox'])
