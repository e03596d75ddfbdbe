import { hasNginx } from '../../test/deployed/installed.ts'
import { clients, pause, report, say, takeMarkers } from '../../test/deployed/ledger.ts'
import { startNginx } from '../../test/deployed/nginx.ts'
import { freePort, type Running, runService } from '../../test/run-service.ts'
import { SECRET } from '../servers.ts'

export const onPostgres = (url: string): Record<string, string> => ({
  DATABASE_URL: url,
  JWT_SECRET: SECRET,
  LOG_LEVEL: 'silent',
})

export async function end(...all: Running[]): Promise<void> {
  for (const one of all) one.child.kill('SIGTERM')
  await Promise.all(all.map(({ ended }) => ended))
}

/** Two processes and a client that knows both. */
export async function killOneOfTwo(url: string): Promise<boolean> {
  let both = await Promise.all([runService(onPostgres(url)), runService(onPostgres(url))])
  const ledger = clients(() => both.map((one) => one.url))
  for (let n = 0; n < 6; n++) {
    await pause(1000)
    const [victim, other] = both
    victim.child.kill('SIGKILL')
    await victim.ended
    both = [other, await runService(onPostgres(url))]
  }
  await ledger.stop()
  await end(...both)
  return report('one of two processes killed, 6 times', ledger, await takeMarkers(url))
}

/** Two processes behind nginx, and clients that know only nginx. */
export async function behindNginx(url: string, signal: 'SIGKILL' | 'SIGTERM'): Promise<boolean> {
  const what = `two behind nginx, one ${signal === 'SIGKILL' ? 'killed' : 'stopped'}, 6 times in turn`
  if (!hasNginx()) {
    say(`${what.padEnd(52)} SKIPPED: there is no nginx on this machine. Install it to run this.`)
    return true
  }
  const ports = [await freePort(), await freePort()] as const
  const start = (port: number) => runService({ ...onPostgres(url), PORT: String(port) })
  const both = await Promise.all([start(ports[0]), start(ports[1])])
  const nginx = await startNginx([...ports])
  const ledger = clients(() => [nginx.url])
  for (let n = 0; n < 6; n++) {
    await pause(1500)
    const turn = n % 2 === 0 ? 0 : 1
    both[turn].child.kill(signal)
    await both[turn].ended
    both[turn] = await start(ports[turn])
  }
  await pause(1000)
  await ledger.stop()
  await nginx.stop()
  await end(...both)
  return report(what, ledger, await takeMarkers(url))
}
