import type { Flag } from '@maneki/contract/flags';
import { DEMO_INVITATION, DEMO_PASSWORD } from '@maneki/server/features/identity/demo/seed-demo';
import {
  insertAffiliateCode,
  insertMerchantSettings,
} from '@maneki/server/features/identity/registration/store';
import { firstMerchants } from '@maneki/server/features/site/first-merchants';
import type { Merchant } from '@maneki/server/features/site/merchant';
import { insertMerchant } from '@maneki/server/features/site/store';
import type { Database, Tx } from '@maneki/server/platform/database/database';
import { hashPassword } from '@maneki/server/platform/secrets/hash-password';
import { addMember } from './add-member.ts';
import { HOSTS, type SiteName } from './sites.ts';

const [maneki] = firstMerchants as [Merchant, ...Merchant[]];

/** What a registration and a login may need; each merchant here says which of it is on. */
const ENTRY_FLAGS = [
  'MOBILEVERCODELOGIN3',
  'GOOGLELOGIN3',
  'LINELOGIN3',
  'TWITTERLOGIN3',
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
] as const satisfies readonly Flag[];

/** A white label at a host of its own, like the first one but for what is said. */
function label(site: SiteName, changes: Partial<Merchant> = {}): Merchant {
  const hosts = [HOSTS[site]];
  return { ...maneki, code: site, isDefault: false, hosts, mainDomain: hosts[0]!, ...changes };
}

const entry = (...on: (typeof ENTRY_FLAGS)[number][]): Pick<Merchant, 'flags'> => {
  const set = Object.fromEntries(ENTRY_FLAGS.map((flag) => [flag, on.includes(flag)]));
  return { flags: { ...maneki.flags, ...set } };
};

/** A white label of its own for each state that would disturb the other journeys. */
const siteMerchants: readonly Merchant[] = [
  label('closed', { maintenance: { isOn: true, endsAt: new Date('2031-01-02T03:00:00Z') } }),
  label('changing'),
  label('images', { imageHosts: ['http://127.0.0.1:9/nowhere', '/m/art'] }),
  label('imageless', { imageHosts: ['http://127.0.0.1:9/nowhere'] }),
  label('talking'),
  label('greeting'),
  label('quiet'),
  label('managed', { name: 'Managed' }),
  label('tailored', { name: 'Tailored' }),
  label('linked', {
    downloads: [
      { type: 'VIPLINK', url: 'https://vip.maneki.example/club?from=menu' },
      { type: 'BLOG', url: 'https://blog.maneki.example/' },
      { type: 'TASK', url: 'https://tasks.maneki.example/' },
    ],
    menu: { ...maneki.menu, trial: false, bets: false, security: false, notices: false },
  }),
];

/** One for each way to register and log in, with agents who may invite. */
const entryMerchants: readonly Merchant[] = [
  label('names', { ...entry('USERNAMEREG3'), isDemoLogin: false }),
  label('phones', entry('MOBILENUMREG3', 'MOBILENUMPASSREG3', 'MOBILEVERCODELOGIN3')),
  label('codes', entry('MOBILENUMREG3', 'MOBILEVERCODELOGIN3')),
  label('both', entry('USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3')),
  label('proven', entry('USERNAMEREG3', 'REGMOBVERF3')),
  label('passwords', entry('USERNAMEREG3', 'MOBILEVERCODELOGIN3')),
  label('firebase', entry('MOBILENUMREG3', 'MOBILEVERCODELOGIN3')),
  label('social', entry('USERNAMEREG3', 'GOOGLELOGIN3', 'LINELOGIN3')),
];

const BONUS_RU = 1_000;

export async function addTestMerchants(database: Database): Promise<void> {
  const now = new Date();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await database.transact(async (tx) => {
    for (const merchant of [...siteMerchants, ...entryMerchants])
      await insertMerchant(tx, merchant);
    for (const { code } of entryMerchants) await addAgent(tx, { code, passwordHash, now });
  });
}

/** Whoever comes uninvited is the agent's too, so that one is enough. */
async function addAgent(
  tx: Tx,
  { code, passwordHash, now }: { code: string; passwordHash: string; now: Date },
): Promise<void> {
  const ownerId = await addMember(tx, {
    merchantCode: code,
    username: 'agent01',
    type: 1,
    passwordHash,
  });
  await insertMerchantSettings(tx, {
    merchantCode: code,
    defaultAgentId: ownerId,
    bonusRu: BONUS_RU,
  });
  await insertAffiliateCode(tx, { merchantCode: code, code: DEMO_INVITATION, ownerId, now });
}
