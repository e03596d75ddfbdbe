export const marqueeLabels = {
  pause: 'Pause pictures',
  play: 'Play pictures',
}

export type MarqueeLabels = typeof marqueeLabels
