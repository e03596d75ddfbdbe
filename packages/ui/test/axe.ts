import { run } from 'axe-core'

/** What a screen-reader or low-vision visitor would stumble over inside `root`, one line each. */
export async function findAccessibilityProblems(root: Element): Promise<string[]> {
  await finishTransitions()
  const { violations } = await run(root, { rules: { region: { enabled: false } } })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  )
}

/** Axe reads the contrast of the frame that it meets: a panel that is still fading in fails it. */
async function finishTransitions(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
}
