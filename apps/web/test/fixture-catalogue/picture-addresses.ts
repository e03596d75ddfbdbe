const poster = (sky: string, sea: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1200"><path fill="${sky}" d="M0 0h1920v700H0z"/><path fill="${sea}" d="M0 700h1920v500H0z"/></svg>`,
  )}`

/** Pictures as an owner may keep them: whole in their address, in one size. */
export const pictureAddresses: readonly string[] = [
  poster('#f3c98b', '#1f6f78'),
  poster('#b9d7ea', '#31708e'),
  poster('#e8a598', '#274c5e'),
]
