/** The page's HTML has the rules that it needs; what its script may draw besides is in the sheets that come with it. */
export async function stylesheetsLoaded(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(sheets.filter(({ sheet }) => !sheet).map(loadedOrFailed))
}

function loadedOrFailed(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true })
  })
}
