/** What Vite writes down of its build: for each source its file, and whose files that imports. */
export type BuiltFiles = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

/** Everything that a page's code consists of, by the address under which a browser finds it. */
export function filesOfPage(built: BuiltFiles, source: string): readonly string[] {
  // Pages are named as `pages.ts` imports them, files by where they are in the package.
  const name = new URL(source, 'file:///src/app/').pathname.slice(1);
  const found = new Set<string>();
  const add = (key: string) => {
    if (found.has(key) || !built[key]) return;
    found.add(key);
    for (const imported of built[key].imports ?? []) add(imported);
  };
  add(name);
  return [...found].map((key) => `/m/${built[key]?.file}`);
}
