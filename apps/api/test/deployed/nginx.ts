import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../run-service.ts'
import { nginxBinary } from './installed.ts'

const published = (name: string) => resolve(import.meta.dirname, '../../../../deploy/server', name)

interface Ports {
  plain: number
  secure: number
  /** Port of the server block that redirects to https. */
  redirect: number
}

/** The published configuration for this machine, and a server without TLS for callers without the certificate. */
function configOf(folder: string, ports: Ports, upstreams: number[]): string {
  const servers = upstreams.map((port) => `server 127.0.0.1:${port} max_fails=0;`)
  const site = readFileSync(published('nginx.conf'), 'utf8')
    .replace(/server 127\.0\.0\.1:4000;\s+server 127\.0\.0\.1:4001;/, servers.join(' '))
    .replace('listen 80;', `listen 127.0.0.1:${ports.redirect};`)
    .replace('listen 443', `listen 127.0.0.1:${ports.secure}`)
    .replaceAll('/etc/letsencrypt/live/goa.example', folder)
    .replace('/etc/nginx/snippets/susegad.conf', published('nginx-snippet.conf'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${site}
  server { listen 127.0.0.1:${ports.plain}; include ${published('nginx-snippet.conf')}; }
}
`
}

function makeCertificate(folder: string): void {
  execFileSync(
    'openssl',
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=goa.example
     -addext subjectAltName=DNS:goa.example -keyout ${join(folder, 'privkey.pem')} -out ${join(folder, 'fullchain.pem')}`.split(
      /\s+/,
    ),
    { stdio: 'ignore' },
  )
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>

/** nginx with the configuration of `deploy/server`, except that it never skips a failed process. */
export async function startNginx(upstreams: number[], plain?: number) {
  const binary = nginxBinary()
  if (binary === undefined) throw new Error('There is no nginx on this machine. Install nginx and openssl.')
  const folder = mkdtempSync(join(tmpdir(), 'susegad-nginx-'))
  // Workers of an nginx started by root run as another user, and write large bodies into this folder.
  chmodSync(folder, 0o711)
  const ports = { plain: plain ?? (await freePort()), secure: await freePort(), redirect: await freePort() }
  makeCertificate(folder)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configOf(folder, ports, upstreams))
  const child = spawn(binary, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const url = `http://127.0.0.1:${ports.plain}`
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('nginx did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    ports,
    certificate: readFileSync(join(folder, 'fullchain.pem'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
