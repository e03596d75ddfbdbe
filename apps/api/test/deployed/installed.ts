import { spawnSync } from 'node:child_process'

const found = (name: string, flag: string): string | undefined =>
  [name, `/usr/sbin/${name}`, `/usr/local/sbin/${name}`].find((path) => spawnSync(path, [flag]).status === 0)

export const nginxBinary = (): string | undefined => found('nginx', '-v')
export const pgbouncerBinary = (): string | undefined => found('pgbouncer', '-V')

/** Whether this machine has what tests behind nginx need: itself, and openssl for a certificate. */
export const hasNginx = (): boolean =>
  nginxBinary() !== undefined && found('openssl', 'version') !== undefined

export const hasServers = (): boolean => hasNginx() && pgbouncerBinary() !== undefined
