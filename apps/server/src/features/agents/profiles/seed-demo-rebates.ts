import { DEMO_INVITATION, listDemoTeam } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { putLinkRebates } from '../links/store.ts';
import { provideNodes } from '../tree/provide-nodes.ts';
import type { SomeRebates } from './profile.ts';
import { listStored, putValues } from './store.ts';

const SERIES = { SSC: 1_950, K3: 1_950, '11X5': 1_950, PK10: 1_950, VN: 1_950 } as const;

const AGENT = { RNG: 5_000, FISH: 3_500, LIVE: 2_000, SPORTS: 2_000 } as const;
const PLAYER = { RNG: 3_000, FISH: 2_000, LIVE: 1_500, SPORTS: 1_500 } as const;

/** What the line of a demonstration has; its general agent has the caps. */
const DEMO_REBATES: Readonly<Record<string, SomeRebates>> = {
  agent01: {
    ...{ RNG: 6_500, FISH: 4_500, LIVE: 3_000, PVP: 2_000, SPORTS: 3_000, ESPORTS: 3_000 },
    ...{ COCKFIGHT: 2_500, ELOTT: 3_500, ...SERIES },
  },
  sakura: { ...PLAYER, SSC: 1_900, K3: 1_900 },
  kaori01: AGENT,
  riku01: { ...AGENT, RNG: 4_500 },
  ...Object.fromEntries(
    ['yuki24', 'taro55', 'emiko3', 'kenji9', 'miyu12'].map((player) => [player, PLAYER]),
  ),
};

/** What the agent's invitation gives. */
const DEMO_LINK: SomeRebates = { RNG: 2_000, LIVE: 1_000, SPORTS: 1_000 };

/** Lets the demonstration's line have something to share; whoever has values already keeps them. */
export async function seedDemoRebates(tx: Tx, now: Date): Promise<void> {
  const members = await listDemoTeam(tx);
  const ids = members.map(({ memberId }) => memberId);
  const stored = await listStored(tx, ids);
  await provideNodes(tx, ids);
  for (const { memberId, merchantCode, username } of members) {
    const rebates = DEMO_REBATES[username];
    if (!rebates || stored.has(memberId)) continue;
    await putValues(tx, { memberId, merchantCode, rebates, by: 'upline', now });
    if (username === 'agent01')
      await putLinkRebates(tx, { merchantCode, code: DEMO_INVITATION, rebates: DEMO_LINK });
  }
}
