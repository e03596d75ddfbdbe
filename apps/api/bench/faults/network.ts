import { cuttableProxy } from '../../test/cuttable-proxy.ts'
import { clients, pause, report, takeMarkers } from '../../test/deployed/ledger.ts'
import { runService } from '../../test/run-service.ts'
import { end, onPostgres } from './processes.ts'

/** The database can't be reached for a while, again and again; the service is never restarted. */
export async function cutTheWay(url: string): Promise<boolean> {
  const proxy = await cuttableProxy(url)
  const one = await runService(onPostgres(proxy.url))
  const ledger = clients(() => [one.url])
  for (let n = 0; n < 5; n++) {
    await pause(1000)
    proxy.cut()
    await pause(700)
    proxy.mend()
  }
  await pause(1500)
  await ledger.stop()
  await end(one)
  proxy.close()
  return report('the way to the database cut, 5 times', ledger, await takeMarkers(url))
}
