import type { agent as source } from '../en/agent.ts';
import type { Words } from '../words.ts';

export const agent: Words<typeof source> = {
  greetings: {
    morning: 'สวัสดีตอนเช้า',
    noon: 'สวัสดีตอนกลางวัน',
    afternoon: 'สวัสดีตอนบ่าย',
    evening: 'สวัสดีตอนเย็น',
  },
  counters: {
    title: 'ทีมของคุณวันนี้',
    here: 'เข้าสู่ระบบ',
    bet: 'เดิมพัน',
    joined: 'สมัครใหม่',
    online: 'ออนไลน์',
    failed: 'ยังอ่านตัวเลขไม่ได้ในขณะนี้ ระบบจะลองอีกครั้งในหนึ่งนาที',
  },
  entries: {
    label: 'เครื่องมือตัวแทน',
    overview: 'ภาพรวมทีม',
    members: 'สมาชิกทีม',
    pnl: 'กำไรขาดทุนทีม',
    betting: 'เดิมพันของทีม',
    record: 'บัญชีตัวแทน',
    gifts: 'ส่งเงินให้ทีม',
    rebate: 'คอมมิชชันของฉัน',
    teamRebate: 'คอมมิชชันทีม',
    security: 'ความปลอดภัย',
    mail: 'จดหมาย',
    service: 'บริการออนไลน์',
    unread: 'ยังไม่อ่าน {count} รายการ',
  },
  bar: {
    label: 'เมนูตัวแทน',
    home: 'หน้าแรก',
    links: 'เชิญ',
    dividend: 'เงินปันผล',
    notices: 'ประกาศ',
  },
};
