/** What Vite writes down of its build: for each source its file, and whose files that imports. */
export type BuiltFiles = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

/** What every page is opened with, named as screens are. */
const FRAME = 'entry.client.tsx';

/** Everything that the frame's and a page's code consist of, by the address under which a browser finds it. */
export function filesOfPage(built: BuiltFiles, screen: string): readonly string[] {
  const found = new Set<string>();
  const add = (key: string) => {
    if (found.has(key) || !built[key]) return;
    found.add(key);
    for (const imported of built[key].imports ?? []) add(imported);
  };
  for (const name of [FRAME, screen]) add(`src/${name}`);
  return [...found].map((key) => `/m/${built[key]?.file}`);
}

/** The scripts that start a page: its own entry, and what reloads it while it is developed. */
export const startOfPage = (built: BuiltFiles | undefined): readonly string[] =>
  built ? [`/m/${built[`src/${FRAME}`]?.file}`] : ['/m/@vite/client', `/m/src/${FRAME}`];
