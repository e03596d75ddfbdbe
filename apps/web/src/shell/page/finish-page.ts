import { dateChatLinks } from '../contact/date-chat-links.ts'
import { showBelow } from './show-below.ts'

/** What a page does by itself once it is up and nothing else is to be done. */
export function finishPage(): void {
  showBelow()
  dateChatLinks(new Date())
}
