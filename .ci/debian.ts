import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether this process can install Debian packages, as root in a container. */
export const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export function installPackages(...packages: string[]): void {
  const run = (args: string[]) => execFileSync('apt-get', args, { stdio: 'inherit' })
  process.stdout.write(`Installing Debian packages: ${packages.join(', ')}.\n`)
  run(['update', '-qq'])
  run(['install', '-y', '-qq', '--no-install-recommends', ...packages])
}
