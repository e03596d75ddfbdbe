import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve, sep } from 'node:path'
import { runService } from '../run-service.ts'

const built = resolve(import.meta.dirname, '../../../../.cache/production')
const NOBODY = 65_534
const secret = 'a secret of the deployed service, the same for each process'

/** A copy of the production folder, outside the repository. */
export function copyProduction() {
  if (!existsSync(built)) throw new Error('There is no production folder. Run: npx -y pnpm run production')
  // Resolved: the system's temporary folder may be a link itself.
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'susegad-production-')))
  const folder = join(place, 'susegad')
  cpSync(built, folder, { recursive: true, verbatimSymlinks: true })
  // As in the container and the systemd unit: a user who may write to the data alone.
  const user = process.getuid?.() === 0 ? NOBODY : undefined
  const dataDir = join(place, 'data')
  mkdirSync(dataDir)
  if (user !== undefined) {
    chmodSync(place, 0o755)
    chownSync(dataDir, user, user)
  }
  return {
    folder,
    dataDir,
    run: (url: string, env: Record<string, string> = {}) =>
      runService(
        {
          DATABASE_URL: url,
          DATA_DIR: dataDir,
          JWT_SECRET: secret,
          NODE_ENV: 'production',
          RATE_LIMIT: 'on',
          TRUST_PROXY: '127.0.0.1',
          ...env,
        },
        { file: join(folder, 'apps/api/dist/server.js'), cwd: dataDir, ...(user !== undefined && { user }) },
      ),
    /** Runs a command of the service and returns its output. */
    command: (url: string, name: string, ...args: string[]) =>
      execFileSync(process.execPath, [join(folder, `apps/api/dist/${name}.js`), ...args], {
        env: { PATH: process.env.PATH ?? '', DATABASE_URL: url, DATA_DIR: dataDir },
        cwd: dataDir,
        encoding: 'utf8',
        ...(user !== undefined && { uid: user, gid: user }),
      }),
    remove: () => rmSync(place, { recursive: true, force: true }),
  }
}

/** Symbolic links to files outside the folder. */
export function linksOut(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = join(folder, name)
    return lstatSync(file).isSymbolicLink() && !realpathSync(file).startsWith(folder + sep)
  })
}
