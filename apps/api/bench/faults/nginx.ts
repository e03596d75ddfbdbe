import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../test/run-service.ts'

const binary = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(
  (name) => spawnSync(name, ['-v']).status === 0,
)

export const hasNginx = binary !== undefined

/** As the README shows it. A process is never left out, so that each of its ends is met. */
const configOf = (folder: string, port: number, upstreams: number[]) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream service { ${upstreams.map((at) => `server 127.0.0.1:${at} max_fails=0;`).join(' ')} }
  server {
    listen 127.0.0.1:${port};
    proxy_connect_timeout 1s;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    location / { proxy_pass http://service; }
    location = /api/enquiries {
      proxy_pass http://service;
      proxy_next_upstream error timeout non_idempotent;
    }
  }
}
`

export async function startNginx(upstreams: number[]): Promise<{ url: string; stop: () => Promise<void> }> {
  if (binary === undefined) throw new Error('nginx is missing')
  const folder = await mkdtemp(join(tmpdir(), 'susegad-nginx-'))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configOf(folder, port, upstreams))
  const child = spawn(binary, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('nginx did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
