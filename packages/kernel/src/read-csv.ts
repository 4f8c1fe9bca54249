import { done, type Outcome, refused } from './outcome.ts';

/** A record of a CSV text, with the line that it begins on, counted from 1. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

/** Quotes that are not closed, or that stand where none may. */
export type CsvProblem = { readonly code: 'quotes_wrong'; readonly line: number };

/** What one step of the reader takes: a quoted or a plain cell, and what ends it. */
const CELL = /"((?:[^"]|"")*)"(?=,|\r?\n|$)|([^",\r\n]*)(?=,|\r?\n|$)/y;

/**
 * Reads CSV as RFC 4180 writes it: commas, quotes that are doubled inside quotes, line ends of either
 * kind. A mark of the encoding at the beginning and empty lines are passed over, as spreadsheets write them.
 */
export function readCsv(text: string): Outcome<readonly CsvRecord[], CsvProblem> {
  const records: CsvRecord[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  let line = 1;
  let begun = line;
  let cells: string[] = [];
  while (at <= text.length) {
    CELL.lastIndex = at;
    const match = CELL.exec(text);
    if (!match) return refused({ code: 'quotes_wrong', line });
    const [whole, quoted, plain = ''] = match;
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += whole.split('\n').length - 1;
    at += whole.length;
    if (text[at] === ',') {
      at += 1;
      continue;
    }
    const isEmpty = cells.length === 1 && cells[0]!.trim() === '';
    if (!isEmpty) records.push({ line: begun, cells });
    if (at >= text.length) break;
    at += text[at] === '\r' ? 2 : 1;
    line += 1;
    begun = line;
    cells = [];
  }
  return done(records);
}
