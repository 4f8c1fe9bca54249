import { judge, type Row, writeFigure, writeTarget } from './row.ts';

const HEADINGS = ['what', 'figure', 'target', ''] as const;

/** The rows as a person reads them: one line each, in columns, figures to the right. */
export function writeTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [row.what, writeFigure(row), writeTarget(row), judge(row)]);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...cells.map((line) => line[column]!.length)),
  );
  const write = (line: readonly string[]) =>
    line
      .map((cell, column) =>
        column === 1 ? cell.padStart(widths[1]!) : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width));
  return [HEADINGS, rule, ...cells].map(write).join('\n');
}
