/** In the order in which they must be looked for: most browsers also call themselves another. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Line/', 'LINE'],
  ['FBAN', 'Facebook'],
  ['CriOS', 'Chrome'],
  ['FxiOS', 'Firefox'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** `Chrome, Android`: enough to recognise one's own devices by; empty for one that says nothing. */
export function describeDevice(userAgent: string): string {
  const find = (table: readonly (readonly [string, string])[]) =>
    table.find(([mark]) => userAgent.includes(mark))?.[1];
  const named = [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined);
  return named.length > 0 ? named.join(', ') : userAgent.slice(0, 40);
}
