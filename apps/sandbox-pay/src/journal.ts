import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Collection } from './collection.ts';
import type { SandboxPayout } from './payout.ts';

/** What the sandbox knows of one order; a later entry takes the place of an earlier one. */
export type Entry =
  | { readonly kind: 'collection'; readonly item: Collection }
  | { readonly kind: 'payout'; readonly item: SandboxPayout };

/** Where entries outlast the process. */
export type Journal = { read(): Entry[]; write(entry: Entry): void };

/** For whoever forgets everything with the process. */
export const NO_JOURNAL: Journal = { read: () => [], write: () => {} };

/**
 * Keeps entries in a file, one line each, written before anybody is answered: what was paid once is known to be paid
 * after a restart. Reading it leaves only the latest of each in it.
 */
export function openJournal(path: string): Journal {
  return {
    read() {
      mkdirSync(dirname(path), { recursive: true });
      const latest = new Map<string, Entry>();
      for (const line of readLines(path)) {
        const entry = parseEntry(line);
        if (entry) latest.set(`${entry.kind} ${entry.item.orderNo}`, entry);
      }
      const entries = [...latest.values()];
      // Written apart and put in its place: a process that dies here leaves the old file whole.
      writeFileSync(`${path}.new`, entries.map(writeLine).join(''), { mode: 0o600 });
      renameSync(`${path}.new`, path);
      return entries;
    },
    write: (entry) => appendFileSync(path, writeLine(entry)),
  };
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const writeLine = (entry: Entry): string =>
  `${JSON.stringify(entry, (_, value) => (typeof value === 'bigint' ? String(value) : value))}\n`;

/** Undefined for what is no entry: a process may have died in the middle of its last line. */
function parseEntry(line: string): Entry | undefined {
  try {
    const { kind, item } = JSON.parse(line) as Entry;
    const amountMinor = BigInt(item.amountMinor);
    if (kind === 'payout')
      return { kind, item: { ...item, amountMinor, askedAt: new Date(item.askedAt) } };
    const told = item.told.map(({ at, ...rest }) => ({ ...rest, at: new Date(at) }));
    const quoteUntil = new Date(item.quoteUntil);
    return { kind, item: { ...item, amountMinor, told, quoteUntil } };
  } catch {
    return undefined;
  }
}
