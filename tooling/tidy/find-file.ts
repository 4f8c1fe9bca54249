/** The file that an import leads to. By a package's name it leaves out how the file's name ends. */
export function findFile(
  paths: { has(path: string): boolean },
  target: string | undefined,
): string | undefined {
  if (!target) return undefined;
  return [target, `${target}.ts`, `${target}.tsx`].find((path) => paths.has(path));
}
