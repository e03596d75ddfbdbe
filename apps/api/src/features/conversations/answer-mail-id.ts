/** The Message-ID of the email that carries an answer; sent again, the email keeps it. */
export const answerMailId = (messageId: string): string => `<answer-${messageId}@susegad>`

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

export const answerNamedIn = (text: string): string | undefined =>
  new RegExp(answerMailId(`(${UUID})`)).exec(text)?.[1]
