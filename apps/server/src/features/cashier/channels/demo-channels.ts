import type { PaymentMethod } from '@maneki/contract/cashier/states';
import type { Channel, OpenHours, Texts } from './channel.ts';

/** Who collects in a demonstration: a provider of its own, which moves no money. */
export const DEMO_PROVIDER = 'sandbox';

/** A channel of the demonstration, for every merchant and currency alike; amounts in reference units. */
export type DemoChannel = {
  readonly method: PaymentMethod;
  readonly logo: string;
  readonly names: Texts;
  readonly descriptions: Texts;
  readonly minimumRu: number;
  readonly maximumRu: number;
  readonly presetsRu: readonly number[];
  readonly dailyMaxRu: number | null;
  readonly dailyTotalRu: number | null;
  readonly feePpm: bigint;
  readonly bonusPpm: bigint;
  readonly expiryMinutes: number;
  readonly isManual: boolean;
  readonly vipMin: number;
  readonly hours: OpenHours | null;
  readonly coin: Channel['coin'];
};

const USUAL = {
  dailyMaxRu: null,
  dailyTotalRu: null,
  feePpm: 0n,
  bonusPpm: 0n,
  isManual: false,
  vipMin: 0,
  hours: null,
  coin: null,
} as const;

const NINE = 9 * 60;
const EIGHTEEN = 18 * 60;

export const DEMO_CHANNELS: readonly DemoChannel[] = [
  {
    ...USUAL,
    method: 'BANK_TRANSFER',
    logo: 'bank',
    names: {
      EN: 'Bank transfer',
      JA: '銀行振込',
      CN: '银行转账',
      TH: 'โอนผ่านธนาคาร',
      VI: 'Chuyển khoản ngân hàng',
    },
    descriptions: {
      EN: 'Transfer to our account and upload the receipt. A person confirms it, mostly within 10 minutes.',
      JA: '当社口座へお振込みのうえ、控えの画像を送信してください。通常10分以内に担当者が確認します。',
      CN: '转账至我们的账户并上传凭证，通常10分钟内由专人确认。',
      TH: 'โอนเข้าบัญชีของเราแล้วแนบสลิป เจ้าหน้าที่จะตรวจสอบ โดยปกติภายใน 10 นาที',
      VI: 'Chuyển vào tài khoản của chúng tôi và tải biên lai lên. Nhân viên xác nhận, thường trong 10 phút.',
    },
    minimumRu: 10,
    maximumRu: 10_000,
    presetsRu: [20, 50, 100, 200, 500, 1_000],
    dailyMaxRu: 20_000,
    expiryMinutes: 30,
    isManual: true,
  },
  {
    ...USUAL,
    method: 'QR',
    logo: 'qr',
    names: {
      EN: 'QR code',
      JA: 'QRコード決済',
      CN: '扫码支付',
      TH: 'คิวอาร์โค้ด',
      VI: 'Mã QR',
    },
    descriptions: {
      EN: 'Scan with the app of your bank. Credited by itself, within seconds.',
      JA: '銀行アプリで読み取るだけ。数秒で自動的に反映されます。',
      CN: '用银行App扫码，数秒内自动到账。',
      TH: 'สแกนด้วยแอปธนาคารของคุณ เงินเข้าอัตโนมัติภายในไม่กี่วินาที',
      VI: 'Quét bằng ứng dụng ngân hàng. Tiền tự động vào trong vài giây.',
    },
    minimumRu: 5,
    maximumRu: 2_000,
    presetsRu: [10, 20, 50, 100, 200, 500],
    dailyMaxRu: 5_000,
    dailyTotalRu: 1_000_000,
    expiryMinutes: 15,
  },
  {
    ...USUAL,
    method: 'EWALLET',
    logo: 'ewallet',
    names: {
      EN: 'E-wallet',
      JA: '電子ウォレット',
      CN: '电子钱包',
      TH: 'อีวอลเล็ต',
      VI: 'Ví điện tử',
    },
    descriptions: {
      EN: 'Pay in the app of your wallet. Credited by itself; the wallet takes a fee of 2 %.',
      JA: 'ウォレットアプリでお支払い。自動的に反映されます。ウォレットの手数料は2 %です。',
      CN: '在钱包App中支付，自动到账，钱包收取2 %手续费。',
      TH: 'ชำระในแอปวอลเล็ต เงินเข้าอัตโนมัติ วอลเล็ตคิดค่าธรรมเนียม 2 %',
      VI: 'Thanh toán trong ứng dụng ví. Tiền tự động vào; ví thu phí 2 %.',
    },
    minimumRu: 2,
    maximumRu: 1_000,
    presetsRu: [5, 10, 20, 50, 100, 200],
    dailyMaxRu: 3_000,
    feePpm: 20_000n,
    expiryMinutes: 15,
  },
  {
    ...USUAL,
    method: 'CRYPTO',
    logo: 'usdt',
    names: {
      EN: 'USDT (TRC20)',
      JA: 'USDT（TRC20）',
      CN: 'USDT（TRC20）',
      TH: 'USDT (TRC20)',
      VI: 'USDT (TRC20)',
    },
    descriptions: {
      EN: 'Send tethers on the Tron network and get 1 % on top. The quote holds for 20 minutes.',
      JA: 'TronネットワークでUSDTを送金すると1 %が上乗せされます。レートは20分間有効です。',
      CN: '通过Tron网络发送USDT，额外赠送1 %。报价20分钟内有效。',
      TH: 'ส่ง USDT บนเครือข่าย Tron รับเพิ่ม 1 % ราคานี้ใช้ได้ 20 นาที',
      VI: 'Gửi USDT qua mạng Tron và nhận thêm 1 %. Báo giá có hiệu lực 20 phút.',
    },
    minimumRu: 10,
    maximumRu: 50_000,
    presetsRu: [20, 50, 100, 500, 1_000, 5_000],
    bonusPpm: 10_000n,
    expiryMinutes: 20,
    coin: { code: 'USDT', network: 'TRC20', confirmations: 20 },
  },
  {
    ...USUAL,
    method: 'CRYPTO',
    logo: 'btc',
    names: {
      EN: 'Bitcoin',
      JA: 'ビットコイン',
      CN: '比特币',
      TH: 'บิตคอยน์',
      VI: 'Bitcoin (BTC)',
    },
    descriptions: {
      EN: 'Send bitcoins. Credited after two confirmations; the quote holds for 20 minutes.',
      JA: 'ビットコインを送金してください。2回の承認後に反映されます。レートは20分間有効です。',
      CN: '发送比特币，两次确认后到账。报价20分钟内有效。',
      TH: 'ส่งบิตคอยน์ เงินเข้าหลังยืนยันสองครั้ง ราคานี้ใช้ได้ 20 นาที',
      VI: 'Gửi bitcoin. Tiền vào sau hai xác nhận; báo giá có hiệu lực 20 phút.',
    },
    minimumRu: 10,
    maximumRu: 50_000,
    presetsRu: [50, 100, 500, 1_000, 5_000],
    expiryMinutes: 20,
    coin: { code: 'BTC', network: 'BTC', confirmations: 2 },
  },
  {
    ...USUAL,
    method: 'BANK_TRANSFER',
    logo: 'bank',
    names: {
      EN: 'Priority transfer',
      JA: '優先振込',
      CN: '优先转账',
      TH: 'โอนด่วนพิเศษ',
      VI: 'Chuyển khoản ưu tiên',
    },
    descriptions: {
      EN: 'A contact of your own confirms it, for members from VIP 3 on.',
      JA: 'VIP 3以上の会員様には専任の担当者が確認します。',
      CN: 'VIP 3及以上会员由专属人员确认。',
      TH: 'เจ้าหน้าที่ประจำตัวตรวจสอบให้ สำหรับสมาชิก VIP 3 ขึ้นไป',
      VI: 'Nhân viên riêng xác nhận, dành cho thành viên từ VIP 3.',
    },
    minimumRu: 1_000,
    maximumRu: 10_000,
    presetsRu: [1_000, 2_000, 5_000, 10_000],
    expiryMinutes: 30,
    isManual: true,
    vipMin: 3,
    hours: { opens: NINE, closes: EIGHTEEN },
  },
];
