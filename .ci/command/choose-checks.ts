/** The checks of a tier, with the tier's command. */
export function checksOfTier<Check extends { command: string; deep?: string | true }>(
  checks: readonly Check[],
  tier: 'default' | 'deep',
): readonly Check[] {
  if (tier === 'default') return checks.filter(({ deep }) => deep !== true)
  return checks.map((check) => (typeof check.deep === 'string' ? { ...check, command: check.deep } : check))
}

/** Checks whose name contains one of the words. Throws if a word matches none. */
export function checksByName<Check extends { name: string }>(
  checks: readonly Check[],
  words: readonly string[],
): readonly Check[] {
  const names = (word: string) => {
    const wanted = word.trim().toLowerCase()
    return ({ name }: Check) => wanted !== '' && name.toLowerCase().includes(wanted)
  }
  const unknown = words.filter((word) => !checks.some(names(word)))
  if (unknown.length > 0) {
    const list = checks.map(({ name }) => `  ${name}`).join('\n')
    throw new Error(`No check matches: ${unknown.map((word) => word || '""').join(', ')}. Checks:\n${list}`)
  }
  return checks.filter((check) => words.some((word) => names(word)(check)))
}

interface CheckOfPackages {
  command: string
  notices?: readonly string[]
  changed?: string
}

/** The checks that a change of these packages can affect, with their shorter command if they have one. */
export function checksOfChange<Check extends CheckOfPackages>(
  checks: readonly Check[],
  packages: readonly string[],
): readonly Check[] {
  return checks
    .filter(({ notices }) => notices?.some((name) => packages.includes(name)) ?? true)
    .map((check) => ({ ...check, command: check.changed ?? check.command }))
}
