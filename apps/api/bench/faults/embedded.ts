import { rm } from 'node:fs/promises'
import { clients, pause, report } from '../../test/deployed/ledger.ts'
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

/** Every marker, read through the service: nobody else can open its database. */
export async function readMarkers({ url }: Running): Promise<string[]> {
  const ask = async (path: string, init: RequestInit = {}) => (await fetch(`${url}${path}`, init)).json()
  const { token } = await ask('/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailOrUsername: admin.ADMIN_EMAIL, password: PASSWORD }),
  })
  const messages: string[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const list = await ask(`/api/enquiries?limit=100&page=${page}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    pages = list.totalPages
    messages.push(...list.enquiries.map(({ message }: { message: string }) => message))
  }
  return messages
}

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
  const markers = await readMarkers(one)
  await end(one)
  await rm(dataDir, { recursive: true, force: true })
  return report('the embedded database killed or stopped, 6 times', ledger, markers)
}
