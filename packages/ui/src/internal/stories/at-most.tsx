import type { Decorator } from '@storybook/react-vite'

/** Keeps a component in its story as narrow as it is on a page. */
export const atMost = (width: string, dir?: 'rtl'): Decorator[] => [
  (Story) => (
    <div dir={dir} style={{ maxInlineSize: width }}>
      {Story()}
    </div>
  ),
]
