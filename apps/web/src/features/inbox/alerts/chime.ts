const notes = [
  { frequency: 660, at: 0 },
  { frequency: 880, at: 0.14 },
]
const LASTS = 1500

let context: AudioContext | undefined
let rests: NodeJS.Timeout | undefined

/** Autoplay policy: browsers need a user gesture before sound, and Safari an AudioContext resumed during one. */
export function unlockChime(): () => void {
  const gestures = ['click', 'keydown']
  const lock = () => {
    for (const gesture of gestures) window.removeEventListener(gesture, unlock, true)
  }
  const unlock = () => {
    lock()
    void wake()
  }
  for (const gesture of gestures) window.addEventListener(gesture, unlock, true)
  return lock
}

async function wake(): Promise<AudioContext> {
  context ??= new AudioContext()
  clearTimeout(rests)
  // A running AudioContext keeps the audio hardware awake.
  rests = setTimeout(() => void context?.suspend(), LASTS)
  await context.resume()
  return context
}

/** Two soft notes. */
export async function chime(): Promise<void> {
  // Resuming waits for a user gesture; skip a chime that would be minutes late.
  const wanted = performance.now()
  const audio = await wake()
  if (performance.now() - wanted > LASTS) return
  for (const { frequency, at } of notes) {
    const start = audio.currentTime + at
    const tone = new OscillatorNode(audio, { frequency })
    const volume = new GainNode(audio, { gain: 0 })
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + 0.5)
  }
}
