/** The words of one item in one language: HTML only in `body`. */
export type SeedText = { readonly title: string; readonly text?: string; readonly body?: string };
