import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { compressed, type Effort } from './compressed.ts'

const record = '.rendered.json'

interface RenderedPage {
  /** Hash of all its inputs. */
  key: string
  /** The routes that matched it. */
  routeIds: string[]
}

interface Rendered {
  /** Keyed by output file. */
  pages: Record<string, RenderedPage>
  files: string[]
}

/** An output folder that is updated in place. */
export class SiteFolder {
  readonly #folder: string
  readonly #effort: Effort
  readonly #before: Rendered
  readonly #pages: Record<string, RenderedPage> = {}
  readonly #files = new Set<string>()

  constructor(folder: string, effort: Effort) {
    this.#folder = folder
    this.#effort = effort
    const path = join(folder, record)
    this.#before = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { pages: {}, files: [] }
  }

  /** Keeps a page whose inputs have not changed. */
  keptPage(key: string, files: readonly [page: string, ...others: string[]]): RenderedPage | undefined {
    const page = this.#before.pages[files[0]]
    if (page?.key !== key || !files.every((file) => existsSync(join(this.#folder, file)))) return undefined
    for (const file of files) this.#files.add(file)
    this.notePage(files[0], page)
    return page
  }

  notePage(file: string, page: RenderedPage): void {
    this.#pages[file] = page
  }

  /** Writes a text and its compressed forms, unless it is there already. */
  async write(file: string, text: string): Promise<void> {
    this.#files.add(file)
    const target = join(this.#folder, file)
    const body = Buffer.from(text)
    if (existsSync(target) && readFileSync(target).equals(body)) return
    await mkdir(dirname(target), { recursive: true })
    // Delete the old compressed files first: an interrupted run must not leave them beside a new text.
    await Promise.all(['.br', '.gz'].map((suffix) => rm(target + suffix, { force: true })))
    await Promise.all([
      writeFile(target, body),
      ...(await compressed(file, body, this.#effort)).map(([suffix, bytes]) =>
        writeFile(target + suffix, bytes),
      ),
    ])
  }

  /** Copies a folder's files with their compressed forms, unless they are there already. */
  async copy(from: string): Promise<void> {
    for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const source = join(entry.parentPath, entry.name)
      const file = relative(from, source)
      const target = join(this.#folder, file)
      this.#files.add(file)
      if (existsSync(target) && (await isSame(source, target))) continue
      await mkdir(dirname(target), { recursive: true })
      await copyFile(source, target)
    }
  }

  /** Removes what an earlier rendering wrote and this one did not. */
  async finish(): Promise<void> {
    const stale = this.#before.files.filter((file) => !this.#files.has(file))
    for (const file of stale)
      for (const suffix of ['', '.br', '.gz']) await rm(join(this.#folder, file + suffix), { force: true })
    const rendered: Rendered = { pages: this.#pages, files: [...this.#files].sort() }
    await writeFile(join(this.#folder, record), JSON.stringify(rendered))
  }
}

async function isSame(one: string, other: string): Promise<boolean> {
  const [{ size }, { size: otherSize }] = await Promise.all([stat(one), stat(other)])
  return size === otherSize && readFileSync(one).equals(readFileSync(other))
}
