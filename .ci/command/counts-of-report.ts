import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Each failed test with the first lines of its error, printed at the end of the log. */
  failures: string[]
}

export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  file: string
  specs?: { title: string; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightTest {
  projectName: string
  status: string
  results: {
    error?: { message?: string; snippet?: string }
    attachments?: { name: string; path?: string }[]
  }[]
}

/** Reads the JSON report of Vitest or Playwright. A flaky test counts as failed. */
export function countsOf(report: VitestReport | PlaywrightReport): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return {
      passed: expected,
      failed: unexpected + flaky,
      skipped,
      failures: report.suites.flatMap(failuresOfSuite),
    }
  }
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}${firstLines(failureMessages[0])}`),
  )
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report
  return { passed, failed, skipped: numPendingTests + numTodoTests, failures }
}

function failuresOfSuite({ file, specs = [], suites = [] }: PlaywrightSuite): string[] {
  const failures = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map((test) => `${file} (${test.projectName}): ${title}${whyItFailed(test)}`),
  )
  return [...failures, ...suites.flatMap(failuresOfSuite)]
}

function whyItFailed({ status, results }: PlaywrightTest): string {
  const { error, attachments = [] } = results.find((result) => result.error) ?? {}
  const kept = attachments.flatMap(({ name, path }) => (path ? [`${name}: ${path}`] : []))
  return [
    status === 'flaky' ? '\n    FLAKY: it failed, then passed on a retry' : '',
    firstLines(error?.message),
    firstLines(error?.snippet),
    firstLines(kept.join('\n')),
  ].join('')
}

/** The first lines, indented under the test's name. */
function firstLines(text: string | undefined): string {
  const lines = stripVTControlCharacters(text ?? '').split('\n')
  return lines
    .filter((line) => line.trim())
    .slice(0, 12)
    .map((line) => `\n    ${line}`)
    .join('')
}
