import { OPENINGS_PER_DAY } from '@maneki/contract/agents/link';
import type { linkEndpoints } from '@maneki/contract/agents/link-endpoints';
import { TREE_DEPTH_MAX } from '@maneki/contract/agents/team';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { judgeOpening, openForAgent } from '#features/identity';
import type { Merchant } from '#features/site';
import type { MemberCall } from '#platform/calls/call';
import type { Refusal } from '#platform/calls/handlers';
import type { Database, Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import { hashPassword } from '#platform/secrets/hash-password';
import { takeLineTurn } from '../profiles/change-profile.ts';
import { findMisfit, type SomeRebates } from '../profiles/profile.ts';
import { readProfile } from '../profiles/read-profiles.ts';
import { putValues } from '../profiles/store.ts';
import { provideNodes, TREE_TURNS } from '../tree/provide-nodes.ts';
import { countOpeningsLeft } from './list-links.ts';

export type Opening = {
  readonly username: string;
  readonly password: string;
  readonly targetType: 0 | 1;
  readonly rebates: SomeRebates;
};

type Opened = Outcome<
  { readonly username: string; readonly openingsLeft: number },
  Extract<Refusal, { code: (typeof linkEndpoints.openAccount)['refusals'][number] }>
>;

/** Opens an account below an agent, with a password that has to be changed at the first login. */
export async function openAccount(
  database: Database,
  { call, merchant }: { readonly call: MemberCall; readonly merchant: Merchant },
  opening: Opening,
): Promise<Opened> {
  const { username, password } = opening;
  const judged = await database.transact((tx) => judgeOpening(tx, { call, username, password }));
  if (!judged.ok) return judged;
  // It takes its time, and no transaction waits for it.
  const passwordHash = await hashPassword(password);
  const account = { ...opening, username: judged.value.username, passwordHash };
  return database.transact((tx) => write(tx, { call, merchant }, account));
}

async function write(
  tx: Tx,
  { call, merchant }: { readonly call: MemberCall; readonly merchant: Merchant },
  { username, passwordHash, targetType, rebates }: Opening & { readonly passwordHash: string },
): Promise<Opened> {
  const { caller, merchantCode, now } = call;
  const agentId = caller.memberId;
  await takeTurns(tx, `openings ${agentId}`);
  // Moves take the tree before its lines, and who opens an account needs both.
  await takeTurns(tx, TREE_TURNS);
  const place = { agentId, timezone: merchant.businessTimezone, now };
  const left = await countOpeningsLeft(tx, place);
  if (left === 0)
    return refused({ code: 'agents.openings_limit', detail: { most: OPENINGS_PER_DAY } });
  const node = (await provideNodes(tx, [agentId])).get(agentId);
  if (!node || node.depth >= TREE_DEPTH_MAX)
    return refused({ code: 'agents.line_full', detail: { levels: TREE_DEPTH_MAX } });
  await takeLineTurn(tx, node);
  const { terms, profile: own } = await readProfile(tx, { merchantCode, memberId: agentId });
  const misfit = findMisfit(rebates, { terms, own });
  if (misfit) return refused(misfit);
  const opened = await openForAgent(tx, { call, username, passwordHash, targetType });
  if (!opened.ok) return opened;
  const { memberId } = opened.value;
  await provideNodes(tx, [memberId]);
  await putValues(tx, { memberId, merchantCode, rebates, by: 'opening', now });
  return done({ username, openingsLeft: left - 1 });
}
