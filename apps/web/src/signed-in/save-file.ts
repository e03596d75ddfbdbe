/** Downloads data as a file. */
export function saveBlob(name: string, data: Blob): void {
  const address = URL.createObjectURL(data)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the blob after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Downloads data as formatted JSON. */
export const saveJson = (name: string, data: unknown): void =>
  saveBlob(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))

/** Downloads what the service streams, because a plain link would send no token. */
export const saveStream = async (name: string, type: string, stream: ReadableStream): Promise<void> =>
  saveBlob(name, await new Response(stream, { headers: { 'content-type': type } }).blob())
