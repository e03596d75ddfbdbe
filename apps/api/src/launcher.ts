import { readFileSync } from 'node:fs'

const LOOK_EVERY = 500
const isNpx = (commandLine: string) => /^npm exec\b|\bnpx\b/.test(commandLine)

/** What the system tells of a process; nothing where it keeps no `/proc`. */
function processAt(pid: number): { parent: number; commandLine: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 1).split(' ')[2])
    return { parent, commandLine: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') }
  } catch {
    return undefined
  }
}

/** The package runner that started this process and, where that was started by npx, everything up to there. */
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

// Read at once: it may be gone before the service is ready.
const startedBy = launchers()

/** A package runner that is ended by force tells nobody: without it, a service started by it ends too. */
export function whenLauncherEnds(act: () => void): void {
  if (process.env.npm_lifecycle_event !== 'start') return
  const watch = setInterval(() => {
    if (process.ppid === startedBy[0] && startedBy.every(isAlive)) return
    clearInterval(watch)
    act()
  }, LOOK_EVERY)
  watch.unref()
}
