import { symlinkSync } from 'node:fs'
import { startPostgres } from '../postgres.ts'
import { freePort, type Running } from '../run-service.ts'
import { hasNginx } from './installed.ts'
import { startNginx } from './nginx.ts'
import { copyProduction } from './production.ts'

/** The deployed product for journeys, until SIGTERM: two processes of the production folder behind nginx, one Postgres. */
const port = Number(process.env.PORT)
const settings = {
  RATE_LIMIT: 'off',
  DEMO_DATA: 'on',
  // Journeys receive webhooks on this machine, which only a development service allows by itself.
  WEBHOOK_HOSTS: '127.0.0.1',
  ...Object.fromEntries(
    ['PUBLIC_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'UPI_ADDRESS'].map((name) => [
      name,
      process.env[name] ?? '',
    ]),
  ),
}

const postgres = await startPostgres()
const production = copyProduction()
// Where journeys look for the emails.
if (process.env.DATA_DIR) symlinkSync(production.dataDir, process.env.DATA_DIR)
const ports = hasNginx() ? [await freePort(), await freePort()] : [port]
const processes: Running[] = []
for (const own of ports)
  processes.push(await production.run(postgres.url, { ...settings, PORT: String(own) }))
for (const { child } of processes) {
  child.stdout?.pipe(process.stdout)
  child.stderr?.pipe(process.stderr)
}
if (!hasNginx())
  process.stdout.write('SKIPPED: nginx and openssl are missing, so one process serves alone.\n')
const nginx = hasNginx() ? await startNginx(ports, port) : undefined

process.once('SIGTERM', async () => {
  await nginx?.stop()
  for (const { child } of processes) child.kill('SIGTERM')
  await Promise.all(processes.map(({ ended }) => ended))
  await postgres.stop()
  production.remove()
  process.exit()
})
