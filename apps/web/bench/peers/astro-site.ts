import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { comparedKinds } from '../page-kinds.ts'
import type { Peer } from './peer-server.ts'

const project = join(import.meta.dirname, '../astro')
const site = join(project, 'dist')
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Builds the Astro site from today's catalogue and components; its packages are installed when first wanted. */
export function buildAstro(): void {
  const lockfile = readFileSync(join(project, 'pnpm-lock.yaml'), 'utf8')
  const installed = join(project, 'node_modules/.pnpm/lock.yaml')
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lockfile)
    run('npx', ['-y', 'pnpm', 'install', '--frozen-lockfile'])
  run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--silent'])
}

function run(command: string, words: string[]): void {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  execFileSync(command, words, { cwd: project, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

export function serveAstro(peer: Peer): void {
  for (const file of globSync('_astro/**/*.*', { cwd: site })) {
    peer.serve(`/${file}`, readFileSync(join(site, file)), types[extname(file)] ?? 'application/octet-stream')
  }
  for (const path of comparedKinds) peer.serve(path, astroPage(path), 'text/html; charset=utf-8')
}

/** The page as Astro wrote it. */
export const astroPage = (path: string): string =>
  readFileSync(join(site, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
