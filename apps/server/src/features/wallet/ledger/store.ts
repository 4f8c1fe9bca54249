import type { LimitKind, LimitPeriod } from '@maneki/contract/safety/limits';
import { PLAYING_PAUSE_SECONDS_MAX } from '@maneki/contract/safety/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { HouseAccount, Movement, WalletName } from '../movement.ts';
import { writeMovement } from './write-movement.ts';

/**
 * A player's limits as columns of the rows that ask for money: `stake_day`, `loss_week` and so on.
 * Whoever composes a statement joins them in; null is no limit.
 */
export type CapColumn = `${Lowercase<LimitKind>}_${Lowercase<LimitPeriod>}`;

const PERIODS = ['day', 'week', 'month'] as const;

/** The columns of a movement on its way into the database, as `json_to_recordset` reads them. */
export const movementColumns = sql`
  position int, member_id uuid, wallet text, currency text, source text, key text,
  fingerprint text, kind text, house text, is_out boolean, amount bigint, back bigint,
  staked bigint, lost bigint, deposited bigint, is_guarded boolean, ref_type text, ref_id text,
  remark text, author text, at timestamptz, day date, week date, month date,
  counted_day date, counted_week date, counted_month date`;

/**
 * The parts of a statement that move money: `moved` has the rows that got what they asked for, `written`
 * says so in the ledger. The rows come from a part before them, named by the caller, with all
 * `movementColumns`, at most one for each account; with caps it has those columns too. What else the
 * caller writes in the same statement it takes from `moved`, so that money and meaning stand or fall
 * together.
 *
 * `back` is money that returns in the same step, as a bet that is decided at once pays: it needs to be
 * there neither before nor after, and gets a transfer of its own.
 *
 * Caps are looked at afterwards, in what the counters have become: one that was passed fails the
 * statement by a division by zero (`isUnsure`), and with it everything that the statement did.
 */
export function movedFrom(
  rows: string,
  { hasCaps, isFenced = false }: { readonly hasCaps: boolean; readonly isFenced?: boolean },
): RawBuilder<unknown> {
  const fence = isFenced ? sql` and a.fence = r.fence` : sql``;
  return sql`
    taken as (
      update wallet_accounts as a
         set available = a.available + case when r.is_out then -r.amount else r.amount end
                         + coalesce(r.back, 0),
             seq = a.seq + case when r.back is null then 1 else 2 end,
             moved_at = greatest(a.moved_at, r.at),
             ${sql.join(PERIODS.flatMap(setWindow))},
             staked_at = ${playedUntil}
        from ${sql.ref(rows)} as r
       where a.member_id = r.member_id and a.code = r.wallet and a.currency = r.currency
         and (not r.is_out or a.available >= r.amount)
         and (a.debt = 0 or (r.is_out and r.back is null))
         and (not r.is_guarded or (a.closed_at is null
              and (a.blocked_until is null or a.blocked_until <= r.at)))${fence}
   returning r.position, a.available, a.held, a.seq as last_seq, a.moved_at, a.merchant_code
             ${hasCaps ? sql`, ${countedColumns}` : sql``}
    ),
    moved as materialized (
      select r.*, t.available, t.held, t.last_seq, t.moved_at, t.merchant_code
        from taken as t join ${sql.ref(rows)} as r on r.position = t.position
       ${hasCaps ? sql`where 1 / (${capsHold()})::int = 1` : sql``}
    ),
    written as (
      insert into wallet_transfers
        (member_id, source, key, fingerprint, outcome, kind, wallet, debit, credit, amount,
         merchant_code, currency, seq, balance_after, ref_type, ref_id, remark, author, at)
      select member_id, source, key, fingerprint, 'DONE', kind, wallet,
             case when is_out then wallet else house end,
             case when is_out then house else wallet end,
             amount, merchant_code, currency,
             case when back is null then last_seq else last_seq - 1 end,
             available + held - coalesce(back, 0), ref_type, ref_id, remark, author, moved_at
        from moved
       union all
      select member_id, source, key || '#back', fingerprint, 'DONE', 'PAYOUT', wallet, house, wallet,
             back, merchant_code, currency, last_seq, available + held, ref_type, ref_id, null, null,
             moved_at
        from moved where back is not null
    )`;
}

/** What a window has counted so far: nothing, once a later one has begun. Windows never run back. */
const carried = (counter: string, period: string) =>
  sql`case when ${sql.ref(`a.${period}`)} >= ${sql.ref(`r.${period}`)}
           then ${sql.ref(`a.${counter}_${period}`)} else 0 end`;

const isPlayingOn = sql`
  r.staked > 0 and a.staked_at < r.at
  and r.at - a.staked_at <= make_interval(secs => ${sql.lit(PLAYING_PAUSE_SECONDS_MAX)})`;

const playedSeconds = sql`
  case when ${isPlayingOn} then floor(extract(epoch from r.at - a.staked_at))::bigint else 0 end`;

/** What was less than a second is left for the next stake: quick play is play as well. */
const playedUntil = sql`
  case when ${isPlayingOn} then a.staked_at + make_interval(secs => ${playedSeconds})
       when r.staked > 0 then r.at else a.staked_at end`;

function setWindow(period: (typeof PERIODS)[number]): RawBuilder<unknown>[] {
  const latest = sql`greatest(${sql.ref(`a.${period}`)}, ${sql.ref(`r.${period}`)})`;
  // A stake always counts; one that comes back only where it was counted.
  const staked = sql`case when r.staked > 0 or ${sql.ref(`r.counted_${period}`)} = ${latest}
                          then r.staked else 0 end`;
  const set = (counter: string, more: RawBuilder<unknown>) =>
    sql`${sql.ref(`${counter}_${period}`)} = ${carried(counter, period)} + ${more}`;
  return [
    sql`${sql.ref(period)} = ${latest}`,
    set('staked', staked),
    set('lost', sql`r.lost`),
    set('deposited', sql`r.deposited`),
    set('played', playedSeconds),
  ];
}

/** What has been counted, the movement itself included. */
const countedColumns = sql.join(
  ['staked', 'lost', 'deposited', 'played'].flatMap((counter) =>
    PERIODS.map((period) => sql.ref(`a.${counter}_${period}`)),
  ),
);

function capsHold(): RawBuilder<unknown> {
  const within = (counter: string, cap: string, more = sql`0`) =>
    PERIODS.map((period) => {
      const column = sql.ref(`r.${cap}_${period}`);
      return sql`(${column} is null or ${sql.ref(`t.${counter}_${period}`)} + ${more} <= ${column})`;
    });
  const all = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);
  const staking = [
    ...within('staked', 'stake'),
    // What is at stake may be lost, whatever comes back.
    ...within('lost', 'loss', sql`coalesce(r.back, 0)`),
    ...within('played', 'session'),
  ];
  return sql`(r.staked <= 0 or (${all(staking)}))
    and (r.deposited <= 0 or (${all(within('deposited', 'deposit'))}))`;
}

/** The error of a statement that undid itself: a cap was passed, or money did not follow its meaning. */
export const isUnsure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '22012';

export type MovedRow = {
  readonly position: number;
  readonly available: bigint;
  readonly last_seq: bigint;
  readonly merchant_code: string;
};

/** Moves what can be moved and answers with those; the others are missing from the answer. */
export async function moveAll(tx: Tx, movements: readonly Movement[]): Promise<MovedRow[]> {
  const rows = JSON.stringify(movements.map((movement, index) => writeMovement(movement, index)));
  const { rows: moved } = await sql<MovedRow>`/* wallet.move */
    with asked as materialized (
      select * from json_to_recordset(${rows}::json) as asked(${movementColumns})
    ), ${movedFrom('asked', { hasCaps: false })}
    select position, available, last_seq, merchant_code from moved`.execute(tx);
  return moved;
}

export type StoredTransfer = {
  readonly fingerprint: string;
  readonly outcome: 'DONE' | 'REFUSED' | 'CANCELLED';
  readonly refusal: string | null;
  readonly kind: string;
  readonly wallet: WalletName | null;
  readonly amount: bigint;
  readonly seq: bigint | null;
  readonly remark: string | null;
  readonly ref_id: string | null;
};

export type TransferName = Pick<Movement, 'memberId' | 'source' | 'key'>;

/** What stands under a name already: a transfer, a refusal, or that it will never be. */
export async function findStored(tx: Tx, name: TransferName): Promise<StoredTransfer | undefined> {
  const row = await tx
    .selectFrom('wallet_transfers')
    .select([
      'fingerprint',
      'outcome',
      'refusal',
      'kind',
      'wallet',
      'amount',
      'seq',
      'remark',
      'ref_id',
    ])
    .where('member_id', '=', name.memberId)
    .where('source', '=', name.source)
    .where('key', '=', name.key)
    .executeTakeFirst();
  return row as StoredTransfer | undefined;
}

/** What a transfer is about, whether or not it moves a member's money. */
export type Subject = Omit<Movement, 'counting' | 'windows' | 'isGuarded'>;

/** Keeps money from moving under this name, ever. Answers whether nothing stood there before. */
export async function storeRefusal(
  tx: Tx,
  movement: Subject,
  refused: {
    readonly outcome: 'REFUSED' | 'CANCELLED';
    readonly refusal: string | null;
    readonly merchantCode: string;
  },
): Promise<boolean> {
  const isOut = movement.direction === 'OUT';
  const { rows } = await sql`
    insert into wallet_transfers
      (member_id, source, key, fingerprint, outcome, refusal, kind, wallet, debit, credit, amount,
       merchant_code, currency, ref_type, ref_id, at)
    values (${movement.memberId}, ${movement.source}, ${movement.key}, ${movement.fingerprint},
            ${refused.outcome}, ${refused.refusal}, ${movement.kind}, ${movement.wallet},
            ${isOut ? movement.wallet : movement.house}, ${isOut ? movement.house : movement.wallet},
            ${movement.amount}, ${refused.merchantCode}, ${movement.currency},
            ${movement.reference?.type ?? null}, ${movement.reference?.id ?? null}, ${movement.at})
    on conflict do nothing returning key`.execute(tx);
  return rows.length > 0;
}

/**
 * Writes a transfer between two accounts of the house, under a member's name because it is about one.
 * A name that is taken throws: whoever asks has looked before.
 */
export async function insertHouseTransfer(
  tx: Tx,
  subject: Omit<Subject, 'wallet' | 'house' | 'direction'>,
  transfer: {
    readonly from: HouseAccount;
    readonly to: HouseAccount;
    readonly merchantCode: string;
    /** A number that shall never move money has no effect, and stands in the way of all others. */
    readonly isCancelled?: boolean;
  },
): Promise<void> {
  await sql`
    insert into wallet_transfers
      (member_id, source, key, fingerprint, outcome, kind, debit, credit, amount, merchant_code,
       currency, ref_type, ref_id, remark, at)
    values (${subject.memberId}, ${subject.source}, ${subject.key}, ${subject.fingerprint},
            ${transfer.isCancelled ? 'CANCELLED' : 'DONE'}, ${subject.kind}, ${transfer.from},
            ${transfer.to}, ${subject.amount}, ${transfer.merchantCode}, ${subject.currency},
            ${subject.reference?.type ?? null}, ${subject.reference?.id ?? null},
            ${subject.remark ?? null}, ${subject.at})`.execute(tx);
}
