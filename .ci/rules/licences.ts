import { execFileSync } from 'node:child_process'

interface Package {
  name: string
  versions: string[]
}

/** Permissive licences: they ask only for attribution. */
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
/** Allowed for build and test tools, which are not distributed. */
const toolsOnly = ['CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0']

/**
 * Exceptions. The photo decoder is a shared library that operators can replace, which satisfies the LGPL. Only the
 * service loads it, no published package.
 */
const exceptions = [
  { name: /^@img\/sharp-libvips-/, licence: 'LGPL-3.0-or-later' },
  // MIT by their readme; package.json has no licence field. Only tests load them.
  { name: /^(only|humanize-number)$/, licence: 'Unknown' },
  // The OFL allows to embed a font in documents. Only the service loads it, for the PDFs of quotes.
  { name: /^@expo-google-fonts\/mukta$/, licence: 'MIT AND OFL-1.1' },
  // The OFL allows use and redistribution, but not selling a font on its own. Only Storybook loads these.
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
        .filter(({ name }) => !exceptions.some((one) => one.licence === licence && one.name.test(name)))
        .map(({ name, versions }) => `${name} ${versions.join(', ')} is under ${licence}, ${what}.`),
    )
}

const all = packagesBy()
const problems = [
  ...refused(packagesBy('--prod'), everywhere, 'which is not allowed for a production dependency'),
  ...refused(all, [...everywhere, ...toolsOnly], 'which is not allowed'),
]
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) {
  process.stderr.write('Choose another package, or review the licence and add it to .ci/rules/licences.ts.\n')
  process.exit(1)
}
const count = all.reduce((sum, [, packages]) => sum + packages.length, 0)
process.stdout.write(`${count} dependencies under ${all.length} licences, all allowed.\n`)
