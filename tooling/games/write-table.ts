const RULE_MIN = 3;

/** A table of Markdown, laid out as the formatter lays it out: it reads these files too. */
export function writeTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = headings.map((heading, column) =>
    Math.max(RULE_MIN, heading.length, ...rows.map((cells) => cells[column]!.length)),
  );
  const rule = widths.map((width) => '-'.repeat(width));
  return [headings, rule, ...rows]
    .map((cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`)
    .join('\n');
}
