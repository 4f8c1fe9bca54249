/** A row of a table as RFC 4180 writes it, the end of the line included. */
export const writeCsvRow = (values: readonly unknown[]): string =>
  `${values.map(writeValue).join(',')}\r\n`;

/** What a spreadsheet would take for a formula and run. */
const FORMULA = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

function writeValue(value: unknown): string {
  const text = asText(value);
  const harmless = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
