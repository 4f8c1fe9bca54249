import type { DemoTexts } from './demo-texts.ts';

/** What a demonstration says of credit that is had for points. */
export const CREDIT_TEXTS = {
  credit: {
    titles: {
      EN: 'Credit, small',
      JA: 'クレジット（小）',
      CN: '小额现金',
      TH: 'เครดิตจำนวนเล็ก',
      VI: 'Tiền thưởng nhỏ',
    },
    descriptions: {
      EN: 'Credited to your balance at once. It has to be staked once before it can be withdrawn.',
      JA: '残高へすぐに反映されます。出金前に1回分のベットが必要です。',
      CN: '立即计入余额，提现前需完成一倍流水。',
      TH: 'เข้ายอดคงเหลือทันที ต้องเดิมพันครบ 1 เท่าก่อนถอน',
      VI: 'Cộng vào số dư ngay. Cần cược 1 vòng trước khi rút.',
    },
  },
  'credit-large': {
    titles: {
      EN: 'Credit, large',
      JA: 'クレジット（大）',
      CN: '大额现金',
      TH: 'เครดิตจำนวนมาก',
      VI: 'Tiền thưởng lớn',
    },
    descriptions: {
      EN: 'Credited to your balance at once. It has to be staked once before it can be withdrawn.',
      JA: '残高へすぐに反映されます。出金前に1回分のベットが必要です。',
      CN: '立即计入余额，提现前需完成一倍流水。',
      TH: 'เข้ายอดคงเหลือทันที ต้องเดิมพันครบ 1 เท่าก่อนถอน',
      VI: 'Cộng vào số dư ngay. Cần cược 1 vòng trước khi rút.',
    },
  },
  gift: {
    titles: {
      EN: 'Bonus',
      JA: 'ボーナス',
      CN: '彩金',
      TH: 'โบนัส',
      VI: 'Tiền khuyến mãi',
    },
    descriptions: {
      EN: 'A bonus for all games. It has to be staked ten times before it can be withdrawn.',
      JA: 'すべてのゲームで使えるボーナスです。出金前に10回分のベットが必要です。',
      CN: '适用于所有游戏的彩金，提现前需完成十倍流水。',
      TH: 'โบนัสสำหรับทุกเกม ต้องเดิมพันครบ 10 เท่าก่อนถอน',
      VI: 'Dùng cho mọi trò chơi. Cần cược 10 vòng trước khi rút.',
    },
  },
  'gift-large': {
    titles: {
      EN: 'Big bonus',
      JA: 'ビッグボーナス',
      CN: '豪华彩金',
      TH: 'โบนัสใหญ่',
      VI: 'Khuyến mãi lớn',
    },
    descriptions: {
      EN: 'Once a month: a large bonus for all games, to be staked ten times.',
      JA: '月に1回。すべてのゲームで使える大型ボーナスです（10回分のベットが必要）。',
      CN: '每月一次：适用于所有游戏的大额彩金，需完成十倍流水。',
      TH: 'เดือนละครั้ง โบนัสก้อนใหญ่สำหรับทุกเกม ต้องเดิมพันครบ 10 เท่า',
      VI: 'Mỗi tháng một lần: khoản lớn cho mọi trò chơi, cần cược 10 vòng.',
    },
  },
  chips: {
    titles: {
      EN: 'Table chips',
      JA: 'テーブルチップ',
      CN: '真人筹码',
      TH: 'ชิปโต๊ะ',
      VI: 'Phỉnh bàn chơi',
    },
    descriptions: {
      EN: 'For live tables and card rooms: stakes there count, five times its worth in all.',
      JA: 'ライブテーブルとカードルーム用。対象ゲームで5回分のベットが必要です。',
      CN: '用于真人桌台与棋牌，在其中完成五倍流水即可提现。',
      TH: 'สำหรับโต๊ะสดและห้องไพ่ นับเฉพาะเดิมพันที่นั่น รวม 5 เท่า',
      VI: 'Cho bàn trực tiếp và phòng bài: chỉ tính cược ở đó, tổng cộng 5 vòng.',
    },
  },
} as const satisfies DemoTexts;
