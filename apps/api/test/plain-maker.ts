import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readContentFolder } from '../src/studio/records/content-folder.ts'
import { addressOf } from '../src/studio/records/content-kinds.ts'
import type { WrittenRecord } from '../src/studio/records/written-records.ts'
import { type SiteMaker, type SiteProblem, SiteUnmade } from '../src/studio/site/site-maker.ts'

/** Renders pages that show a record's JSON, and fails or waits as a test asks. */
export function plainMaker() {
  const asked = {
    /** Awaited before a site is rendered. */
    hold: undefined as Promise<unknown> | undefined,
    fails: undefined as string | undefined,
    problems: [] as SiteProblem[],
    /** Problems across records, which prevent rendering. */
    contradicts: (_records: readonly WrittenRecord[]): SiteProblem[] => [],
    rendered: 0,
    /** The largest number of concurrent checks. */
    checkedAtOnce: 0,
  }
  let checking = 0
  const pageOf = async (content: string, address: string) =>
    (await readContentFolder(content)).find((record) => addressOf(record) === address)?.data

  const maker: SiteMaker = {
    version: async () => '1',
    async check({ content }) {
      asked.checkedAtOnce = Math.max(asked.checkedAtOnce, ++checking)
      const records = await readContentFolder(content).finally(() => checking--)
      return [...asked.problems, ...asked.contradicts(records)]
    },
    async render({ content, out, former }, signal) {
      asked.rendered++
      if (former !== undefined) await readFile(join(former, 'index.html'))
      for (const record of await readContentFolder(content)) {
        const address = addressOf(record)
        if (address === null) continue
        const file = join(out, address, 'index.html')
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, JSON.stringify(record.data))
      }
      await cp(join(content, 'theme.css'), join(out, 'theme.css')).catch(() => {})
      await asked.hold
      signal?.throwIfAborted()
      if (asked.fails !== undefined) throw new SiteUnmade(asked.fails)
    },
    async page({ content, address }) {
      const [problem] = asked.contradicts(await readContentFolder(content))
      if (problem) throw new SiteUnmade(problem.problem)
      const data = await pageOf(content, address)
      return data && `<!doctype html><title>${String(data.name)}</title><body><p>${JSON.stringify(data)}</p>`
    },
  }
  return { maker, asked }
}
