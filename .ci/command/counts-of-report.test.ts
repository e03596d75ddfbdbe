import { expect, test } from 'vitest'
import { countsOf } from './counts-of-report.ts'

test('a flaky journey counts as failed, and is reported with its error and attachments', () => {
  const { passed, failed, skipped, failures } = countsOf({
    stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 2 },
    suites: [
      {
        file: 'e2e/desk.spec.ts',
        suites: [
          {
            file: 'e2e/desk.spec.ts',
            specs: [
              { title: 'passes', tests: [{ projectName: 'phone', status: 'expected', results: [{}] }] },
              {
                title: 'Undo brings it back',
                tests: [
                  {
                    projectName: 'desktop',
                    status: 'flaky',
                    results: [
                      {
                        error: { message: '\u001b[31mError: not visible\u001b[39m' },
                        attachments: [{ name: 'trace', path: 'test-results/undo/trace.zip' }],
                      },
                      {},
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  })
  expect({ passed, failed, skipped }).toEqual({ passed: 3, failed: 1, skipped: 2 })
  expect(failures).toHaveLength(1)
  expect(failures[0]).toMatch(/desk\.spec\.ts \(desktop\): Undo brings it back\n {4}FLAKY/)
  expect(failures[0]).toContain('\n    Error: not visible')
  expect(failures[0]).toContain('trace: test-results/undo/trace.zip')
})

test('skipped and todo tests of Vitest count as skipped', () => {
  const counts = countsOf({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: 'price.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'groups', failureMessages: [] },
          { status: 'failed', fullName: 'rounds', failureMessages: ['expected 1 to be 2'] },
        ],
      },
    ],
  })
  expect(counts).toEqual({
    passed: 5,
    failed: 1,
    skipped: 3,
    failures: ['price.test.ts: rounds\n    expected 1 to be 2'],
  })
})
