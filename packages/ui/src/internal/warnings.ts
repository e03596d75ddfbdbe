import type * as React from 'react'

// Warnings for developers, in the console. Production bundles drop them: each checks NODE_ENV first.

const logged: Set<string> = new Set()

/** Logs each warning once. */
export function warnIf(isWrong: boolean, message: string): void {
  if (process.env.NODE_ENV === 'production' || !isWrong || logged.has(message)) return
  logged.add(message)
  // biome-ignore lint/suspicious/noConsole: the developer's console is where React warns, too
  console.error(message)
}

/** Warns when a part is used outside its parent component, where it does nothing. */
export function warnOutside(isInside: boolean, part: string, parent: string): void {
  if (process.env.NODE_ENV === 'production') return
  warnIf(!isInside, `<${part}> does nothing outside of <${parent}>: put it there.`)
}

/** Warns when a part has no accessible name. */
export function warnUnnamed(name: React.ReactNode, part: string, prop: string): void {
  if (process.env.NODE_ENV === 'production') return
  const isMissing = !name || name === true || (typeof name === 'string' && name.trim() === '')
  warnIf(isMissing, `<${part}> has no accessible name, so nobody hears what it is for: give it ${prop}.`)
}

/** Warns when a component is both controlled and uncontrolled. */
export function warnMixedControl(value: unknown, initial: unknown, part: string, prop: string): void {
  if (process.env.NODE_ENV === 'production') return
  const other = `default${prop[0]?.toUpperCase()}${prop.slice(1)}`
  warnIf(
    value !== undefined && initial !== undefined,
    `<${part}> has ${prop} and ${other}, which is ignored: give it ${prop} to keep it yourself, or ${other}.`,
  )
}

/** Warns when the lowest value is above the highest. */
export function warnOfLimits(min: number | undefined, max: number | undefined, part: string): void {
  if (process.env.NODE_ENV === 'production') return
  const isWrong = min !== undefined && max !== undefined && min > max
  warnIf(isWrong, `<${part}> has a min of ${min} above its max of ${max}: no value is allowed.`)
}
