import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installPackages, isDebianRoot } from './debian.ts'
import { onPath } from './installed.ts'

// The headless shell first: without windows, menus and address bar a page takes half the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const fixedPlaces = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** Finds the browser for the tests: CHROMIUM_PATH, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const own = chromium.executablePath()
  if (own && existsSync(own)) return own
  return onPath(names) ?? fixedPlaces.find((file) => existsSync(file))
}

/** Installs a browser with apt or Playwright, and returns its path. */
export function installBrowser(): string {
  if (isDebianRoot()) {
    installPackages('chromium-headless-shell')
  } else {
    process.stdout.write('No browser found: installing Chromium with Playwright’s installer.\n')
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  }
  const found = findBrowser()
  if (!found)
    throw new Error('No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH.')
  return found
}

const featuresOff = [
  // Two pages of the address bar that a full Chromium loads for every window: half the time of a page.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright's own list: Chromium uses only the last --disable-features.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** For deterministic screenshots, no background traffic, and running as root in containers. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--hide-scrollbars',
  `--disable-features=${featuresOff.join()}`,
]
