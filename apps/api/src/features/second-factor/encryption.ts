import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export interface Encryption {
  encrypt: (plain: Buffer) => string
  /** Undefined if the text was encrypted with another secret. */
  decrypt: (encrypted: string) => Buffer | undefined
}

/** Encrypts and decrypts with the service's secret. */
export function createEncryption(secret: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'susegad second factor', 32))
  return {
    encrypt: (plain) => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const text = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
    },
    decrypt: (encrypted) => {
      try {
        const bytes = Buffer.from(encrypted, 'base64url')
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
        decipher.setAuthTag(bytes.subarray(12, 28))
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
      } catch {
        return undefined
      }
    },
  }
}
