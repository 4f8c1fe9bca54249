import type { messageCentre as source } from '../en/message-centre.ts';
import type { Words } from '../words.ts';

export const messageCentre: Words<typeof source> = {
  label: 'ข้อความและช่องทางติดต่อ',
  telegram: 'Telegram',
  telegramText: 'เปิดช่องของเราในแอปของคุณ',
  notices: 'ประกาศ',
  noticesText: 'ข่าวใหม่ของเว็บไซต์',
  inbox: 'กล่องข้อความ',
  inboxText: 'ข้อความเกี่ยวกับบัญชีของคุณ',
  chat: 'แชตสด',
  chatText: 'คุยกับเราได้ที่นี่',
  service: 'บริการลูกค้า',
  serviceText: 'มีเจ้าหน้าที่คอยช่วยเหลือ',
  line: 'LINE',
  lineText: 'เพิ่มเราเป็นเพื่อน',
  unread: 'ยังไม่ได้อ่าน {count} รายการ',
};
