import { ChatRefusal } from '../features/whatsapp/chat-refusal.ts'
import { whatsAppApi } from '../features/whatsapp/whatsapp-api.ts'
import type { Config } from '../settings/config.ts'
import { bad, type Finding, good } from './finding.ts'

/** Asks the API about the number, as the service would use it. */
export async function examineWhatsApp({ whatsApp }: Pick<Config, 'whatsApp'>): Promise<Finding[]> {
  if (!whatsApp) return []
  const { host } = new URL(whatsApp.api)
  try {
    await whatsAppApi(whatsApp).ready()
    return [good(`${host} knows the number and the token`)]
  } catch (error) {
    if (!(error instanceof ChatRefusal)) throw error
    const text = error.isTemporary ? `${host} can’t be reached` : `${host} refuses: ${error.message}`
    return [bad(text.replace(/\.$/, ''), 'Check WHATSAPP_TOKEN and WHATSAPP_PHONE_NUMBER_ID')]
  }
}
