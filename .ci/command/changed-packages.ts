import { execFileSync } from 'node:child_process'

/** The merge base with main; on main itself HEAD, so that only uncommitted files count as changed. */
export function changedSince(): string {
  const main = ['origin/main', 'main'].find((branch) => git('rev-parse', '--verify', '--quiet', branch))
  return (main && git('merge-base', 'HEAD', main)) || 'HEAD'
}

/** Names, without scope, of the packages changed since a commit, and of their dependents. */
export function affectedPackages(commit: string): string[] {
  const listed = execFileSync('turbo', ['ls', '--affected', '--output=json'], {
    encoding: 'utf8',
    env: { ...process.env, TURBO_SCM_BASE: commit },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { packages } = JSON.parse(listed.slice(listed.indexOf('{')))
  return packages.items.map(({ name }: { name: string }) => name.replace('@susegad/', ''))
}

function git(...words: string[]): string {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}
