import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { type Config, readConfig, StartError } from './config.ts'
import { type OpenedDatabase, openDatabase } from './db/open.ts'
import { prepareAdmin, type SignIn } from './first-start/accounts.ts'
import { seedDemo } from './first-start/demo-data.ts'
import { startJobs } from './jobs/jobs.ts'
import { whenLauncherEnds } from './launcher.ts'
import { createLogStream } from './log-stream.ts'

const HARD_STOP_AFTER = 12_000
/** How long it goes on answering, each time with `Connection: close`, so that whoever spreads the calls can notice. */
const FAREWELL = 1000

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

function refuseToStart(error: unknown): never {
  const reason =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`Can't start: ${reason}\n`)
  process.exit(1)
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { port, host }: Config): Promise<string> {
  try {
    // The welcome says where; a second line in the log would only be noise.
    const { level } = app.log
    app.log.level = 'warn'
    const address = await app.listen({ port, host })
    app.log.level = level
    return address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartError(
        `Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} pnpm start`,
      )
    if (code === 'EACCES')
      throw new StartError(`Port ${port} needs more rights. Choose one above 1023 with PORT.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(
        `HOST ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`,
      )
    throw error
  }
}

function welcome(
  address: string,
  config: Config,
  opened: OpenedDatabase,
  admin?: SignIn,
  customer?: SignIn,
): void {
  const line = (label: string, text: string) => say(`  ${label.padEnd(10)}${text}`)
  say('')
  say('Susegad is running.')
  say('')
  line('Site', `${address}/`)
  line('Desk', `${address}/dashboard`)
  line('API', `${address}/api/docs`)
  line('Data', opened.database.kind === 'pglite' ? `embedded, in ${config.dataDir}` : 'Postgres')
  if (admin) {
    say('')
    line('Staff', `${admin.email}   ${config.admin ? '(the password you set)' : admin.password}`)
    if (customer) line('Customer', `${customer.email}   ${customer.password}`)
    say('')
    say('  These sign-ins are shown this once.')
  }
  if (!config.rateLimit) say('\n  Warning: RATE_LIMIT is off. Only for benchmarks and tests.')
  if (!existsSync(join(config.siteDir, 'index.html')))
    say(`\n  Warning: there is no built site in ${config.siteDir}. Run: pnpm build`)
  say('')
  say('  Ctrl-C stops it.')
  say('')
}

async function start(): Promise<void> {
  const config = readConfig(process.env, process.stdout.isTTY === true)
  const opened = await openDatabase(config)
  const { database, secret } = opened
  const log = createLogStream()
  const app = await buildApp({ config, database, secret, log })
  try {
    app.traffic.state = 'starting'
    // First the port: a sign-in that is made must also be told.
    const address = await listen(app, config)
    const admin = await prepareAdmin(database, config)
    const customer = config.demoData ? await seedDemo(database, config) : undefined
    app.traffic.state = 'ready'
    const stopJobs = startJobs(app, config)
    welcome(address, config, opened, admin, customer)
    stopOnSignal(async (signal) => {
      app.traffic.state = 'stopping'
      // A person at a terminal is not kept waiting, nor is a database that no other process can take over.
      if (signal === 'SIGTERM' && database.kind === 'postgres') await setTimeout(FAREWELL)
      await Promise.all([app.close(), stopJobs()])
      await database.close()
      log.flush()
    })
  } catch (error) {
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
    globalThis.setTimeout(() => process.exit(1), HARD_STOP_AFTER).unref()
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
