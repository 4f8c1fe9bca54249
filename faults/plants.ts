import { CURRENCY, playerOf } from '../bench/players.ts';

/** A fault in the books: how it comes about, how it is undone, and which invariant must find it. */
export type Plant = {
  readonly what: string;
  readonly spoil: readonly string[];
  readonly mend: readonly string[];
  readonly found: string;
};

const MEMBER = playerOf(1).playerId;
const BET = `member_id = '${MEMBER}' and seq = 2`;

/** A change of one row, and the same backwards. */
const change = (
  what: string,
  found: string,
  { table, where, set, back }: { table: string; where: string; set: string; back: string },
): Plant => ({
  what,
  found,
  spoil: [`update ${table} set ${set} where ${where}`],
  mend: [`update ${table} set ${back} where ${where}`],
});

const ofAccount = (what: string, found: string, set: string, back: string): Plant =>
  change(what, found, { table: 'wallet_accounts', where: `member_id = '${MEMBER}'`, set, back });

const ofTransfer = (what: string, found: string, set: string, back: string): Plant =>
  change(what, found, {
    table: 'wallet_transfers',
    where: `member_id = '${MEMBER}' and source like 'stranger-%' and key =
              (select key from planted_name)`,
    set,
    back,
  });

const ofTicket = (what: string, found: string, set: string, back: string): Plant =>
  change(what, found, { table: 'play_tickets', where: BET, set, back });

const removed = (what: string, found: string, table: string): Plant => ({
  what,
  found,
  spoil: [
    `create table planted_row as select * from ${table} where ${BET}`,
    `delete from ${table} where ${BET}`,
  ],
  mend: [`insert into ${table} select * from planted_row`, 'drop table planted_row'],
});

/** Remembers which transfer is spoilt, because some faults change what it is found by. */
const named = (plant: Plant): Plant => ({
  ...plant,
  spoil: [
    `create table planted_name as select key from wallet_transfers where ${BET}`,
    ...plant.spoil,
  ],
  mend: [...plant.mend, 'drop table planted_name'],
});

export const PLANTS: readonly Plant[] = [
  ofAccount(
    'money from nowhere',
    'wallet.chain',
    'available = available + 1',
    'available = available - 1',
  ),
  ofAccount(
    'an account below zero',
    'wallet.nothing-negative',
    'available = -available',
    'available = -available',
  ),
  ofAccount('a number without a transfer', 'wallet.chain', 'seq = seq + 1', 'seq = seq - 1'),
  ofAccount(
    'money held for nobody',
    'wallet.holds-and-debts',
    'available = available - 5, held = 5',
    'available = available + 5, held = 0',
  ),
  ofAccount('a debt of nothing', 'wallet.holds-and-debts', 'debt = 5', 'debt = 0'),
  ofAccount(
    'an account of another currency',
    'wallet.money-apart',
    "currency = 'USD'",
    `currency = '${CURRENCY}'`,
  ),
  ...[
    ofTransfer('another amount', 'wallet.chain', 'amount = amount + 1', 'amount = amount - 1'),
    ofTransfer(
      'a balance that does not carry on',
      'wallet.chain',
      'balance_after = balance_after - 1',
      'balance_after = balance_after + 1',
    ),
    ofTransfer('a number that is there twice', 'wallet.chain', 'seq = 3', 'seq = 2'),
    ofTransfer(
      'time that runs back',
      'wallet.chain',
      "at = at - interval '1 hour'",
      "at = at + interval '1 hour'",
    ),
    ofTransfer(
      'an outcome that is none',
      'wallet.two-sides',
      "outcome = 'MAYBE'",
      "outcome = 'DONE'",
    ),
    ofTransfer(
      'a refusal that took money',
      'wallet.two-sides',
      "refusal = 'wallet.limit_reached'",
      'refusal = null',
    ),
    ofTransfer(
      'a side without a name',
      'wallet.two-sides',
      "credit = ''",
      "credit = 'HOUSE_GAMES'",
    ),
    ofTransfer(
      'an amount below zero',
      'wallet.nothing-negative',
      'amount = -amount',
      'amount = -amount',
    ),
    ofTransfer(
      'a transfer of another currency',
      'wallet.money-apart',
      "currency = 'USD'",
      `currency = '${CURRENCY}'`,
    ),
    ofTransfer(
      'a transfer of another merchant',
      'wallet.money-apart',
      "merchant_code = 'elsewhere'",
      "merchant_code = 'maneki'",
    ),
  ].map(named),
  removed('a transfer that is gone', 'wallet.chain', 'wallet_transfers'),
  removed('a ticket that is gone', 'play.stake-has-ticket', 'play_tickets'),
  ofTicket(
    'a ticket of another stake',
    'play.stake-has-ticket',
    'stake = stake + 1',
    'stake = stake - 1',
  ),
  ofTicket('a win that nobody paid', 'play.tickets-equal-money', 'payout = 99', 'payout = 0'),
  {
    what: 'a bet that its round has forgotten',
    found: 'play.open-bets-have-rounds',
    spoil: [
      `insert into play_rounds (member_id, provider_code, round_id, status, stake, payout, closed_at)
       select member_id, provider_code, round_id, 'CLOSED', stake, 0, now()
         from play_tickets where ${BET}`,
    ],
    mend: ['delete from play_rounds'],
  },
  ofTicket('a ticket that holds a win of nobody', 'play.held-wins', 'held = 1', 'held = 0'),
  {
    what: 'a house that was summed up wrongly',
    found: 'wallet.zero-sum',
    spoil: [`update wallet_house_balances set balance = balance + 1 where account = 'HOUSE_GAMES'`],
    mend: [`update wallet_house_balances set balance = balance - 1 where account = 'HOUSE_GAMES'`],
  },
  {
    what: 'sums of the house that only agree together',
    found: 'wallet.house-sums',
    spoil: [
      `update wallet_house_balances set balance = balance + 1 where account = 'HOUSE_GAMES'`,
      `update wallet_house_balances set balance = balance - 1 where account = 'HOUSE_PROMO'`,
    ],
    mend: [
      `update wallet_house_balances set balance = balance - 1 where account = 'HOUSE_GAMES'`,
      `update wallet_house_balances set balance = balance + 1 where account = 'HOUSE_PROMO'`,
    ],
  },
  {
    what: 'a roll-up that fails',
    found: 'wallet.rolled-up',
    spoil: [
      `insert into platform_job_runs (name, ended_at, failing_since, error)
       values ('wallet.roll-up', now(), now(), 'planted')
           on conflict (name) do update set failing_since = excluded.failing_since, error = excluded.error`,
    ],
    mend: [
      `update platform_job_runs set failing_since = null, error = null where name = 'wallet.roll-up'`,
    ],
  },
  {
    what: 'a mark of progress that runs ahead',
    found: 'wallet.watermarks',
    spoil: [
      `insert into wallet_watermarks (name, xact, moved_at) values ('planted', 9000000000000000, now())`,
    ],
    mend: [`delete from wallet_watermarks where name = 'planted'`],
  },
];
