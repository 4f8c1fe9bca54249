import type { record as source } from '../en/record.ts';
import type { Words } from '../words.ts';

export const record: Words<typeof source> = {
  period: {
    label: 'ช่วงเวลา',
    today: 'วันนี้',
    yesterday: 'เมื่อวาน',
    week: '7 วัน',
    month: '30 วัน',
    thisMonth: 'เดือนนี้',
    lastMonth: 'เดือนที่แล้ว',
    own: 'เลือกวัน',
    from: 'ตั้งแต่',
    to: 'ถึง',
    apply: 'แสดง',
    zone: 'วันและเวลาตามเขตเวลา {zone}',
  },
  periodWrong: 'แสดงช่วงเวลานี้ไม่ได้',
  longerPeriod: 'ดู 30 วัน',
  thisMonth: 'ดูเดือนนี้',
  play: 'ไปเล่นเกม',
  news: 'มีรายการใหม่',
  failed: 'โหลดประวัติไม่สำเร็จ',
  failedText: 'ข้อมูลของคุณยังอยู่ครบ กรุณาลองใหม่',
  offline: 'คุณออฟไลน์อยู่',
  offlineText: 'ประวัติจะโหลดเองเมื่อคุณกลับมาออนไลน์',
  moreFailed: 'โหลดรายการถัดไปไม่สำเร็จ',
  copy: 'คัดลอกหมายเลข {number}',
  copied: 'คัดลอกแล้ว',
  notCopied: 'คัดลอกไม่สำเร็จ กรุณาเลือกหมายเลขแล้วคัดลอกเอง',
  total: {
    label: 'ยอดรวมของช่วงเวลา',
    failed: 'โหลดยอดรวมไม่สำเร็จ',
  },
  filter: {
    open: 'ตัวกรอง',
    count: 'ตัวกรอง ใช้อยู่ {count} รายการ',
    reset: 'รีเซ็ต',
    show: 'แสดง',
    remove: 'ลบตัวกรอง: {name}',
    clear: 'ล้างตัวกรองทั้งหมด',
  },
};
