import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { constants, cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { setPriority, constants as system, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runInChildProcess } from '../../process/child-process.ts'
import type { Config } from '../../settings/config.ts'
import { applicationFolders, picturesLock } from '../../settings/folders.ts'
import { siteBusiness } from '../../settings/site-business.ts'
import type { CheckTask } from './check-process.ts'
import { type SiteContent, type SiteMaker, type SiteProblem, SiteUnmade } from './site-maker.ts'

const run = promisify(execFile)

/** Time limit of a rendering: a thousand hotels take a minute. */
const DEADLINE = 10 * 60_000
const CHECK_DEADLINE = 60_000
const checkProgram = new URL('check-process.ts', import.meta.url)
/** The renderer's own record of what it wrote, for incremental rendering. */
const RECORD = '.rendered.json'

type Options = Pick<Config, 'siteDir' | 'publicUrl'>

/** Lowers the priority of a process, so that visitors come first. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, system.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The process has already exited, or this system has no process priorities.
  }
}

/** The picture lock of the built site. A site built from an owner's folder has its own. */
const builtLock = (siteDir: string): string | undefined =>
  [join(siteDir, '.pictures.lock.json'), picturesLock].find((lock) => existsSync(lock))

/** Whether the site was built with a picture of this name. */
export async function builtPictures(siteDir: string): Promise<(name: string) => boolean> {
  const lock = builtLock(siteDir)
  const pictures = lock === undefined ? {} : JSON.parse(await readFile(lock, 'utf8'))
  return (name) => Object.hasOwn(pictures, name)
}

/** Runs the built renderer as a child process, so that the service keeps answering. */
export function builtMaker({ siteDir, publicUrl }: Options): SiteMaker {
  const folder = () => {
    const found = applicationFolders(siteDir).find((one) => existsSync(join(one, 'render/render.js')))
    if (found === undefined)
      throw new SiteUnmade(
        'This server cannot make pages: the site was not built here. Build it, and publish again.',
      )
    return found
  }
  const locks = ({ uploads }: SiteContent): string[] =>
    [builtLock(siteDir), uploads].filter((lock) => lock !== undefined)
  const { isExample } = siteBusiness(siteDir)

  async function render(
    site: SiteContent,
    args: string[],
    signal?: AbortSignal,
    isPreview = false,
  ): Promise<void> {
    const program = join(folder(), 'render/render.js')
    const pictures = locks(site).flatMap((lock) => ['--pictures', lock])
    const order = ['--content', site.content, ...pictures, '--origin', publicUrl, ...args]
    try {
      const rendering = run(process.execPath, [program, ...order, ...(isExample ? ['--example'] : [])], {
        timeout: DEADLINE,
        killSignal: 'SIGKILL',
        ...(signal && { signal }),
      })
      if (isPreview) lowerPriority(rendering.child.pid)
      await rendering
    } catch (error) {
      const { stderr = '' } = error as { stderr?: string }
      signal?.throwIfAborted()
      if (stderr.trim() === '') throw error
      throw new SiteUnmade(stderr.trim().slice(0, 2000), { cause: error })
    }
  }

  return {
    async version() {
      const hash = createHash('sha256').update(publicUrl)
      for (const file of ['manifest.json', 'start-script.js', 'render/render.js'])
        hash.update(await readFile(join(folder(), file)).catch(() => ''))
      return hash.digest('hex').slice(0, 12)
    },
    check: (site, signal) =>
      runInChildProcess<CheckTask, SiteProblem[]>(
        checkProgram,
        { content: site.content, pictures: locks(site) },
        { signal, deadline: CHECK_DEADLINE },
      ),
    async render({ out, former, ...site }, signal) {
      const source = [former, siteDir].find((one) => one !== undefined && existsSync(join(one, RECORD)))
      if (source !== undefined)
        await cp(source, out, {
          recursive: true,
          mode: constants.COPYFILE_FICLONE,
          filter: (from) => from !== join(source, 'media'),
        })
      await render(site, ['--out', out], signal)
    },
    async page({ address, ...site }, signal) {
      const out = await mkdtemp(join(tmpdir(), 'susegad-preview-'))
      try {
        await render(site, ['--out', out, '--page', address], signal, true)
        return await readFile(join(out, address, 'index.html'), 'utf8').catch(() => undefined)
      } finally {
        await rm(out, { recursive: true, force: true })
      }
    },
  }
}
