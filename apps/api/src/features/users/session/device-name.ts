const systems: readonly [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

// A user agent also names the browsers that it derives from: match the most specific first.
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
]

const firstOf = (names: readonly [RegExp, string][], agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1]

/** Browser and system for people, such as `Chrome on Android`. */
export function deviceName(agent: string | undefined = ''): string {
  const system = firstOf(systems, agent)
  const browser = firstOf(browsers, agent)
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`
  return browser ?? (system === undefined ? 'Another program' : `A browser on ${system}`)
}
