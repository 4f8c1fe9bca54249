import type { VerificationCode } from '@maneki/contract/safety/verification-refusals';
import type { RefusalPhrases } from '../words.ts';

export const verificationRefusals: RefusalPhrases<VerificationCode> = {
  name_invalid: 'กรุณากรอกชื่อตามเอกสาร {min} ถึง {max} ตัวอักษร',
  birthday_invalid: 'กรุณากรอกวันที่ที่ถูกต้อง',
  too_young: 'คุณต้องมีอายุอย่างน้อย {age} ปี',
  picture_too_large: 'รูปภาพต้องไม่เกิน {megabytes} MB',
  picture_too_wide: 'รูปภาพต้องกว้างและสูงไม่เกิน {pixels} พิกเซล',
  picture_unreadable: 'อ่านรูปนี้ไม่ได้ กรุณาใช้ JPEG หรือ PNG',
  person_missing: 'กรุณากรอกชื่อและวันเกิดก่อน',
  documents_missing: 'ยังขาดรูปบางรูป',
  document_kind_unfit: 'ประเทศของคุณไม่รับเอกสารประเภทนี้',
  verification_in_review: 'กำลังตรวจสอบเอกสารของคุณ กรุณารอผล',
  verification_approved: 'คุณยืนยันตัวตนแล้ว หากต้องการเปลี่ยนชื่อหรือวันเกิดกรุณาติดต่อฝ่ายบริการลูกค้า',
  verification_unknown: 'ไม่พบการยืนยันตัวตนนี้',
  verification_claimed: '{operator} กำลังตรวจสอบรายการนี้',
  verification_unclaimed: 'กรุณารับรายการก่อน',
  verification_decided: 'รายการนี้มีผลแล้ว หรือสมาชิกส่งเอกสารใหม่แล้ว',
};
