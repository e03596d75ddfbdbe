/** One line to the person who called the command. */
export function report(text: string): void {
  process.stdout.write(`${text}\n`)
}
