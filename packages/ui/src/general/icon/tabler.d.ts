// Tabler publishes types only for all 6,000 icons in one file; the modules of single icons have none.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const outline: (
    props: Omit<import('react').ComponentProps<'svg'>, 'stroke'> & { size?: string },
  ) => import('react').ReactNode
  export default outline
}
