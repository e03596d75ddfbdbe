import { run } from 'axe-core'

/** What a screen-reader or low-vision visitor would stumble over inside `root`, one line each. */
export async function findAccessibilityProblems(root: Element): Promise<string[]> {
  const { violations } = await run(root, { rules: { region: { enabled: false } } })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  )
}
