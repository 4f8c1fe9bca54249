import type { ManifestNames } from '@maneki/contract/house/manifest';
import type { SlotVendor } from '@maneki/games/slots/catalogue';

/** What the studios are called. */
export const VENDOR_NAMES: Readonly<Record<SlotVendor, ManifestNames>> = {
  HSLOT: {
    EN: 'Maneki Originals',
    JA: 'マネキオリジナル',
    CN: '招财猫原创',
    TH: 'มาเนกิ ออริจินัล',
    VI: 'Maneki Originals',
  },
  HVAULT: {
    EN: 'Treasure Vaults',
    JA: 'トレジャーヴォルト',
    CN: '秘宝金库',
    TH: 'คลังมหาสมบัติ',
    VI: 'Kho Báu Bí Ẩn',
  },
  HFOX: {
    EN: 'Foxfire Works',
    JA: '狐火工房',
    CN: '狐火工坊',
    TH: 'ฟ็อกซ์ไฟร์ เวิร์กส์',
    VI: 'Xưởng Hồ Ly',
  },
  HNORTH: {
    EN: 'Northlight Reels',
    JA: 'ノースライトリール',
    CN: '北极光转轮',
    TH: 'นอร์ทไลต์ รีลส์',
    VI: 'Cực Quang Reels',
  },
  HMANGO: {
    EN: 'Mango Moon',
    JA: 'マンゴームーン',
    CN: '芒果月亮',
    TH: 'แมงโก้มูน',
    VI: 'Trăng Xoài',
  },
};

type Translated = readonly [JA: string, CN: string, TH: string, VI: string];

/** What the games are called; their English names stand with their rules. */
const TRANSLATIONS: Readonly<Record<string, Translated>> = {
  maneki3: ['招き猫トリプル', '招财猫三连', 'แมวกวักทริปเปิล', 'Bộ Ba Mèo Thần Tài'],
  tide20: ['ドラゴンタイド20', '龙潮20', 'คลื่นมังกร 20', 'Thủy Triều Rồng 20'],
  sakura243: ['桜243', '樱花243', 'ซากุระ 243', 'Hoa Anh Đào 243'],
  vault3: ['秘宝の金庫', '宝藏金库', 'ห้องมหาสมบัติ', 'Hầm Kho Báu'],
  dragonvault3: ['龍の宝物庫', '神龙宝库', 'ขุมทรัพย์มังกร', 'Kho Báu Rồng Thiêng'],
  foxfire25: ['狐火神社', '狐火神社', 'ศาลเจ้าไฟจิ้งจอก', 'Đền Lửa Hồ Ly'],
  onsen243: ['温泉の夜', '温泉之夜', 'ค่ำคืนออนเซ็น', 'Đêm Suối Nóng'],
  ninja10: ['忍びの巻物', '忍者秘卷', 'คัมภีร์นินจา', 'Bí Kíp Ninja'],
  koi9: ['福来たる錦鯉', '锦鲤纳福', 'ปลาคาร์ปนำโชค', 'Cá Koi Phát Tài'],
  taiko20: ['雷鳴太鼓', '太鼓雷鸣', 'กลองไทโกะสายฟ้า', 'Trống Taiko Sấm Sét'],
  daruma3: ['だるまダッシュ', '达摩快跑', 'ดารุมะพุ่งแรง', 'Daruma Thần Tốc'],
  ronin25: ['浪人の月', '浪人月影', 'โรนินใต้แสงจันทร์', 'Ronin Dưới Trăng'],
  lantern243: ['提灯まつり', '花灯盛会', 'เทศกาลโคมไฟ', 'Lễ Hội Đèn Lồng'],
  panda9: ['竹林パンダ', '竹林熊猫', 'แพนด้าป่าไผ่', 'Gấu Trúc Rừng Tre'],
  tea10: ['茶の湯の達人', '茶道大师', 'ปรมาจารย์ชา', 'Bậc Thầy Trà Đạo'],
  scarab10: ['スカラベの秘密', '圣甲虫之谜', 'ความลับแห่งสคารับ', 'Bí Mật Bọ Hung'],
  viking25: ['北海の戦斧', '北境战斧', 'ขวานศึกแดนเหนือ', 'Rìu Chiến Phương Bắc'],
  corsair20: ['海賊の入り江', '海盗湾', 'อ่าวโจรสลัด', 'Vịnh Hải Tặc'],
  nebula243: ['ネビュララン', '星云疾航', 'ตะลุยเนบิวลา', 'Hành Trình Tinh Vân'],
  sunstone9: ['太陽の石', '太阳神石', 'ศิลาสุริยัน', 'Đá Mặt Trời'],
  dusty3: ['荒野のセブン', '荒野幸运7', 'เซเว่นแดนคาวบอย', 'Số 7 Miền Viễn Tây'],
  aurora20: ['オーロラベア', '极光熊', 'หมีแสงเหนือ', 'Gấu Cực Quang'],
  olympus25: ['オリンポスの嵐', '奥林匹斯风暴', 'พายุโอลิมปัส', 'Bão Tố Olympus'],
  clockwork10: ['からくりの街', '发条之城', 'นครจักรกล', 'Thành Phố Bánh Răng'],
  mango3: ['マンゴー市場', '芒果集市', 'ตลาดมะม่วง', 'Chợ Xoài'],
  reef243: ['サンゴの楽園', '珊瑚秘境', 'แดนปะการัง', 'Rạn San Hô'],
  jungle20: ['密林の太鼓', '丛林鼓声', 'กลองแห่งพงไพร', 'Trống Rừng Xanh'],
  candy9: ['わたあめ雲', '糖果云朵', 'ปุยเมฆน้ำตาล', 'Mây Kẹo Ngọt'],
  tiki10: ['ティキ伝説', '提基传说', 'ตำนานทิกิ', 'Huyền Thoại Tiki'],
  carnival25: ['カーニバルナイト', '狂欢之夜', 'ค่ำคืนคาร์นิวัล', 'Đêm Hội Carnival'],
  farm3: ['ラッキーファーム', '幸运农场', 'ฟาร์มโชคดี', 'Nông Trại May Mắn'],
  pumpkin243: ['かぼちゃ横丁', '南瓜小巷', 'ตรอกฟักทอง', 'Ngõ Bí Ngô'],
  diamond9: ['ダイヤモンドラッシュ', '钻石狂潮', 'ไดมอนด์รัช', 'Cơn Sốt Kim Cương'],
};

/** A game's names; one that nobody has translated yet is called what it is in English. */
export function slotNames({
  id,
  name,
}: {
  readonly id: string;
  readonly name: string;
}): ManifestNames {
  const translated = TRANSLATIONS[id];
  if (!translated) return { EN: name };
  const [JA, CN, TH, VI] = translated;
  return { EN: name, JA, CN, TH, VI };
}
