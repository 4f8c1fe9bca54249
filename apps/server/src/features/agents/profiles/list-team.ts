import { REBATE_TEAM_PAGE } from '@maneki/contract/agents/rebate-groups';
import { findMemberIdByName, listMemberMarkets, listUsernames } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { provideNodes } from '../tree/provide-nodes.ts';
import { describeProfile } from './profile.ts';
import { readProfiles } from './read-profiles.ts';
import { listDirect } from './store.ts';

type Asked = {
  readonly agentId: string;
  readonly merchantCode: string;
  readonly username: string;
  readonly after: string | undefined;
};

/** Those directly below an agent with what they have; or the one of a name, if they are there. */
export async function listTeam(tx: Tx, asked: Asked) {
  const { agentId, merchantCode } = asked;
  const found = await findDirect(tx, asked);
  const shown = found.slice(0, REBATE_TEAM_PAGE);
  const { terms, profileOf } = await readProfiles(tx, {
    merchantCode,
    memberIds: [agentId, ...shown],
  });
  const usernames = await listUsernames(tx, shown);
  const markets = await listMemberMarkets(tx, shown);
  return {
    own: describeProfile(profileOf(agentId), terms),
    members: shown.map((memberId) => ({
      memberId,
      username: usernames.get(memberId)!,
      type: markets.get(memberId)!.type,
      rebates: profileOf(memberId),
    })),
    next: found.length > shown.length ? shown.at(-1)! : null,
  };
}

async function findDirect(
  tx: Tx,
  { agentId, merchantCode, username, after }: Asked,
): Promise<string[]> {
  const name = username.normalize('NFKC').trim();
  if (name === '') return listDirect(tx, { agentId, after, limit: REBATE_TEAM_PAGE + 1 });
  const memberId = await findMemberIdByName(tx, { merchantCode, username: name });
  const node = memberId && (await provideNodes(tx, [memberId])).get(memberId);
  return node && node.parentId === agentId ? [node.memberId] : [];
}
