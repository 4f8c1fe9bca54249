import type { feedback as source } from '../en/feedback.ts';
import type { Words } from '../words.ts';

export const feedback: Words<typeof source> = {
  intro: 'บอกเราว่าเกิดปัญหาอะไรหรืออยากให้ปรับปรุงตรงไหน เราจะตอบในกล่องข้อความและในหน้านี้',
  type: 'เรื่องเกี่ยวกับอะไร',
  typePick: 'เลือกประเภท',
  types: {
    deposit: 'การฝากเงิน',
    withdrawal: 'การถอนเงิน',
    game: 'เกม',
    service: 'บริการลูกค้า',
    agent: 'การสมัครเป็นเอเยนต์',
    other: 'อื่น ๆ',
  },
  content: 'รายละเอียด',
  placeholder: 'เกิดอะไรขึ้น เมื่อไร ในเกมหรือรายการใด',
  few: 'ต้องเขียนอีกอย่างน้อย {count} ตัวอักษร',
  submit: 'ส่งความคิดเห็น',
  sent: 'ส่งความคิดเห็นแล้ว ขอบคุณ',
  sentText: 'เราอ่านทุกข้อความ คำตอบจะแสดงด้านล่างและในกล่องข้อความของคุณ',
  own: 'ความคิดเห็นของคุณ',
  empty: 'คุณยังไม่เคยส่งความคิดเห็น',
  more: 'แสดงเพิ่มเติม',
  answer: 'คำตอบของเรา',
  waiting: 'เราจะตอบที่นี่',
  failed: 'โหลดรายการความคิดเห็นไม่สำเร็จ',
  states: {
    NEW: 'ได้รับแล้ว',
    IN_PROGRESS: 'กำลังตรวจสอบ',
    ANSWERED: 'ตอบแล้ว',
    CLOSED: 'ปิดแล้ว',
  },
};
