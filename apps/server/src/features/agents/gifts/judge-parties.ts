import type { GiftReach } from '@maneki/contract/agents/gift';
import type { GiftRefusal } from '@maneki/contract/agents/gift-refusals';
import { displayAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { listParties, type Party } from '#features/identity';
import { listExcluded } from '#features/safety';
import { lockAccounts, type MainWallet } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { provideNodes } from '../tree/provide-nodes.ts';
import type { Layout } from './lay-out.ts';
import {
  findPartyObstacle,
  isEarned,
  isWithin,
  mayReceive,
  minTurnoverOf,
  type PartyObstacle,
  readTurnovers,
} from './parties.ts';

/** Money on its way from one member to others, as far as they are concerned. */
export type Passage = {
  readonly senderId: string;
  readonly merchantCode: string;
  readonly wallet: MainWallet;
  readonly currency: string;
  readonly timezone: string;
  readonly layout: Pick<Layout, 'kind' | 'named' | 'rain'>;
  readonly now: Date;
  /** Whether whoever gets something has an account by now. */
  readonly isOpened: boolean;
};

export type RecipientRefusal = Extract<GiftRefusal, { code: `agents.recipient_${string}` }>;

export type Judged = {
  readonly sender: Party;
  readonly senderObstacle: PartyObstacle | undefined;
  readonly available: bigint;
  readonly recipientRefusal: RecipientRefusal | undefined;
};

/** Looks at sender and recipients while all of their accounts are held, in the one order that accounts are held in. */
export async function judgeParties(
  tx: Tx,
  passage: Passage,
  { reach }: { readonly reach: GiftReach },
): Promise<Judged> {
  const { senderId, wallet, currency, layout, now } = passage;
  const { named } = layout;
  const ids = [senderId, ...named];
  const held = await lockAccounts(
    tx,
    ids.map((memberId) => ({ memberId, wallet })),
  );
  const accounts = new Map(held.map((account) => [account.member_id, account]));
  const parties = new Map((await listParties(tx, ids)).map((party) => [party.memberId, party]));
  const excluded = await listExcluded(tx, { memberIds: ids, now });
  const obstacleOf = (party: Party) => {
    const { memberId } = party;
    const isExcluded = excluded.has(memberId);
    return findPartyObstacle(party, {
      ...{ isExcluded, account: accounts.get(memberId), currency, now },
    });
  };
  const sender = parties.get(senderId)!;
  const nodes = await provideNodes(tx, named);
  const findRefusal = (memberId: string): RecipientRefusal | undefined => {
    const [node, party] = [nodes.get(memberId), parties.get(memberId)];
    // Those of an audience may stand anywhere below: rain is taken, not sent.
    const within = layout.rain ? 'TEAM' : reach;
    const isKnown =
      party?.merchantCode === passage.merchantCode && node && isWithin(node, senderId, within);
    if (!isKnown || !mayReceive(party)) return { code: 'agents.recipient_unknown', detail: {} };
    if (layout.rain) return undefined;
    const { username } = party;
    if (passage.isOpened && !accounts.has(memberId))
      return { code: 'agents.recipient_closed', detail: { username } };
    const obstacle = obstacleOf(party);
    return obstacle && tellObstacle(obstacle, username);
  };
  const refusal = firstOf(named, findRefusal) ?? (await findIdle(tx, passage, parties));
  return {
    sender,
    senderObstacle: obstacleOf(sender),
    available: accounts.get(senderId)?.available ?? 0n,
    recipientRefusal: refusal,
  };
}

const tellObstacle = (obstacle: PartyObstacle, username: string): RecipientRefusal =>
  obstacle.why === 'NEW'
    ? { code: 'agents.recipient_new', detail: { username, hours: obstacle.hours } }
    : { code: 'agents.recipient_closed', detail: { username } };

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Rain that is given at once is for those who play, too. */
async function findIdle(
  tx: Tx,
  { layout, currency, timezone, now }: Passage,
  parties: ReadonlyMap<string, Party>,
): Promise<RecipientRefusal | undefined> {
  if (layout.kind !== 'FIXED' && layout.kind !== 'EQUAL') return undefined;
  const turnoverOf = await readTurnovers(tx, { memberIds: layout.named, currency, timezone, now });
  const idle = layout.named.find((memberId) => !isEarned(turnoverOf(memberId), currency));
  if (idle === undefined) return undefined;
  const minimum = displayAmount(minTurnoverOf(moneyOf(currency)));
  const { username } = parties.get(idle)!;
  return { code: 'agents.recipient_idle', detail: { username, minimum } };
}
