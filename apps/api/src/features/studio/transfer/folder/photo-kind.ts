const starts = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text

/** Whether a file begins as a photo that the studio takes, whatever its name says. */
export const isPhoto = (bytes: Buffer): boolean =>
  starts(bytes, '\xff\xd8\xff') ||
  starts(bytes, '\x89PNG\r\n\x1a\n') ||
  (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) ||
  (starts(bytes, 'ftyp', 4) && /^avi[fs]/.test(bytes.subarray(8, 12).toString('latin1')))

/** The name by which records call a photo of a folder; undefined of a file that is none. */
export function photoNameOf(path: string): string | undefined {
  const [, name] = /^photos\/([a-z0-9-]+(?:\/[a-z0-9-]+)+)\.(?:jpe?g|png|webp|avif)$/i.exec(path) ?? []
  return name !== undefined && name === name.toLowerCase() ? name : undefined
}
