import type { PromotionLimits, RolloverTerms } from '@maneki/contract/rewards/promotion';
import type { TypedRule } from '@maneki/contract/rewards/promotion-rules';
import type { Promotion } from '../promotion.ts';

type DemoPromotion = TypedRule &
  Pick<Promotion, 'kind' | 'titles' | 'texts' | 'banner' | 'exclusiveGroup'> & {
    readonly limits: Partial<PromotionLimits>;
    readonly applyMode?: Promotion['applyMode'];
    readonly rollover?: Partial<RolloverTerms>;
  };

/** Of these somebody stakes for one at a time. */
const DEPOSITS = 'deposits';

/** What merchants of a demonstration offer. What it gives and asks is said by the rules themselves. */
export const DEMO_PROMOTIONS: readonly DemoPromotion[] = [
  {
    type: 'DEPOSIT_BONUS',
    kind: 'WELCOME',
    rule: { ratePpm: 1_000_000, capRu: 100, minDepositRu: 10, nth: 1 },
    limits: { perMember: 1, perDevice: 1, perAddress: 3, budgetRu: 50_000 },
    exclusiveGroup: DEPOSITS,
    banner: 'art:promoFirst',
    titles: {
      EN: 'First deposit doubled',
      JA: '初回入金100％ボーナス',
      CN: '首次存款双倍',
      TH: 'ฝากครั้งแรกรับเท่าตัว',
      VI: 'Nhân đôi lần nạp đầu',
    },
    texts: {
      EN: 'Choose this bonus when you pay in for the first time, and play with twice as much.',
      JA: '初めての入金時にこのボーナスを選ぶと、同額のボーナスが加わります。',
      CN: '首次存款时选择此奖金，即可获得同额奖金。',
      TH: 'เลือกโบนัสนี้เมื่อฝากครั้งแรก แล้วรับโบนัสเพิ่มเท่ากับยอดฝาก',
      VI: 'Chọn khoản thưởng này khi nạp lần đầu để nhận thêm số tiền tương đương.',
    },
  },
  {
    type: 'REG_BONUS',
    kind: 'WELCOME',
    rule: { amountRu: 2, maxCashOutRu: 20 },
    applyMode: 'AUTO',
    limits: { perMember: 1, perAddress: 2, total: 10_000 },
    exclusiveGroup: null,
    banner: 'art:promoHello',
    titles: {
      EN: 'A small hello',
      JA: 'はじめましてボーナス',
      CN: '新会员见面礼',
      TH: 'ของขวัญต้อนรับ',
      VI: 'Quà làm quen',
    },
    texts: {
      EN: 'Verify your phone number, and this gift comes to you. No deposit is needed.',
      JA: '電話番号の認証が済むと、自動で付与されます。入金は必要ありません。',
      CN: '验证手机号码后自动到账，无需存款。',
      TH: 'ยืนยันหมายเลขโทรศัพท์แล้วของขวัญจะเข้ากระเป๋าของคุณเอง ไม่ต้องฝากเงิน',
      VI: 'Xác minh số điện thoại, quà sẽ tự động đến ví của bạn. Không cần nạp tiền.',
    },
  },
  {
    type: 'DEPOSIT_BONUS',
    kind: 'WELCOME',
    rule: { ratePpm: 500_000, capRu: 80, minDepositRu: 10, nth: 2 },
    limits: { perMember: 1, perDevice: 1 },
    rollover: { multiple: 15 },
    exclusiveGroup: DEPOSITS,
    banner: 'art:promoSecond',
    titles: {
      EN: 'Second deposit, half on top',
      JA: '2回目入金50％ボーナス',
      CN: '第二次存款加赠一半',
      TH: 'ฝากครั้งที่สองรับเพิ่มครึ่งหนึ่ง',
      VI: 'Lần nạp thứ hai thêm một nửa',
    },
    texts: {
      EN: 'Your second deposit brings half of itself on top.',
      JA: '2回目の入金に、入金額の半分のボーナスが加わります。',
      CN: '第二次存款可获得存款额一半的奖金。',
      TH: 'การฝากครั้งที่สองรับโบนัสครึ่งหนึ่งของยอดฝาก',
      VI: 'Lần nạp thứ hai được thưởng thêm một nửa số tiền nạp.',
    },
  },
  {
    type: 'RELOAD',
    kind: 'DEPOSIT',
    rule: { ratePpm: 100_000, capRu: 50, minDepositRu: 10 },
    limits: { perDay: 1 },
    exclusiveGroup: DEPOSITS,
    banner: 'art:promoReload',
    titles: {
      EN: 'Daily reload',
      JA: '毎日リロードボーナス',
      CN: '每日续存奖金',
      TH: 'โบนัสฝากประจำวัน',
      VI: 'Thưởng nạp mỗi ngày',
    },
    texts: {
      EN: 'Once a day a deposit may bring a little more.',
      JA: '1日1回、入金に小さなボーナスを付けられます。',
      CN: '每天一次，存款可获得额外奖金。',
      TH: 'วันละหนึ่งครั้ง การฝากของคุณรับโบนัสเพิ่มได้',
      VI: 'Mỗi ngày một lần, bạn có thể nhận thêm thưởng khi nạp.',
    },
  },
  {
    type: 'RELOAD',
    kind: 'DEPOSIT',
    rule: { ratePpm: 200_000, capRu: 200, minDepositRu: 200 },
    limits: { perDay: 1, perMember: 10 },
    rollover: { multiple: 15, groups: ['RNG', 'FISH', 'JACKPOT'] },
    exclusiveGroup: DEPOSITS,
    banner: 'art:promoEvening',
    titles: {
      EN: 'Slot evening',
      JA: 'スロットナイト',
      CN: '老虎机之夜',
      TH: 'ค่ำคืนสล็อต',
      VI: 'Đêm slot',
    },
    texts: {
      EN: 'For larger deposits, to be staked in slots, fishing and jackpot games.',
      JA: '高額入金向け。スロット、フィッシング、ジャックポットでご利用いただけます。',
      CN: '适用于较大额存款，限老虎机、捕鱼与奖池游戏。',
      TH: 'สำหรับการฝากจำนวนมาก ใช้กับสล็อต เกมยิงปลา และแจ็กพอต',
      VI: 'Dành cho lần nạp lớn, dùng cho slot, bắn cá và jackpot.',
    },
  },
  {
    type: 'LOSS_REBATE',
    kind: 'CASHBACK',
    rule: { tiers: ['50:30000', '500:50000', '5000:80000'], capRu: null },
    limits: {},
    exclusiveGroup: null,
    banner: 'art:promoCashback',
    titles: {
      EN: 'Weekly cashback',
      JA: 'ウィークリーキャッシュバック',
      CN: '每周返现',
      TH: 'คืนยอดเสียรายสัปดาห์',
      VI: 'Hoàn tiền hằng tuần',
    },
    texts: {
      EN: 'Every Monday a part of what you lost in the week before comes back by itself.',
      JA: '毎週月曜日、前週の損失の一部が自動的に戻ります。',
      CN: '每周一自动返还上一周的部分亏损。',
      TH: 'ทุกวันจันทร์ ยอดเสียบางส่วนของสัปดาห์ก่อนจะคืนให้โดยอัตโนมัติ',
      VI: 'Mỗi thứ Hai, một phần tiền thua của tuần trước được hoàn tự động.',
    },
  },
  {
    type: 'RED_PACKET',
    kind: 'EVENT',
    rule: {
      ...{ times: ['20:00', '22:00'], openMinutes: 10, packets: 500 },
      ...{ totalRu: 500, minTenths: 1, maxRu: 50, minDepositRu: 10 },
    },
    limits: { budgetRu: 50_000 },
    exclusiveGroup: null,
    banner: 'art:promoRain',
    titles: {
      EN: 'Red rain',
      JA: '紅包の雨',
      CN: '红包雨',
      TH: 'ฝนอั่งเปา',
      VI: 'Mưa lì xì',
    },
    texts: {
      EN: 'Twice an evening red packets fall. Tap one and keep what is in it, one for each member and round.',
      JA: '毎晩2回、紅包が降ります。タップして中身をお受け取りください。1回につきお一人様1つです。',
      CN: '每晚两场红包雨。点开一个，里面的金额归您，每场每人一个。',
      TH: 'อั่งเปาโปรยลงมาคืนละสองรอบ แตะหนึ่งซองแล้วรับเงินในซอง รอบละหนึ่งซองต่อคน',
      VI: 'Mỗi tối hai lượt lì xì rơi xuống. Chạm một bao và nhận số tiền bên trong, mỗi lượt mỗi người một bao.',
    },
  },
  {
    type: 'CUSTOM',
    kind: 'EVENT',
    rule: { maximumRu: 20 },
    limits: { perMember: 3, perDay: 1, budgetRu: 5_000 },
    exclusiveGroup: null,
    banner: 'art:promoRound',
    titles: {
      EN: 'Show us your best round',
      JA: 'ベストラウンド自慢',
      CN: '晒出您的最佳一局',
      TH: 'อวดรอบที่ดีที่สุดของคุณ',
      VI: 'Khoe ván hay nhất',
    },
    texts: {
      EN: 'Send a picture of a round that you enjoyed. We read every entry, and thank for the good ones.',
      JA: '楽しかったラウンドの画像をお送りください。すべて拝見し、すてきな投稿にお礼を差し上げます。',
      CN: '上传您喜欢的一局截图。我们会查看每一份，并答谢优秀的投稿。',
      TH: 'ส่งรูปรอบที่คุณชอบมาให้เรา เราอ่านทุกผลงานและมอบรางวัลให้ผลงานที่ดี',
      VI: 'Gửi ảnh một ván bạn thích. Chúng tôi xem tất cả và tặng thưởng cho bài hay.',
    },
  },
  {
    type: 'CUSTOM',
    kind: 'EVENT',
    rule: { maximumRu: 10 },
    limits: { perMember: 5, perDay: 1, budgetRu: 2_000 },
    exclusiveGroup: null,
    banner: 'art:promoMistake',
    titles: {
      EN: 'Found a mistake?',
      JA: '不具合を見つけたら',
      CN: '发现问题有礼',
      TH: 'พบข้อผิดพลาดไหม',
      VI: 'Bạn thấy lỗi?',
    },
    texts: {
      EN: 'Tell us what went wrong, with a picture if you have one. Whatever helps us is rewarded.',
      JA: '不具合の内容を、あれば画像とともにお知らせください。改善につながったご報告にお礼を差し上げます。',
      CN: '告诉我们哪里出了问题，如有截图请一并上传。有帮助的反馈会得到答谢。',
      TH: 'บอกเราว่าเกิดปัญหาอะไร พร้อมรูปถ้ามี ทุกเรื่องที่ช่วยเราได้จะได้รับรางวัล',
      VI: 'Hãy cho biết lỗi gì đã xảy ra, kèm ảnh nếu có. Góp ý hữu ích sẽ được thưởng.',
    },
  },
];
