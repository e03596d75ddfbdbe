import { run } from 'axe-core'

/** Lists the accessibility problems inside `root`, one entry per element. */
export async function findAccessibilityProblems(root: Element): Promise<string[]> {
  await finishTransitions()
  const { violations } = await run(root, {
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  )
}

/** Axe measures contrast on the current frame, so a panel that is still fading in would fail. */
async function finishTransitions(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
}
