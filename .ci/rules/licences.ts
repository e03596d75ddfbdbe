import { execFileSync } from 'node:child_process'

interface Package {
  name: string
  versions: string[]
}

/** Permissive licences: a product may be used and sold if it names the authors. */
const everywhere = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT OR Apache-2.0',
  'MIT-0',
  'Unlicense',
]
/** Allowed for tools that build and test: they are not distributed. */
const toolsOnly = ['CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0']

/**
 * Judged one by one. The decoder of photos is a library in files of its own, which whoever runs the service may replace:
 * the LGPL asks no more. The service alone loads it, and no published package.
 */
const judged = [
  { name: /^@img\/sharp-libvips-/, licence: 'LGPL-3.0-or-later' },
  // Their Readmes name the MIT licence, which their package.json do not. Only tests load them.
  { name: /^(only|humanize-number)$/, licence: 'Unknown' },
  // Fonts may be used and passed on under the OFL, but not sold on their own. Only Storybook loads these two.
  { name: /^@fontsource-variable\/noto-sans-(arabic|hebrew)$/, licence: 'OFL-1.1' },
]

const packagesBy = (...flags: string[]): [licence: string, packages: Package[]][] =>
  Object.entries(
    JSON.parse(
      execFileSync('npx', ['-y', 'pnpm', '-r', 'licenses', 'list', '--json', ...flags], { encoding: 'utf8' }),
    ),
  )

function refused(found: [string, Package[]][], allowed: readonly string[], what: string): string[] {
  return found
    .filter(([licence]) => !allowed.includes(licence))
    .flatMap(([licence, packages]) =>
      packages
        .filter(({ name }) => !judged.some((one) => one.licence === licence && one.name.test(name)))
        .map(({ name, versions }) => `${name} ${versions.join(', ')} is under ${licence}, ${what}.`),
    )
}

const all = packagesBy()
const problems = [
  ...refused(packagesBy('--prod'), everywhere, 'which no dependency of a product may be'),
  ...refused(all, [...everywhere, ...toolsOnly], 'which is not allowed'),
]
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) {
  process.stderr.write('Choose another package, or judge the licence and add it to .ci/rules/licences.ts.\n')
  process.exit(1)
}
const count = all.reduce((sum, [, packages]) => sum + packages.length, 0)
process.stdout.write(`${count} dependencies under ${all.length} licences, all allowed.\n`)
