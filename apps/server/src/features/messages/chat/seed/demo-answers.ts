import type { Answer } from '../answers/store.ts';

/** Answers that support of a demonstration begins with. */
export const DEMO_ANSWERS: readonly Omit<Answer, 'id'>[] = [
  {
    title: 'Greeting',
    texts: {
      EN: 'Hello, thank you for writing to us. How can I help you?',
      JA: 'お問い合わせありがとうございます。どのようなご用件でしょうか。',
      CN: '您好，感谢您的联系。请问有什么可以帮您？',
      TH: 'สวัสดีค่ะ ขอบคุณที่ติดต่อเรา มีอะไรให้ช่วยไหมคะ',
      VI: 'Xin chào, cảm ơn bạn đã liên hệ. Tôi có thể giúp gì cho bạn?',
    },
  },
  {
    title: 'Deposit on its way',
    texts: {
      EN: 'Your deposit has arrived with us and is being checked. This usually takes a few minutes.',
      JA: 'ご入金を確認しております。通常は数分で反映されます。',
      CN: '我们已收到您的存款，正在核对。通常只需几分钟。',
      TH: 'เราได้รับยอดฝากของคุณแล้วและกำลังตรวจสอบ โดยปกติใช้เวลาไม่กี่นาที',
      VI: 'Chúng tôi đã nhận được khoản nạp của bạn và đang kiểm tra. Thường chỉ mất vài phút.',
    },
  },
  {
    title: 'Playing safely',
    texts: {
      EN: 'You can set limits or take a time-out under “Safe play”. I am glad to help you with it.',
      JA: '「安全なプレイ」で上限や休止期間を設定できます。ご不明な点はお手伝いします。',
      CN: '您可以在“安全游戏”中设置限额或暂停。我很乐意协助您。',
      TH: 'คุณตั้งวงเงินหรือพักการเล่นได้ที่ “เล่นอย่างปลอดภัย” ยินดีช่วยเหลือค่ะ',
      VI: 'Bạn có thể đặt giới hạn hoặc tạm nghỉ trong mục “Chơi an toàn”. Tôi sẵn lòng hỗ trợ bạn.',
    },
  },
  {
    title: 'Goodbye',
    texts: {
      EN: 'Thank you, and all the best. You can write to us again at any time.',
      JA: 'ご連絡ありがとうございました。またいつでもお問い合わせください。',
      CN: '感谢您，祝一切顺利。您可以随时再联系我们。',
      TH: 'ขอบคุณค่ะ ติดต่อเราได้ทุกเมื่อ',
      VI: 'Cảm ơn bạn. Bạn có thể viết cho chúng tôi bất cứ lúc nào.',
    },
  },
];

export const DEMO_WORDS: readonly string[] = [
  'idiot',
  'scam',
  'ばか',
  '死ね',
  '傻瓜',
  'ไอ้โง่',
  'đồ ngu',
];

/** What sakura once asked, and what she was told. */
export const DEMO_TALK = [
  { by: 'member', text: 'こんにちは。昨日の入金がまだ反映されていません。' },
  {
    by: 'operator',
    text: 'お問い合わせありがとうございます。確認いたしますので少々お待ちください。',
  },
  { by: 'operator', text: '反映が完了しました。残高をご確認ください。' },
  { by: 'member', text: '確認できました。ありがとうございました。' },
] as const;
