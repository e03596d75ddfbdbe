import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clients, type Ledger, pause, report, say, takeMarkers } from '../../test/deployed/ledger.ts'
import { prepareDataDir } from '../../test/fresh-database.ts'
import { migrateAt, startPostgres } from '../../test/postgres.ts'
import { type Running, runService } from '../../test/run-service.ts'
import { embedded, markersOf } from './embedded.ts'
import { end, onPostgres } from './processes.ts'

interface Disk {
  folder: string
  /** Leaves no room. */
  fill: () => Promise<void>
  free: () => Promise<void>
  remove: () => Promise<void>
}

/** A disk of its own in memory; only root may make one. */
async function smallDisk(megabytes: number): Promise<Disk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'susegad-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    await rm(folder, { recursive: true, force: true })
    return undefined
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: async () => {
      const file = await open(filler, 'a')
      const block = Buffer.alloc(64 * 1024)
      for (;;) {
        const { bavail } = await statfs(folder)
        if (bavail === 0) break
        await file.write(block).catch(() => {})
      }
      await file.close()
    },
    free: () => rm(filler, { force: true }),
    remove: async () => {
      spawnSync('umount', ['-l', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const skipped = (what: string): boolean => {
  say(`${what.padEnd(52)} SKIPPED: only root can make a small disk. Run it as root.`)
  return true
}

/** While there is no room: refusals, no hangs, no crash. Afterwards: 201 again, from the same process. */
async function fillAndFree(disk: Disk, one: Running, ledger: Ledger, revive: () => Promise<void>) {
  await pause(1500)
  await disk.fill()
  await pause(3000)
  const whileFull = ledger.acknowledged.size
  const alive = (await fetch(`${one.url}/healthz`).catch(() => undefined))?.ok === true
  await disk.free()
  await revive()
  for (let wait = 0; wait < 100 && ledger.acknowledged.size === whileFull; wait++) await pause(200)
  const recovered = ledger.acknowledged.size > whileFull
  await pause(1000)
  say(`  alive while full: ${alive}; works again without a restart of the service: ${recovered}`)
  return alive && recovered
}

export async function fillPostgresDisk(): Promise<boolean> {
  const what = 'the disk of Postgres full, then freed'
  const disk = await smallDisk(160)
  if (!disk) return skipped(what)
  const server = await startPostgres(true, join(disk.folder, 'data'))
  const url = `${server.url}/postgres`
  await migrateAt(url)
  const one = await runService(onPostgres(url))
  const ledger = clients(() => [one.url])
  // Postgres gives up when it can't write its log; whoever supervises it starts it again.
  const well = await fillAndFree(disk, one, ledger, () => server.restart())
  await ledger.stop()
  await end(one)
  const kept = report(what, ledger, await takeMarkers(url))
  await server.stop()
  await disk.remove()
  return well && kept
}

export async function fillEmbeddedDisk(): Promise<boolean> {
  const what = 'the disk of the embedded database full, then freed'
  const disk = await smallDisk(160)
  if (!disk) return skipped(what)
  const made = await prepareDataDir()
  const dataDir = join(disk.folder, 'data')
  await cp(made, dataDir, { recursive: true })
  await rm(made, { recursive: true, force: true })
  const one = await runService(embedded(dataDir))
  const ledger = clients(() => [one.url])
  const well = await fillAndFree(disk, one, ledger, async () => {})
  await ledger.stop()
  const markers = await markersOf(one)
  await end(one)
  // What was acknowledged must also be there for the next process.
  const again = await runService(embedded(dataDir))
  const later = await markersOf(again)
  await end(again)
  await disk.remove()
  return report(what, ledger, markers) && report(`${what}, after a restart`, ledger, later) && well
}
