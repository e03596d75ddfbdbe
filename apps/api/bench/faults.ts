import { parseArgs } from 'node:util'
import { say } from '../test/deployed/ledger.ts'
import { fillEmbeddedDisk, fillPostgresDisk } from './faults/disk.ts'
import { killEmbedded } from './faults/embedded.ts'
import { restartAndTerminate } from './faults/loss.ts'
import { cutTheWay } from './faults/network.ts'
import { behindNginx, killOneOfTwo } from './faults/processes.ts'
import { startDatabase } from './servers.ts'

const faults: Record<string, (url: string) => Promise<boolean>> = {
  two: killOneOfTwo,
  'nginx-kill': (url) => behindNginx(url, 'SIGKILL'),
  'nginx-stop': (url) => behindNginx(url, 'SIGTERM'),
  network: cutTheWay,
  loss: restartAndTerminate,
  embedded: killEmbedded,
  disk: fillPostgresDisk,
  'disk-embedded': fillEmbeddedDisk,
}

const { values } = parseArgs({
  options: { only: { type: 'string', default: Object.keys(faults).join(',') } },
})
const database = await startDatabase()
for (const name of values.only.split(',')) {
  const fault = faults[name]
  if (!fault) {
    say(`There is no fault "${name}". There are: ${Object.keys(faults).join(', ')}`)
    process.exitCode = 1
  } else if (!(await fault(database.url))) {
    say(`  ^ FAILED: ${name}`)
    process.exitCode = 1
  }
}
await database.stop()
