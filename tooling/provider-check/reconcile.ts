import { compareCode } from './compare.ts';
import { Deviation } from './deviation.ts';
import type { Books } from './model/books.ts';
import { type Entry, listEntries, writeEntry } from './model/list-entries.ts';
import { writeBody } from './model/round-call.ts';
import { sendMessage } from './send-message.ts';
import type { Tally } from './tally.ts';
import type { Wire } from './wire.ts';

const HOUR_MS = 3_600_000;
const SHOWN_MAX = 5;

/** Asks for all transactions of the run and compares them with the model's; answers how many. */
export async function reconcile(
  services: { readonly wire: Wire; readonly tally: Tally },
  run: { readonly books: readonly Books[]; readonly from: number; readonly to: number },
): Promise<number> {
  const players = new Set(run.books.map(({ seat }) => seat.playerId));
  const missing = new Set(run.books.flatMap(listEntries));
  const expected = missing.size;
  const surplus: string[] = [];
  for (let from = run.from; from < run.to; from += HOUR_MS) {
    const span = { from: iso(from), to: iso(Math.min(from + HOUR_MS, run.to)) };
    for await (const entry of listTransactions(services, span)) {
      if (!players.has(entry.playerId)) continue;
      const line = writeEntry(entry);
      if (!missing.delete(line)) surplus.push(line);
    }
  }
  if (missing.size + surplus.length === 0) return expected;
  const show = (lines: readonly string[]) =>
    lines.slice(0, SHOWN_MAX).map((line) => `\n    ${line}`);
  throw new Deviation(
    [
      `reconcile: ${expected} transactions expected`,
      `  ${missing.size} are missing:${show([...missing]).join('')}`,
      `  ${surplus.length} should not be there:${show(surplus).join('')}`,
    ].join('\n'),
  );
}

async function* listTransactions(
  services: Parameters<typeof reconcile>[0],
  span: { readonly from: string; readonly to: string },
): AsyncGenerator<Entry> {
  let cursor: string | undefined;
  do {
    const body = writeBody({ ...span, cursor });
    const asked = { name: 'reconcile', body, refusal: 'OK', isSigned: true } as const;
    const { reply } = await sendMessage(services, asked);
    const differences = compareCode('OK', reply!, asked);
    if (differences.length > 0) throw new Deviation(`reconcile ${body}: ${differences.join('; ')}`);
    yield* reply!.body.transactions as Entry[];
    cursor = (reply!.body.next as string | null) ?? undefined;
  } while (cursor !== undefined);
}

const iso = (time: number) => new Date(time).toISOString();
