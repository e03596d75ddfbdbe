import { rm } from 'node:fs/promises'
import { clients, pause, readMarkers, report } from '../../test/deployed/ledger.ts'
import { prepareDataDir } from '../../test/fresh-database.ts'
import { type Running, runService } from '../../test/run-service.ts'
import { PASSWORD } from '../servers.ts'
import { end } from './processes.ts'

const admin = { ADMIN_EMAIL: 'boss@goa.example', ADMIN_PASSWORD: PASSWORD }

export const embedded = (dataDir: string): Record<string, string> => ({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  ...admin,
})

export const markersOf = ({ url }: Running): Promise<string[]> =>
  readMarkers(url, admin.ADMIN_EMAIL, PASSWORD)

export async function killEmbedded(): Promise<boolean> {
  const dataDir = await prepareDataDir()
  let one = await runService(embedded(dataDir))
  const ledger = clients(() => [one.url])
  for (let n = 0; n < 6; n++) {
    await pause(1000)
    one.child.kill(n % 2 ? 'SIGTERM' : 'SIGKILL')
    await one.ended
    one = await runService(embedded(dataDir))
  }
  await ledger.stop()
  const markers = await markersOf(one)
  await end(one)
  await rm(dataDir, { recursive: true, force: true })
  return report('the embedded database killed or stopped, 6 times', ledger, markers)
}
