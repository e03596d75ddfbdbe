/** Runs `act` once the page has loaded and the browser has nothing better to do. Returns how to call it off. */
export function whenIdle(act: () => void): () => void {
  const calledOff = new AbortController()
  const wait = () => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return void setTimeout(run, 200)
    requestIdleCallback(run, { timeout: 1000 })
  }
  const run = () => {
    if (!calledOff.signal.aborted) act()
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true, signal: calledOff.signal })
  return () => calledOff.abort()
}
