import type { ManifestNames } from '@maneki/contract/house/manifest';
import type { LotteryGame } from '@maneki/games/lottery/games';
import { invariant } from '@maneki/kernel/invariant';

/** What the vendors of lotteries are called. All have draws of the house: none is called like an official lottery. */
export const VENDOR_NAMES = {
  LOTT: {
    EN: 'Maneki Draws',
    JA: 'マネキ抽選',
    CN: '招财猫开奖',
    TH: 'มาเนกิ ดรอว์ส',
    VI: 'Maneki Quay Số',
  },
  TCG_LOTTO_VN: {
    EN: 'Vietnam Numbers',
    JA: 'ベトナムナンバーズ',
    CN: '越南数字',
    TH: 'ตัวเลขเวียดนาม',
    VI: 'Con Số Việt Nam',
  },
  TCG_SEA: {
    EN: 'SEA Numbers',
    JA: '東南アジアナンバーズ',
    CN: '东南亚数字',
    TH: 'ตัวเลขอาเซียน',
    VI: 'Con Số Đông Nam Á',
  },
} as const satisfies Readonly<Record<string, ManifestNames>>;

type Named = readonly [EN: string, JA: string, CN: string, TH: string, VI: string];

/** The house's own draws by the beginning of their codes; how often they are drawn is added to each. */
const HOUSE_DRAWS: Readonly<Record<string, Named>> = {
  VN_FAST27: ['VN Fast 27', 'VNファスト27', '越南极速27', 'VN ฟาสต์ 27', 'VN Siêu Tốc 27'],
  VN_FAST18: ['VN Fast 18', 'VNファスト18', '越南极速18', 'VN ฟาสต์ 18', 'VN Siêu Tốc 18'],
  SSC: ['Fast Five', 'ファストファイブ', '快速五星', 'ฟาสต์ไฟว์', 'Ngũ Tinh Siêu Tốc'],
  K3: ['Fast Dice', 'ファストダイス', '快速骰宝', 'ฟาสต์ไดซ์', 'Xúc Xắc Siêu Tốc'],
  PK10: ['Fast Cars', 'ファストカーズ', '快速赛车', 'ฟาสต์คาร์ส', 'Đua Xe Siêu Tốc'],
  X115: ['Fast Eleven', 'ファストイレブン', '快速11选5', 'ฟาสต์อีเลฟเวน', '11 Chọn 5 Siêu Tốc'],
  KENO: ['Fast Keno', 'ファストキノ', '快速基诺', 'ฟาสต์คีโน', 'Keno Siêu Tốc'],
  SEA_FAST: ['SEA Fast', 'SEAファスト', '东南亚极速', 'SEA ฟาสต์', 'SEA Siêu Tốc'],
};

/** Where official draws are held. They bear the names of the places and nothing else. */
const STATIONS: Readonly<Record<string, Named>> = {
  VN_N_NORTH: ['North Vietnam', 'ベトナム北部', '越南北部', 'เวียดนามเหนือ', 'Miền Bắc'],
  VN_S_HCMC: ['Ho Chi Minh City', 'ホーチミン市', '胡志明市', 'โฮจิมินห์ซิตี', 'TP. Hồ Chí Minh'],
  VN_S_DONG_THAP: ['Dong Thap', 'ドンタップ', '同塔', 'ด่งท้าป', 'Đồng Tháp'],
  VN_S_CA_MAU: ['Ca Mau', 'カマウ', '金瓯', 'ก่าเมา', 'Cà Mau'],
  VN_S_BEN_TRE: ['Ben Tre', 'ベンチェ', '槟椥', 'เบ๊นแจ', 'Bến Tre'],
  VN_S_VUNG_TAU: ['Vung Tau', 'ブンタウ', '头顿', 'หวุงเต่า', 'Vũng Tàu'],
  VN_S_BAC_LIEU: ['Bac Lieu', 'バクリエウ', '薄辽', 'บักเลียว', 'Bạc Liêu'],
  VN_S_DONG_NAI: ['Dong Nai', 'ドンナイ', '同奈', 'ด่งนาย', 'Đồng Nai'],
  VN_S_CAN_THO: ['Can Tho', 'カントー', '芹苴', 'เกิ่นเทอ', 'Cần Thơ'],
  VN_S_SOC_TRANG: ['Soc Trang', 'ソクチャン', '朔庄', 'ซ้อกจัง', 'Sóc Trăng'],
  VN_S_TAY_NINH: ['Tay Ninh', 'タイニン', '西宁', 'เต็ยนิญ', 'Tây Ninh'],
  VN_S_AN_GIANG: ['An Giang', 'アンザン', '安江', 'อานซาง', 'An Giang'],
  VN_S_BINH_THUAN: ['Binh Thuan', 'ビントゥアン', '平顺', 'บิ่ญถ่วน', 'Bình Thuận'],
  VN_S_VINH_LONG: ['Vinh Long', 'ビンロン', '永隆', 'หวิญล็อง', 'Vĩnh Long'],
  VN_S_BINH_DUONG: ['Binh Duong', 'ビンズオン', '平阳', 'บิ่ญเซือง', 'Bình Dương'],
  VN_S_TRA_VINH: ['Tra Vinh', 'チャビン', '茶荣', 'จ่าวิญ', 'Trà Vinh'],
  VN_S_LONG_AN: ['Long An', 'ロンアン', '隆安', 'ล็องอาน', 'Long An'],
  VN_S_BINH_PHUOC: ['Binh Phuoc', 'ビンフオック', '平福', 'บิ่ญเฟื้อก', 'Bình Phước'],
  VN_S_HAU_GIANG: ['Hau Giang', 'ハウザン', '后江', 'เหิ่วซาง', 'Hậu Giang'],
  VN_S_TIEN_GIANG: ['Tien Giang', 'ティエンザン', '前江', 'เตี่ยนซาง', 'Tiền Giang'],
  VN_S_KIEN_GIANG: ['Kien Giang', 'キエンザン', '坚江', 'เกียนซาง', 'Kiên Giang'],
  VN_S_DA_LAT: ['Da Lat', 'ダラット', '大叻', 'ด่าหลัต', 'Đà Lạt'],
  VN_C_HUE: ['Thua Thien Hue', 'トゥアティエン・フエ', '承天顺化', 'เถื่อเทียนเว้', 'Thừa Thiên Huế'],
  VN_C_PHU_YEN: ['Phu Yen', 'フーイエン', '富安', 'ฟู้เอียน', 'Phú Yên'],
  VN_C_DAK_LAK: ['Dak Lak', 'ダクラク', '多乐', 'ดั๊กลัก', 'Đắk Lắk'],
  VN_C_QUANG_NAM: ['Quang Nam', 'クアンナム', '广南', 'กว๋างนาม', 'Quảng Nam'],
  VN_C_DA_NANG: ['Da Nang', 'ダナン', '岘港', 'ดานัง', 'Đà Nẵng'],
  VN_C_KHANH_HOA: ['Khanh Hoa', 'カインホア', '庆和', 'คั้ญฮหว่า', 'Khánh Hòa'],
  VN_C_BINH_DINH: ['Binh Dinh', 'ビンディン', '平定', 'บิ่ญดิ่ญ', 'Bình Định'],
  VN_C_QUANG_TRI: ['Quang Tri', 'クアンチ', '广治', 'กว๋างจิ', 'Quảng Trị'],
  VN_C_QUANG_BINH: ['Quang Binh', 'クアンビン', '广平', 'กว๋างบิ่ญ', 'Quảng Bình'],
  VN_C_GIA_LAI: ['Gia Lai', 'ザライ', '嘉莱', 'ซาลาย', 'Gia Lai'],
  VN_C_NINH_THUAN: ['Ninh Thuan', 'ニントゥアン', '宁顺', 'นิญถ่วน', 'Ninh Thuận'],
  VN_C_QUANG_NGAI: ['Quang Ngai', 'クアンガイ', '广义', 'กว๋างหงาย', 'Quảng Ngãi'],
  VN_C_DAK_NONG: ['Dak Nong', 'ダクノン', '多农', 'ดั๊กนง', 'Đắk Nông'],
  VN_C_KON_TUM: ['Kon Tum', 'コントゥム', '昆嵩', 'กอนตูม', 'Kon Tum'],
};

/** A game's names in all languages. */
export function lotteryNames({
  code,
  schedule,
}: Pick<LotteryGame, 'code' | 'schedule'>): ManifestNames {
  if (!('minutes' in schedule)) return write(STATIONS[code], code);
  const { minutes } = schedule;
  const { EN, JA, CN, TH, VI } = write(HOUSE_DRAWS[code.replace(/_\d+$/, '')], code);
  return {
    EN: `${EN} ${minutes} min`,
    JA: `${JA} ${minutes}分`,
    CN: `${CN} ${minutes}分`,
    TH: `${TH} ${minutes} นาที`,
    VI: `${VI} ${minutes} phút`,
  };
}

function write(names: Named | undefined, code: string) {
  invariant(names, `${code} has a name`);
  const [EN, JA, CN, TH, VI] = names;
  return { EN, JA, CN, TH, VI };
}
