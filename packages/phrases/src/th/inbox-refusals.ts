export const inboxRefusals = {
  message_unknown: 'ไม่มีข้อความนี้แล้ว',
  broadcast_unknown: 'ไม่มีข้อความกลุ่มนี้',
  broadcast_withdrawn: 'ถูกถอนไปแล้ว',
  broadcast_empty: 'เขียนหัวข้อและเนื้อหาอย่างน้อยหนึ่งภาษา และต้องมีทั้งสองในทุกภาษาที่เขียน',
  audience_unfit: 'ระดับต่ำสุดสูงกว่าระดับสูงสุด',
  template_unfit: 'ข้อความภาษา {language} มีช่องที่ไม่มีค่าให้เติม: {placeholder}',
} as const;
