import { houseManifest } from '@maneki/house/manifest';
import { addGame, addVendor, HOUSE_PROVIDER } from '@maneki/server/features/catalog/index';
import type { Database, Tx } from '@maneki/server/platform/database/database';
import { hashSecret } from '@maneki/server/platform/secrets/secrets';
import { seed } from '@maneki/server/seed';
import { sql } from 'kysely';
import { logInMember, MERCHANT } from './log-in-member.ts';
import { memberIdSql } from './players.ts';

/** Names are made of two words each, so that some words are common to many games, as in life. */
const FIRST = [
  ['Lucky', '幸運', '幸运', 'โชคดี', 'May Mắn'],
  ['Golden', '黄金', '黄金', 'ทองคำ', 'Hoàng Kim'],
  ['Crimson', '真紅', '深红', 'สีเลือด', 'Đỏ Thẫm'],
  ['Hidden', '秘密', '隐秘', 'ซ่อนเร้น', 'Bí Ẩn'],
  ['Silent', '静寂', '寂静', 'เงียบงัน', 'Lặng Lẽ'],
  ['Frozen', '氷結', '冰封', 'น้ำแข็ง', 'Băng Giá'],
  ['Wild', 'ワイルド', '狂野', 'ป่าเถื่อน', 'Hoang Dã'],
  ['Mystic', '神秘', '神秘', 'ลึกลับ', 'Huyền Bí'],
  ['Royal', 'ロイヤル', '皇家', 'ราชัน', 'Hoàng Gia'],
  ['Electric', '電撃', '电光', 'ไฟฟ้า', 'Điện Quang'],
] as const;
const SECOND = [
  ['Dragon', 'ドラゴン', '神龙', 'มังกร', 'Rồng'],
  ['Harbour', '港', '港湾', 'ท่าเรือ', 'Bến Cảng'],
  ['Orchard', '果樹園', '果园', 'สวนผลไม้', 'Vườn Quả'],
  ['Phoenix', 'フェニックス', '凤凰', 'ฟีนิกซ์', 'Phượng Hoàng'],
  ['Temple', '寺院', '古寺', 'วิหาร', 'Đền Thờ'],
  ['Lantern', '提灯', '灯笼', 'โคมไฟ', 'Đèn Lồng'],
  ['Mountain', '山脈', '高山', 'ภูเขา', 'Núi Cao'],
  ['Treasure', '財宝', '宝藏', 'สมบัติ', 'Kho Báu'],
  ['Carousel', '回転木馬', '旋转木马', 'ม้าหมุน', 'Đu Quay'],
  ['Voyage', '航海', '航程', 'การเดินทาง', 'Hải Trình'],
] as const;
const LANGUAGES = ['EN', 'JA', 'CN', 'TH', 'VI'] as const;

/** What nobody ever reads, so that each game has a word of its own. */
const SYLLABLES = ['ka', 'ro', 'mi', 'ten', 'sul', 'vex', 'nor', 'qui', 'zan', 'el'] as const;
const ownWord = (number: number) =>
  [...String(number).padStart(4, '0')].map((digit) => SYLLABLES[Number(digit)]).join('');

export function namesOf(number: number) {
  const first = FIRST[number % FIRST.length]!;
  const second = SECOND[Math.floor(number / FIRST.length) % SECOND.length]!;
  const own = ownWord(number);
  const names = LANGUAGES.map((language, at) => [language, `${first[at]} ${second[at]} ${own}`]);
  return Object.fromEntries(names) as { EN: string };
}

const VENDORS = 20;
const CLASSIFIES = ['SM', 'JP', 'MW', 'CR'] as const;

/** No member has more, and the one who asks has as many in every lobby. */
const FAVOURITES_MAX = 500;
export const OWN_FAVOURITES = 200;

/** Who asks for favourites is a member of the demonstration, and logged in by this. */
export const MEMBER_TOKEN = hashSecret('whoever asks for favourites');
const MEMBER = 'sakura';

/** A demonstration with so many games more, and favourites of people who are not there, but for one. */
export async function addLobbyGames(
  database: Database,
  { games, favourites }: { readonly games: number; readonly favourites: number },
): Promise<void> {
  const now = new Date();
  await seed(database, { manifest: houseManifest, isDemo: true, now });
  await database.transact(async (tx) => {
    for (let vendor = 0; vendor < VENDORS; vendor += 1)
      await addVendor(tx, {
        code: `BENCH${vendor}`,
        providerCode: HOUSE_PROVIDER,
        category: 'RNG',
        walletMode: 'SEAMLESS',
        names: { EN: `Bench ${vendor}` },
      });
    for (let number = 0; number < games; number += 1)
      await addGame(tx, {
        vendorCode: `BENCH${number % VENDORS}`,
        gameId: `game${number}`,
        category: 'RNG',
        names: namesOf(number),
        classify: CLASSIFIES[number % CLASSIFIES.length],
        minBets: { JPY: BigInt(((number % 10) + 1) * 100_000) },
        minLines: (number % 50) + 1,
      });
    const perMember = Math.min(games, FAVOURITES_MAX);
    const members = Math.ceil(favourites / perMember);
    await sql`
      insert into catalog_favourites (member_id, node_id, added_at)
      select (${sql.raw(memberIdSql('number'))})::uuid, node_id, ${now}
        from generate_series(1, ${members}::int) as number,
             (select node_id from catalog_games
               where game_id like 'game%' order by node_id limit ${perMember}) as g
       limit ${favourites}`.execute(tx);
    await addOwnFavourites(tx, now);
    await logInMember(tx, { username: MEMBER, token: MEMBER_TOKEN, now });
  });
  await database.statement((tx) => sql`analyze`.execute(tx));
}

async function addOwnFavourites(tx: Tx, now: Date): Promise<void> {
  const member = sql`select id from identity_members
                      where merchant_code = ${MERCHANT} and username = ${MEMBER}`;
  await sql`
    insert into catalog_favourites (member_id, node_id, added_at)
    select (${member}), node_id, ${now} from catalog_games
     where game_id like 'game%' order by node_id limit ${OWN_FAVOURITES}`.execute(tx);
}

/** What people type: beginnings and parts of words, in several languages, and slips of every kind. */
export function listSearches(): string[] {
  const words = [...FIRST, ...SECOND].flatMap((names) => [...names]);
  return words.flatMap((word) => {
    const letters = [...word];
    const beginnings = letters.flatMap((_, at) => (at >= 1 ? [letters.slice(0, at + 1)] : []));
    const slips = letters.length < 5 ? [] : letters.map((_, at) => letters.toSpliced(at, 1, 'x'));
    return [...beginnings, letters.slice(1), ...slips].map((those) => those.join(''));
  });
}
