import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { assertBackupsWork } from './backup/backup-folder.ts'
import { type OpenedDatabase, openDatabase } from './db/connection/open.ts'
import { prepareAdmin, type SignIn } from './first-start/accounts.ts'
import { demoWarning } from './first-start/clear-demo.ts'
import { seedDemo } from './first-start/demo-data.ts'
import { startJobs } from './jobs/jobs.ts'
import { whenLauncherEnds } from './launcher.ts'
import { assertPhotosAtHand } from './photo-storage/storage-start.ts'
import { assertFree, listen } from './process/listen.ts'
import { createLogStream } from './process/log-stream.ts'
import { type Config, readConfig, StartError } from './settings/config.ts'

const KILL_TIMEOUT = 12_000
/** How long it keeps answering after SIGTERM, with `Connection: close`, so that load balancers notice. */
const DRAIN_DELAY = 1000
/** Time for open calls to finish: a stalled client must not delay the stop. */
const CLOSE_TIMEOUT = 5000

// A full or closed stdout must not stop the service.
process.stdout.on('error', () => {})
const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

function refuseToStart(error: unknown): never {
  const reason =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`Can't start: ${reason}\n`)
  process.exit(1)
}

const line = (label: string, text: string) => say(`  ${label.padEnd(10)}${text}`)

function printSignIns(config: Config, admin?: SignIn, customer?: SignIn): void {
  if (!admin) return
  say('')
  line('Staff', `${admin.email}   ${config.admin ? '(the password you set)' : admin.password}`)
  if (customer) line('Customer', `${customer.email}   ${customer.password}`)
  say('')
  say('  These sign-ins are shown this once.')
}

function welcome(address: string, config: Config, opened: OpenedDatabase): void {
  say('')
  say(`The site of ${config.business.name} is running.`)
  say('')
  line('Site', `${address}/`)
  line('Desk', `${address}/dashboard`)
  line('API', `${address}/api/docs`)
  line('Data', opened.database.kind === 'pglite' ? `embedded, in ${config.dataDir}` : 'Postgres')
  if (!config.rateLimit) say('\n  Warning: RATE_LIMIT is off. Only for benchmarks and tests.')
  if (!existsSync(join(config.siteDir, 'index.html')))
    say(`\n  Warning: there is no built site in ${config.siteDir}. Run: pnpm build, and start again`)
}

async function start(): Promise<void> {
  const config = readConfig(process.env, process.stdout.isTTY === true)
  await assertBackupsWork(config.backup)
  const opened = await openDatabase(config)
  const { database, secret } = opened
  const log = createLogStream()
  const app = await buildApp({ config, database, secret, log })
  let admin: SignIn | undefined
  let customer: SignIn | undefined
  try {
    // Check the port before creating accounts, whose passwords are shown only once.
    await assertFree(config)
    await assertPhotosAtHand(database, config.photoStorage)
    // Create the admin before the port opens, so that nobody can register first.
    admin = await prepareAdmin(database, config, (line) => app.log.info(line))
    customer = config.demoData ? await seedDemo(database, config) : undefined
    const warning = await demoWarning(database, config)
    await app.ready()
    await app.studio.resume()
    const address = await listen(app, config)
    const stopJobs = startJobs(app, config)
    welcome(address, config, opened)
    if (warning !== undefined) say(`\n  Warning: ${warning}`)
    printSignIns(config, admin, customer)
    say('\n  Ctrl-C stops it.\n')
    stopOnSignal(async (signal) => {
      app.traffic.state = 'stopping'
      // No grace period at a terminal, or for an embedded database, which has no other process to take over.
      if (signal === 'SIGTERM' && database.kind === 'postgres') await setTimeout(DRAIN_DELAY)
      const cut = globalThis.setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT)
      await Promise.all([app.close(), stopJobs()])
      clearTimeout(cut)
      await database.close()
      await log.flush()
    })
  } catch (error) {
    // Show created sign-ins even if the start failed: the next start would not.
    printSignIns(config, admin, customer)
    await app.close()
    await database.close()
    throw error
  }
}

function stopOnSignal(stop: (signal?: NodeJS.Signals) => Promise<void>): void {
  let stopping = false
  const onSignal = (signal?: NodeJS.Signals) => {
    if (stopping) process.exit(1)
    stopping = true
    globalThis.setTimeout(() => process.exit(1), KILL_TIMEOUT).unref()
    stop(signal).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  whenLauncherEnds(onSignal)
}

start().catch(refuseToStart)
