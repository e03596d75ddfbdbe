import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: {
    contract: 'src/contract.ts',
    rules: 'src/contract/rules.ts',
    'quote-total': 'src/contract/enquiry/quote-total.ts',
    'opening-time': 'src/contract/desk/opening-time.ts',
    client: 'src/client.ts',
    queries: 'src/queries.ts',
    mutations: 'src/mutations.ts',
    'submit-enquiry': 'src/submit-enquiry.ts',
    live: 'src/live.ts',
  },
  platform: 'neutral',
  target: 'es2022',
  // The contract's types are inferred from its schemas, which only the compiler itself can write out.
  dts: { generator: 'tsgo' },
  clean: true,
})
