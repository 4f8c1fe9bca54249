import type { Database, Tx } from '#platform/database/database';
import {
  addFindings,
  type Findings,
  type Invariant,
  NOTHING_FOUND,
  type Page,
  type Stretch,
  type Verdict,
} from './invariant.ts';
import * as progress from './progress/store.ts';

/** Members that one statement looks at. More would hold up the embedded engine's only connection. */
const PAGE_SIZE = 500;

/** A day without a run must not have to be made up for in one go. */
const STRETCH_MAX = 50_000n;

export type CheckOptions = {
  readonly invariants: readonly Invariant[];
  readonly now: Date;
  /** How many transactions an incremental run goes through before its verified point moves on. */
  readonly stretchMax?: bigint;
  /** Ends an incremental run early; what was verified by then stays so. */
  readonly signal?: AbortSignal;
  /** Hears each verdict of a full run as soon as it is there. */
  readonly onVerdict?: (verdict: Verdict) => void;
};

/** Everything, from scratch: what earlier runs verified counts for nothing. Writes nothing. */
export async function checkFully(
  database: Database,
  { invariants, now, onVerdict }: CheckOptions,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const name of namesOf(invariants)) {
    let found = NOTHING_FOUND;
    for (const invariant of invariants.filter((each) => each.name === name))
      found = addFindings(found, await findFully(database, invariant, now));
    const verdict = { invariant: name, ...found };
    onVerdict?.(verdict);
    verdicts.push(verdict);
  }
  return verdicts;
}

async function findFully(database: Database, invariant: Invariant, now: Date): Promise<Findings> {
  if (invariant.looksAt === 'books') return ask(database, (tx) => invariant.find(tx));
  if (invariant.looksAt === 'transfers')
    return ask(database, (tx) => invariant.find(tx, undefined));
  let found = NOTHING_FOUND;
  for (let after: string | undefined; ; ) {
    const members = await database.statement((tx) =>
      progress.listMembers(tx, { after, limit: PAGE_SIZE }),
    );
    if (members.length === 0) return found;
    const page: Page = { members, isFull: true, now };
    found = addFindings(found, await ask(database, (tx) => invariant.find(tx, page)));
    after = members.at(-1);
  }
}

/**
 * What came since the last verified point. The point moves behind a stretch of transfers only when
 * nothing was found in it or before it: a fault is found again in every run until it is mended, and
 * what comes after it is looked at all the same.
 */
export async function checkNews(database: Database, options: CheckOptions): Promise<Verdict[]> {
  const { invariants, now, signal, stretchMax = STRETCH_MAX } = options;
  // First of all: whoever is looked at from here on is looked at beyond the end of these.
  const news = await database.statement(progress.findNews);
  const found = new Map<string, Findings>();
  const add = (name: string, more: Findings) =>
    found.set(name, addFindings(found.get(name) ?? NOTHING_FOUND, more));

  for (const invariant of invariants) {
    if (invariant.looksAt === 'books' && !invariant.isNightly)
      add(invariant.name, await ask(database, (tx) => invariant.find(tx)));
  }
  const looking = { ...options, checked: new Set<string>(), add };
  const bound = await database.statement(progress.listBound);
  let isWhole = await checkMembers(database, { ...looking, members: bound });
  for (const stretch of stretchesOf(news, stretchMax)) {
    if (signal?.aborted) break;
    const isRight = await checkStretch(database, stretch, looking);
    isWhole &&= isRight;
    if (isWhole) await database.statement((tx) => progress.moveVerified(tx, { ...stretch, now }));
  }
  return namesOf(invariants).map((name) => ({
    invariant: name,
    ...(found.get(name) ?? NOTHING_FOUND),
  }));
}

function stretchesOf({ from, until }: Stretch, length: bigint): Stretch[] {
  const stretches: Stretch[] = [];
  for (let start = from; start < until; start += length) {
    const isLast = start + length >= until;
    stretches.push({ from: start, until: isLast ? until : start + length });
  }
  return stretches;
}

type Looking = CheckOptions & {
  /** Who was looked at in this run already. */
  readonly checked: Set<string>;
  readonly add: (name: string, more: Findings) => void;
};

async function checkStretch(
  database: Database,
  stretch: Stretch,
  looking: Looking,
): Promise<boolean> {
  let isRight = true;
  for (const invariant of looking.invariants) {
    if (invariant.looksAt !== 'transfers') continue;
    const more = await ask(database, (tx) => invariant.find(tx, stretch));
    looking.add(invariant.name, more);
    isRight &&= more.count === 0;
  }
  const members = await database.statement((tx) => progress.listMoved(tx, stretch));
  return (await checkMembers(database, { ...looking, members })) && isRight;
}

async function checkMembers(
  database: Database,
  { members, invariants, checked, add, now }: Looking & { readonly members: readonly string[] },
): Promise<boolean> {
  const left = members.filter((member) => !checked.has(member));
  let isRight = true;
  for (let start = 0; start < left.length; start += PAGE_SIZE) {
    const page: Page = { members: left.slice(start, start + PAGE_SIZE), isFull: false, now };
    for (const invariant of invariants) {
      if (invariant.looksAt !== 'members') continue;
      const more = await ask(database, (tx) => invariant.find(tx, page));
      add(invariant.name, more);
      isRight &&= more.count === 0;
    }
    for (const member of page.members) checked.add(member);
  }
  return isRight;
}

const ask = (database: Database, find: (tx: Tx) => Promise<Findings>): Promise<Findings> =>
  database.transact(async (tx) => {
    await progress.askPlainly(tx);
    return find(tx);
  });

const namesOf = (invariants: readonly Invariant[]): string[] => [
  ...new Set(invariants.map(({ name }) => name)),
];
