import type { tables as source } from '../en/tables.ts';
import type { Words } from '../words.ts';

export const tables: Words<typeof source> = {
  phases: {
    BETTING: 'เดิมพันได้',
    CLOSED: 'ปิดรับ',
    DEALING: 'แจกไพ่',
    RESULT: 'ผลลัพธ์',
    SETTLED: 'ผลลัพธ์',
    VOIDED: 'โมฆะ',
    PAUSED: 'พักโต๊ะ',
  },
  left: 'เหลือ {count} วินาที',
  players: 'ผู้เล่น {count} คนวางเดิมพันแล้ว',
  road: 'ผลล่าสุด เรียงจากเก่าไปใหม่: {results}',
  noRoad: 'ขอนนี้ยังไม่มีผล',
  results: { DRAGON: 'มังกร', TIGER: 'เสือ', TIE: 'เสมอ', SUITED_TIE: 'เสมอดอกเดียวกัน' },
  marks: { DRAGON: 'ม', TIGER: 'ส' },
};
