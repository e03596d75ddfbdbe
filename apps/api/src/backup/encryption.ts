import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { StartError } from '../settings/config.ts'

type Bytes = AsyncIterable<Uint8Array>

// Node's web stream types differ from the DOM's only in name.
const streamOf = (source: Bytes) => ReadableStream.from(source) as globalThis.ReadableStream<Uint8Array>

/** The first bytes of every age file. */
const MAGIC = 'age-encryption.org/'

export const isEncrypted = (start: Uint8Array): boolean =>
  Buffer.from(start).toString('latin1').startsWith(MAGIC)

async function recipientOf(key: string): Promise<string> {
  try {
    return await identityToRecipient(key)
  } catch {
    throw new StartError(
      'BACKUP_KEY is not a complete age key. Copy it again, or create one: npx -y pnpm run backup --new-key',
    )
  }
}

/** A pipeline stage that encrypts. */
export async function encryption(key: string): Promise<(source: Bytes) => Bytes> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(await recipientOf(key))
  return async function* encrypted(source) {
    yield* await encrypter.encrypt(streamOf(source))
  }
}

/** A pipeline stage that decrypts; the error of a wrong key names `file`. */
export async function decryption(key: string | undefined, file: string): Promise<(source: Bytes) => Bytes> {
  if (key === undefined)
    throw new StartError(`${file} is encrypted. Set BACKUP_KEY to the key that it was written with.`)
  await recipientOf(key)
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  return async function* decrypted(source) {
    const plain = await decrypter.decrypt(streamOf(source)).catch((cause: unknown) => {
      throw new StartError(`${file} was encrypted with a different key than this BACKUP_KEY.`, { cause })
    })
    yield* plain
  }
}
