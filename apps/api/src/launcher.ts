import { readFileSync } from 'node:fs'

const LOOK_EVERY = 500
const isNpx = (commandLine: string) => /^npm exec\b|\bnpx\b/.test(commandLine)

/** Reads a process's parent and command line; undefined on systems without `/proc`. */
function processAt(pid: number): { parent: number; commandLine: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 1).split(' ')[2])
    return { parent, commandLine: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') }
  } catch {
    return undefined
  }
}

/** Process ids of the package runner that started this process and, if npx started that, of all up to npx. */
function launchers(): number[] {
  const chain: number[] = []
  for (let pid = process.ppid; pid > 1 && chain.length < 3; ) {
    chain.push(pid)
    const found = processAt(pid)
    if (!found) break
    if (isNpx(found.commandLine)) return chain
    pid = found.parent
  }
  return [process.ppid]
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// Read at startup: the launcher may be gone before the service is ready.
const startedBy = launchers()

/**
 * Calls `act` when the package runner is gone: a killed runner sends no signal, and the orphaned service would
 * block the port and the embedded database for the next `pnpm start`. Node can't be notified of a
 * parent's death, and `ppid` shows only the nearest of npx, pnpm and their shells; hence `/proc`, read once,
 * and a signal 0 every half second. Not used under systemd or in a container.
 */
export function whenLauncherEnds(act: () => void): void {
  if (process.env.npm_lifecycle_event !== 'start') return
  const watch = setInterval(() => {
    if (process.ppid === startedBy[0] && startedBy.every(isAlive)) return
    clearInterval(watch)
    act()
  }, LOOK_EVERY)
  watch.unref()
}
