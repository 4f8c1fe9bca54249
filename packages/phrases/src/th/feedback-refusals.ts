import type { feedbackRefusals as source } from '../en/feedback-refusals.ts';
import type { Words } from '../words.ts';

export const feedbackRefusals: Words<typeof source> = {
  feedback_type: 'กรุณาเลือกประเภทของเรื่อง',
  feedback_length: 'กรุณาเขียนระหว่าง {min} ถึง {max} คำ',
  feedback_too_many: 'ส่งความคิดเห็นได้วันละ {most} ครั้ง กรุณาลองใหม่พรุ่งนี้หรือติดต่อฝ่ายบริการลูกค้า',
  feedback_unknown: 'ไม่พบความคิดเห็นนี้',
  feedback_taken: '{operator} กำลังดูแลเรื่องนี้อยู่ หากต้องการตอบ กรุณารับช่วงต่อก่อน',
  feedback_moved_on: 'มีผู้ดำเนินการเรื่องนี้ต่อแล้ว กรุณาตรวจสอบอีกครั้ง',
};
