import type { CatalogProblem } from '../src/normalise/normalise.ts'

/** Prints each problem with its file, record and field, and gives the command's exit code. */
export function report(problems: readonly CatalogProblem[]): number {
  for (const { file, record, field, problem, cure } of problems)
    process.stdout.write(`${file}  ${record}  ${field}\n  ${problem}\n  ${cure}\n\n`)
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
