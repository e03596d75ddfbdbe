const notes = [
  { frequency: 660, at: 0 },
  { frequency: 880, at: 0.14 },
]

/** Two soft notes. */
export function chime(): void {
  const context = new AudioContext()
  for (const { frequency, at } of notes) {
    const start = context.currentTime + at
    const tone = new OscillatorNode(context, { frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + 0.5)
  }
  setTimeout(() => void context.close(), 1500)
}
