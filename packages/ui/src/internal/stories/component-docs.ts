import type * as React from 'react'

/** One use of a component, and the line that says why it is right or wrong. */
export interface Example {
  shown: React.ReactNode
  because: string
}

/** What a component's docs page shows besides its stories and props. */
export interface ComponentDocs {
  /** What is announced, or where the focus goes, when something happens. The tests hold each sentence. */
  announced?: readonly string[]
  /** A right use and a wrong one of the same task, side by side. */
  uses?: readonly { right: Example; wrong: Example }[]
}
