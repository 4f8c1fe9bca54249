import type { shell as source } from '../en/shell.ts';
import type { Words } from '../words.ts';

export const shell: Words<typeof source> = {
  nav: {
    label: 'เมนูหลัก',
    home: 'หน้าแรก',
    service: 'ช่วยเหลือ',
  },
  titles: {
    home: 'หน้าแรก',
    restrict: 'ประกาศ',
    serviceError: 'ระบบขัดข้อง',
    terms: 'ข้อกำหนดการให้บริการ',
    agreement: 'ข้อตกลงผู้ใช้',
    offline: 'ออฟไลน์',
    outerApp: 'เปิดในเบราว์เซอร์',
  },
  actions: {
    back: 'กลับ',
    close: 'ปิด',
    ok: 'ตกลง',
    cancel: 'ยกเลิก',
    confirm: 'ยืนยัน',
    retry: 'ลองใหม่',
    skip: 'ข้ามไปที่เนื้อหา',
    pause: 'หยุดชั่วคราว',
    play: 'เล่นต่อ',
    reload: 'โหลดใหม่',
  },
  theme: {
    label: 'ธีม',
    dark: 'มืด',
    light: 'สว่าง',
    toDark: 'เปลี่ยนเป็นธีมมืด',
    toLight: 'เปลี่ยนเป็นธีมสว่าง',
  },
  language: {
    label: 'ภาษา',
    choose: 'เลือกภาษา',
    switchTo: 'เปลี่ยนเป็น {language}',
  },
  notices: {
    offline: 'คุณออฟไลน์อยู่ ข้อมูลที่เห็นอาจไม่ใช่ล่าสุด แต่สิ่งที่คุณพิมพ์ไว้ไม่หายไปไหน',
    online: 'กลับมาออนไลน์แล้ว',
    slow: 'เครือข่ายช้า เรากำลังพยายามเชื่อมต่อให้',
    update: 'เวอร์ชันใหม่พร้อมใช้งานแล้ว',
    loading: 'กำลังโหลด…',
    chunkFailed: 'โหลดหน้านี้ไม่สำเร็จ กรุณาตรวจสอบการเชื่อมต่อแล้วลองใหม่',
    unknownError: 'ข้อผิดพลาดที่ไม่ทราบสาเหตุ',
  },
  carousel: {
    carousel: 'ภาพสไลด์',
    slide: 'สไลด์',
    position: 'สไลด์ที่ {position} จาก {count}',
  },
  demo: 'โหมดทดลอง: ใช้เงินจำลองเท่านั้น',
};
