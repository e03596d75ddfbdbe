import type { CatalogProblem } from '../src/normalise/normalise.ts'

/** Each problem with its file, record and field, and what to do. */
export const problemLines = (problems: readonly CatalogProblem[]): string =>
  problems
    .map(
      ({ file, record, field, problem, cure }) => `${file}  ${record}  ${field}\n  ${problem}\n  ${cure}\n\n`,
    )
    .join('')

/** Prints the problems and returns the exit code. */
export function report(problems: readonly CatalogProblem[]): number {
  process.stdout.write(problemLines(problems))
  process.stdout.write(
    problems.length === 0 ? 'The catalogue is sound.\n' : `${problems.length} to put right.\n`,
  )
  return problems.length === 0 ? 0 : 1
}

/** The file and the public folder of a command's arguments. */
export function filesOf(args: readonly string[]): {
  file: string | undefined
  publicFolder: string | undefined
} {
  const at = args.indexOf('--public')
  const [file] = at === -1 ? args : args.toSpliced(at, 2)
  return { file, publicFolder: at === -1 ? undefined : args[at + 1] }
}
