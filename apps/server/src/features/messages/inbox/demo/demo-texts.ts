/** What merchants of a demonstration have written to all of their members. */
export const DEMO_TITLES = {
  EN: 'Welcome to your inbox',
  JA: 'メッセージボックスへようこそ',
  CN: '欢迎使用消息中心',
  TH: 'ยินดีต้อนรับสู่กล่องข้อความ',
  VI: 'Chào mừng đến hộp thư của bạn',
} as const;

export const DEMO_BODIES = {
  EN: '<p>From now on we write to you here: when money has arrived or left, when your level changes, when a reward waits, and when somebody logs in from a device that we have not seen before.</p><p>A message is kept for 180 days. What you delete can be brought back at once. In the <a href="/m/help">help centre</a> you find answers to most questions.</p>',
  JA: '<p>これからは、入出金、レベルの変更、報酬のお届け、初めての端末からのログインなどを、こちらでお知らせします。</p><p>メッセージの保存期間は180日です。削除した直後であれば元に戻せます。よくあるご質問は<a href="/m/help">ヘルプセンター</a>をご覧ください。</p>',
  CN: '<p>今后，资金到账或转出、等级变化、奖励待领取，以及陌生设备登录等消息，都会在这里通知您。</p><p>消息保留 180 天，误删后可立即恢复。常见问题请查看<a href="/m/help">帮助中心</a>。</p>',
  TH: '<p>นับจากนี้เราจะแจ้งคุณที่นี่ เมื่อเงินเข้าหรือออก เมื่อระดับเปลี่ยน เมื่อมีรางวัลรอ และเมื่อมีการเข้าสู่ระบบจากอุปกรณ์ที่ไม่เคยเห็น</p><p>ข้อความเก็บไว้ 180 วัน สิ่งที่ลบไปกู้คืนได้ทันที คำถามส่วนใหญ่มีคำตอบใน<a href="/m/help">ศูนย์ช่วยเหลือ</a></p>',
  VI: '<p>Từ nay chúng tôi viết cho bạn tại đây: khi tiền vào hoặc ra, khi cấp của bạn thay đổi, khi có phần thưởng chờ, và khi có đăng nhập từ thiết bị lạ.</p><p>Tin nhắn được lưu 180 ngày. Tin vừa xóa có thể khôi phục ngay. Phần lớn câu hỏi có câu trả lời trong <a href="/m/help">trung tâm trợ giúp</a>.</p>',
} as const;
