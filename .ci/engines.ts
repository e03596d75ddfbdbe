import { installPackages, isDebianRoot } from './debian.ts'
import { findFirefox } from './firefox.ts'

/** The engines beside Chromium, and the Debian package each comes in. */
const engines = {
  Firefox: { find: findFirefox, packages: ['firefox-esr'] },
}

export type Engine = keyof typeof engines

/** Whether it can run here; installs it if it is missing and can be installed. */
export function hasEngine(engine: Engine): boolean {
  const { find, packages } = engines[engine]
  if (find()) return true
  if (!isDebianRoot()) return false
  try {
    installPackages(...packages)
  } catch {
    // Without a network, for example: the test command says that its checks did not run.
  }
  return find() !== undefined
}
