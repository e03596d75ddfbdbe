/** Finds an element again even where its part was drawn anew: the same kind of element at the same place. */
export function sameElement<Kind extends Element>(element: Kind, part: HTMLElement): () => Kind | undefined {
  const { localName } = element
  const place = [...part.querySelectorAll(localName)].indexOf(element)
  return () => (element.isConnected ? element : (part.querySelectorAll(localName)[place] as Kind | undefined))
}
