const RealDate = Date

/** Starts the clock at a fixed time, so that "4 h left" stays the same. Returns a function that undoes it. */
export function startClock(moment: string): () => void {
  const shift = RealDate.parse(moment) - RealDate.now()
  const now = () => RealDate.now() + shift
  globalThis.Date = new Proxy(RealDate, {
    construct: (Target, given, As) => Reflect.construct(Target, given.length > 0 ? given : [now()], As),
    get: (Target, key) => (key === 'now' ? now : Reflect.get(Target, key)),
  })
  return () => {
    globalThis.Date = RealDate
  }
}
