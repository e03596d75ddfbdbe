import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const encoded = (data: Buffer | string) => Buffer.from(data).toString('base64url')

const PRESENT = 0x01
const VERIFIED = 0x04
const NEW_KEY = 0x40

interface Circumstances {
  origin?: string
  rpId?: string
  /** User verification, such as a fingerprint. @default true */
  verified?: boolean
}

type Options = Record<string, unknown>

/** A software authenticator with one passkey. */
export class Authenticator {
  readonly id = randomBytes(32)
  counter = 0
  userHandle: string | undefined
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  })

  #clientData(type: string, options: Options, { origin = 'http://localhost:4000' }: Circumstances): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge: options.challenge, origin, crossOrigin: false }))
  }

  #authenticatorData(
    { rpId = 'localhost', verified = true }: Circumstances,
    flags = 0,
    rest = Buffer.alloc(0),
  ): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const flag = Buffer.from([PRESENT | (verified ? VERIFIED : 0) | flags])
    return Buffer.concat([sha256(rpId), flag, counter, rest])
  }

  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const point = (label: number, value: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')])
    return Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), point(0x21, x), point(0x22, y)])
  }

  /** The result of `navigator.credentials.create`. */
  create(options: Options, circumstances: Circumstances = {}) {
    this.userHandle = (options.user as { id: string }).id
    const length = Buffer.from([0, this.id.length])
    const made = Buffer.concat([Buffer.alloc(16), length, this.id, this.#coseKey()])
    const data = this.#authenticatorData(circumstances, NEW_KEY, made)
    const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
      Buffer.from([0x58, data.length]),
      data,
    ])
    return {
      id: encoded(this.id),
      rawId: encoded(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: encoded(this.#clientData('webauthn.create', options, circumstances)),
        attestationObject: encoded(attestation),
        transports: ['internal'],
      },
    }
  }

  /** The result of `navigator.credentials.get`. */
  get(options: Options, circumstances: Circumstances = {}) {
    this.counter++
    const clientData = this.#clientData('webauthn.get', options, circumstances)
    const data = this.#authenticatorData(circumstances)
    return {
      id: encoded(this.id),
      rawId: encoded(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: encoded(clientData),
        authenticatorData: encoded(data),
        signature: encoded(sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey)),
        userHandle: this.userHandle,
      },
    }
  }
}
