import type { BreadcrumbList, FAQPage, ItemList, WithContext } from 'schema-dts'

export interface Crumb {
  label: string
  /** Path; absent on the page itself. */
  path?: string
}

export function breadcrumbData(crumbs: readonly Crumb[], origin: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path ? { item: `${origin}${path}` } : {}),
    })),
  }
}

export interface Listed {
  name: string
  path: string
}

export function itemListData(name: string, items: readonly Listed[], origin: string): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: `${origin}${item.path}`,
    })),
  }
}

export interface Question {
  question: string
  answer: string
}

export function faqData(questions: readonly Question[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
