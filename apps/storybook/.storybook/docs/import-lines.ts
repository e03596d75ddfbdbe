/** The import lines on a component's docs page; CI compiles them against the packed package. */
export function importLines(entry: string, names: readonly string[]): string {
  const named = `import { ${names.join(', ')} } from '@susegad/ui/${entry}'`
  const wrapped = `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '@susegad/ui/${entry}'`
  return `${named.length > 80 ? wrapped : named}\n`
}

/** The entry of a story file: `button` for `packages/ui/src/general/button/button.stories.tsx`, none for patterns and pages. */
export function entryOf(storiesFile: string): string | undefined {
  return /packages\/ui\/src\/\w+\/([^/]+)\/[^/]+\.stories\.tsx$/.exec(storiesFile)?.[1]
}
