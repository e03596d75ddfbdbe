interface LogoArt {
  fronds: readonly string[]
  trunk: string
  wave: string
  sun: { cx: number; cy: number; r: number }
  /** Clips the sea to the inside of the tile's rim, so that the disc stays whole on any background. */
  rim: string
}

/** The mark on a 32 by 32 grid: a blue-and-white tile with a palm, a wave and the sun. */
export const logoArt: LogoArt = {
  fronds: [
    'M13 11.9Q5.4 7.9 2.9 16Q6.9 11.5 13 11.9Z',
    'M13 11.9Q10.7 5.4 4.6 7Q8.9 8.8 13 11.9Z',
    'M12.4 11.8Q10.3 7 12.6 2.9Q14.4 7.2 13.2 11.8Z',
    'M12.6 11.9Q14.1 5.3 20.6 5.8Q16.3 8.2 12.6 11.9Z',
    'M12.6 11.9Q20.1 7.7 23.4 15.4Q18.9 11.3 12.6 11.9Z',
  ],
  trunk: 'M12 11.3Q13.2 18 9.5 25H13.3Q15.7 18.2 13.8 11.1Z',
  wave: 'M0 22.3Q4 19.9 8 22.3T16 22.3 24 22.3 32 22.3V26.3Q28 28.7 24 26.3T16 26.3 8 26.3 0 26.3Z',
  sun: { cx: 20, cy: 15.4, r: 7 },
  rim: 'M16 1.5a14.5 14.5 0 0 1 0 29 14.5 14.5 0 0 1 0-29Z',
}
