import { DAY_MS } from '@maneki/kernel/clock';
import { listMerchants } from '#features/site';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import * as members from '../members/store.ts';
import { DEMO_INVITATION } from './seed-demo.ts';
import { countBrought, listDemoMembers } from './store.ts';

/** Who is below the demo agent, the upline first. Nobody enters by these names: they have no password. */
const DEMO_LINE = [
  { username: 'kaori01', nickname: 'Kaori', type: 1, parent: 'agent01', days: 92 },
  { username: 'riku01', nickname: 'Riku', type: 1, parent: 'agent01', days: 90 },
  { username: 'ayame6', nickname: 'Ayame', type: 0, parent: 'agent01', days: 88 },
  { username: 'genta4', nickname: 'Genta', type: 0, parent: 'agent01', days: 61 },
  { username: 'yuki24', nickname: 'Yuki', type: 0, parent: 'kaori01', days: 90 },
  { username: 'taro55', nickname: 'Taro', type: 0, parent: 'kaori01', days: 85 },
  { username: 'emiko3', nickname: 'Emiko', type: 0, parent: 'kaori01', days: 47 },
  { username: 'naoki8', nickname: 'Naoki', type: 0, parent: 'kaori01', days: 5 },
  { username: 'kenji9', nickname: 'Kenji', type: 0, parent: 'riku01', days: 89 },
  { username: 'miyu12', nickname: 'Miyu', type: 0, parent: 'riku01', days: 70 },
  { username: 'sota31', nickname: 'Sota', type: 0, parent: 'riku01', days: 23 },
] as const;

/** So many looked at the invitation for each who registered. */
const VISITS_EACH = 7;

export type DemoLineName = (typeof DEMO_LINE)[number]['username'];

export type DemoLineMember = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly username: DemoLineName;
  readonly registeredAt: Date;
};

/** Gives the demo agent of each merchant a team of three months, and answers those who are new. */
export async function seedDemoLine(tx: Tx, now: Date): Promise<DemoLineMember[]> {
  const there = await listDemoMembers(tx);
  const added: DemoLineMember[] = [];
  for (const merchant of await listMerchants(tx)) {
    const { code: merchantCode, currency, defaultLanguage: language, mainDomain } = merchant;
    const ids = new Map(
      there
        .filter(({ merchant_code }) => merchant_code === merchantCode)
        .map(({ username, id }) => [username as string, id]),
    );
    for (const { username, nickname, type, parent, days } of DEMO_LINE) {
      const parentId = ids.get(parent);
      if (parentId === undefined) continue;
      const registeredAt = new Date(now.getTime() - days * DAY_MS);
      const id = drawId(registeredAt);
      const isByLink = type === 0 && parent === 'agent01';
      const isNew = await members.insertMember(tx, {
        ...{ id, merchantCode, type, username, nickname, currency, language, parentId },
        ...{ countryCode: null, registeredAt, registeredAddress: '', isDemo: true },
        ...{ registerHost: mainDomain, registerMethod: 'H5' },
        joinedVia: isByLink ? 'LINK' : 'AGENT_CREATED',
        invitationCode: isByLink ? DEMO_INVITATION : null,
      });
      if (!isNew) continue;
      ids.set(username, id);
      added.push({ memberId: id, merchantCode, username, registeredAt });
      if (isByLink)
        await countBrought(tx, { merchantCode, code: DEMO_INVITATION, visits: VISITS_EACH });
    }
  }
  return added;
}
