import type { Names } from '#features/catalog';

/** Nobody plays for this provider: its games are there so that a demonstration's record can name them. */
export const DEMO_PROVIDER = { code: 'demo', name: 'Demo' } as const;

export const DEMO_VENDOR: { readonly code: string; readonly names: Names } = {
  code: 'HSLOT',
  names: {
    EN: 'House Slots',
    JA: 'ハウススロット',
    CN: '招财老虎机',
    TH: 'เฮาส์สล็อต',
    VI: 'Slot Nhà Mèo',
  },
};

export const DEMO_GAMES: readonly { readonly gameId: string; readonly names: Names }[] = [
  {
    gameId: 'lucky-paw',
    names: {
      EN: 'Lucky Paw',
      JA: '招きの手',
      CN: '招财猫爪',
      TH: 'อุ้งเท้านำโชค',
      VI: 'Bàn Chân May Mắn',
    },
  },
  {
    gameId: 'koi-garden',
    names: {
      EN: 'Koi Garden',
      JA: '錦鯉の庭',
      CN: '锦鲤花园',
      TH: 'สวนปลาคาร์ป',
      VI: 'Vườn Cá Koi',
    },
  },
  {
    gameId: 'lantern-night',
    names: {
      EN: 'Lantern Night',
      JA: '提灯の夜',
      CN: '灯笼之夜',
      TH: 'ค่ำคืนโคมไฟ',
      VI: 'Đêm Đèn Lồng',
    },
  },
];
