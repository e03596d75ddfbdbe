import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A registry on this machine, to publish the packages as to npm and install them from it. */
export interface LocalRegistry {
  address: string
  /** Publishes a tarball; returns npm's errors and warnings, or an empty string. */
  publish: (tarball: string) => string
  close: () => void
}

export async function startRegistry(): Promise<LocalRegistry> {
  // Outside the consumers' folder: pnpm would treat it as a package of their workspace.
  const folder = mkdtempSync(join(tmpdir(), 'susegad-registry-'))
  cpSync(join(import.meta.dirname, 'registry'), folder, { recursive: true })
  const installed = spawnSync('npx', ['-y', 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (installed.status !== 0)
    throw new Error(`The registry was not installed: ${installed.stdout}${installed.stderr}`)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}/`
  writeFileSync(join(folder, 'config.json'), JSON.stringify(settings))
  const server = spawn(
    join(folder, 'node_modules/.bin/verdaccio'),
    ['--listen', `127.0.0.1:${port}`, '--config', 'config.json'],
    {
      cwd: folder,
      stdio: 'ignore',
    },
  )
  await waitForAnswer(`${address}-/ping`, server)
  // npm publishes only with a token, even if the registry needs none.
  const npmrc = join(folder, '.npmrc')
  writeFileSync(npmrc, `${address.replace('http:', '')}:_authToken=nobody\n`)
  return {
    address,
    publish: (tarball) => publishTo(address, npmrc, tarball),
    close: () => {
      server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

// Serve only our own packages; consumers install all others from the usual registry.
const settings = {
  storage: './storage',
  packages: { '@susegad/*': { access: '$all', publish: '$all', unpublish: '$all' } },
  log: { type: 'stdout', level: 'error' },
}

function publishTo(address: string, npmrc: string, tarball: string): string {
  // Provenance works only in hosted CI; everything else is as in a release.
  const options = ['--registry', address, '--userconfig', npmrc, '--no-provenance']
  for (const rehearsal of [['--dry-run'], []]) {
    const { status, stdout, stderr } = spawnSync('npm', ['publish', tarball, ...options, ...rehearsal], {
      encoding: 'utf8',
    })
    if (status !== 0) return `npm publish ${rehearsal.join('')}: ${stdout}${stderr}`
    if (/npm warn publish/i.test(stderr)) return stderr
  }
  return ''
}

async function waitForAnswer(address: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && server.exitCode === null; tries += 1) {
    const ready = await fetch(address).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The local registry does not answer.')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
