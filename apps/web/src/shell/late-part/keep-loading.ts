const AGAIN = 10_000

/** Loads a script that nobody asks for by a press, again and again until it is there. */
export const keepLoading = <Script>(load: () => Promise<Script>): Promise<Script> =>
  load().catch(() => new Promise((again) => setTimeout(again, AGAIN)).then(() => keepLoading(load)))
