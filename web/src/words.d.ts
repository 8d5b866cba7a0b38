declare module "words:all" {
  /** By language and part: `en`, `en/the_traitors/table`, `en/the_traitors/rules`. */
  export const catalogues: Record<string, () => Promise<{ default: string }>>;
}
