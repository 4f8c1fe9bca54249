import type { ContentConsoleRefusal } from '@maneki/contract/content/console-refusals';
import type { RefusalPhrases } from '../words.ts';

export const contentConsole: RefusalPhrases<ContentConsoleRefusal['code']> = {
  entry_unknown: 'ไม่มีเนื้อหานี้',
  version_unknown: 'ไม่มีเวอร์ชันนี้',
  newer_version:
    'ระหว่างนั้น {operator} ได้บันทึกหรือเผยแพร่เวอร์ชัน {version} แล้ว สิ่งที่คุณเขียนไม่หายไป โปรดดูของเขาก่อนแล้วจึงตัดสินใจ',
  already_live: 'ผู้อ่านเห็นเวอร์ชันนี้อยู่แล้ว',
  not_live: 'ขณะนี้ผู้อ่านไม่เห็นเนื้อหานี้',
  script_refused: 'ข้อความภาษา {language} มีส่วนที่อาจทำงานเป็นสคริปต์: {part} จึงยังไม่ได้บันทึก โปรดนำออก',
  would_remove: 'ข้อความภาษา {language} มีมาร์กอัปที่ไม่อนุญาตและจะถูกตัดออก: {parts}',
  nothing_said: 'โปรดใส่ชื่อเรื่องอย่างน้อยหนึ่งภาษา',
  text_too_long: 'ข้อความภาษา {language} ยาวเกินไป รวมมาร์กอัปแล้วเก็บได้ไม่เกิน {max} อักขระ',
  title_missing: 'ข้อความภาษา {language} ไม่มีชื่อเรื่อง',
  link_invalid: 'ลิงก์ไม่ตรงกับชนิดของลิงก์ หน้าเว็บขึ้นต้นด้วย /m/ ที่อยู่ขึ้นต้นด้วย https:// เกมเขียนเป็น ผู้ผลิต/เกม',
  period_invalid: 'เวลาสิ้นสุดอยู่ก่อนเวลาเริ่มต้น',
  tag_taken: 'มีบทความที่เผยแพร่แล้วใช้ชื่อนี้อยู่',
  order_outdated: 'ระหว่างนั้นมีการเผยแพร่หรือถอนเนื้อหา โปรดดูลำดับอีกครั้ง',
  picture_unknown: 'ไม่มีรูปภาพนี้ โปรดเลือกจากเว็บไซต์หรืออัปโหลด',
  picture_too_large: 'รูปภาพต้องไม่เกิน {megabytes} MB',
  picture_too_wide: 'รูปภาพต้องกว้างและสูงไม่เกิน {pixels} พิกเซล',
  picture_unreadable: 'อ่านรูปภาพนี้ไม่ได้ ใช้ได้เฉพาะ PNG, JPEG, WebP และ AVIF',
};
