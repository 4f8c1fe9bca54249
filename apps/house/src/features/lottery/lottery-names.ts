import type { ManifestNames } from '@maneki/contract/house/manifest';
import type { LotteryGame } from '@maneki/games/lottery/games';

export const VENDOR_NAMES = {
  LOTT: {
    EN: 'Maneki Lottery',
    JA: 'マネキロト',
    CN: '招财猫彩票',
    TH: 'มาเนกิ ลอตเตอรี่',
    VI: 'Xổ Số Maneki',
  },
  TCG_LOTTO_VN: {
    EN: 'Vietnam Lottery',
    JA: 'ベトナムロト',
    CN: '越南彩',
    TH: 'หวยเวียดนาม',
    VI: 'Xổ Số Việt Nam',
  },
  TCG_SEA: {
    EN: 'SEA Lottery',
    JA: '東南アジアロト',
    CN: '东南亚彩',
    TH: 'หวยเอเชียอาคเนย์',
    VI: 'Xổ Số Đông Nam Á',
  },
} as const satisfies Readonly<Record<string, ManifestNames>>;

type Translated = readonly [JA: string, CN: string, TH: string, VI: string];

/** What the house's own draws are called, without their minutes: nobody may take one for an official draw. */
const TRANSLATIONS: Readonly<Record<string, Translated>> = {
  VN_FAST27: ['VNファスト27', '越南快彩27', 'VN ฟาสต์ 27', 'VN Siêu Tốc 27'],
  VN_FAST18: ['VNファスト18', '越南快彩18', 'VN ฟาสต์ 18', 'VN Siêu Tốc 18'],
  SSC: ['ファストファイブ', '快速五星', 'ฟาสต์ไฟว์', 'Ngũ Tinh Siêu Tốc'],
  K3: ['ファストダイス', '快速骰宝', 'ฟาสต์ไดซ์', 'Xúc Xắc Siêu Tốc'],
  PK10: ['ファストカーズ', '快速赛车', 'ฟาสต์คาร์ส', 'Đua Xe Siêu Tốc'],
  X115: ['ファストイレブン', '快速11选5', 'ฟาสต์อีเลฟเวน', '11 Chọn 5 Siêu Tốc'],
  KENO: ['ファストキノ', '快速基诺', 'ฟาสต์คีโน', 'Keno Siêu Tốc'],
  SEA_FAST: ['SEAファスト', '东南亚快彩', 'SEA ฟาสต์', 'SEA Siêu Tốc'],
};

/** A game's names; places where draws are held are called what they are. */
export function lotteryNames({ code, name, schedule }: LotteryGame): ManifestNames {
  const minutes = 'minutes' in schedule ? schedule.minutes : undefined;
  const translated = TRANSLATIONS[code.replace(/_\d+$/, '')];
  if (!translated || minutes === undefined) return { EN: name };
  const [JA, CN, TH, VI] = translated;
  return {
    EN: name,
    JA: `${JA} ${minutes}分`,
    CN: `${CN} ${minutes}分`,
    TH: `${TH} ${minutes} นาที`,
    VI: `${VI} ${minutes} phút`,
  };
}
