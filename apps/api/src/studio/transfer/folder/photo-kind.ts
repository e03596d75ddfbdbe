const starts = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text

/** Whether the content of a file is a supported photo, regardless of its name. */
export const isPhoto = (bytes: Buffer): boolean =>
  starts(bytes, '\xff\xd8\xff') ||
  starts(bytes, '\x89PNG\r\n\x1a\n') ||
  (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) ||
  (starts(bytes, 'ftyp', 4) && /^avi[fs]/.test(bytes.subarray(8, 12).toString('latin1')))

/** The name of a photo in records of the folder; undefined if the file is not a photo. */
export function photoNameOf(path: string): string | undefined {
  const [, name] = /^photos\/([a-z0-9-]+(?:\/[a-z0-9-]+)+)\.(?:jpe?g|png|webp|avif)$/i.exec(path) ?? []
  return name !== undefined && name === name.toLowerCase() ? name : undefined
}
