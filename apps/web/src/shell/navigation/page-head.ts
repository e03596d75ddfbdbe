/** Tags that belong to one page; the build marks them. */
const marked = 'head > [data-page]'

/** After a link was followed: takes the new page's description, addresses and structured data from its own HTML. */
export async function renewHead(path: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(path, { signal, headers: { accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const title = document.title
  for (const tag of document.querySelectorAll(marked)) if (tag.localName !== 'title') tag.remove()
  for (const tag of page.querySelectorAll(marked)) if (tag.localName !== 'title') document.head.append(tag)
  document.title = title
}
