import type { DemoTexts } from './demo-texts.ts';

/** What a demonstration says of codes and of things that are sent. */
export const THING_TEXTS = {
  coffee: {
    titles: {
      EN: 'Coffee for two',
      JA: 'コーヒー2杯券',
      CN: '双人咖啡券',
      TH: 'คูปองกาแฟสองแก้ว',
      VI: 'Phiếu hai ly cà phê',
    },
    descriptions: {
      EN: 'A code for two cups, shown right after your order. Of this demonstration: no café takes it.',
      JA: '2杯分のコード。ご注文後すぐに表示されます。デモ用のため店舗ではご利用いただけません。',
      CN: '两杯咖啡的兑换码，下单后立即显示。演示用途，门店无法使用。',
      TH: 'โค้ดสำหรับสองแก้ว แสดงทันทีหลังสั่ง เป็นโค้ดสาธิต ใช้ที่ร้านไม่ได้',
      VI: 'Mã cho hai ly, hiện ngay sau khi đổi. Mã minh họa, không dùng được tại quán.',
    },
  },
  shopping: {
    titles: {
      EN: 'Shopping voucher',
      JA: 'お買い物券',
      CN: '购物券',
      TH: 'บัตรกำนัลช้อปปิ้ง',
      VI: 'Phiếu mua sắm',
    },
    descriptions: {
      EN: 'A code for the shop around the corner. Of this demonstration: no shop takes it.',
      JA: '近くのお店で使えるコード。デモ用のため店舗ではご利用いただけません。',
      CN: '便利店购物兑换码。演示用途，门店无法使用。',
      TH: 'โค้ดสำหรับร้านใกล้บ้าน เป็นโค้ดสาธิต ใช้ที่ร้านไม่ได้',
      VI: 'Mã mua hàng ở cửa hàng gần nhà. Mã minh họa, không dùng được tại cửa hàng.',
    },
  },
  cinema: {
    titles: {
      EN: 'Cinema tickets',
      JA: '映画鑑賞券',
      CN: '电影票',
      TH: 'ตั๋วหนัง',
      VI: 'Vé xem phim',
    },
    descriptions: {
      EN: 'Two seats for an evening. Of this demonstration: no cinema takes the code.',
      JA: 'ペアでお楽しみいただける映画鑑賞券。デモ用のため劇場ではご利用いただけません。',
      CN: '双人电影票兑换码。演示用途，影院无法使用。',
      TH: 'สองที่นั่งสำหรับค่ำคืนหนึ่ง เป็นโค้ดสาธิต ใช้ที่โรงหนังไม่ได้',
      VI: 'Hai ghế cho một buổi tối. Mã minh họa, rạp không nhận mã này.',
    },
  },
  'lucky-cat': {
    titles: {
      EN: 'Lucky cat',
      JA: '招き猫の置物',
      CN: '招财猫摆件',
      TH: 'แมวกวัก',
      VI: 'Mèo thần tài',
    },
    descriptions: {
      EN: 'Hand-painted porcelain, 12 cm high, in a paper box.',
      JA: '手描きの陶器製、高さ12cm。紙箱入り。',
      CN: '手绘陶瓷，高12厘米，纸盒包装。',
      TH: 'เซรามิกวาดมือ สูง 12 ซม. ในกล่องกระดาษ',
      VI: 'Sứ vẽ tay, cao 12 cm, đựng trong hộp giấy.',
    },
  },
  'tea-set': {
    titles: {
      EN: 'Tea set',
      JA: '茶器セット',
      CN: '茶具套装',
      TH: 'ชุดน้ำชา',
      VI: 'Bộ ấm trà',
    },
    descriptions: {
      EN: 'A cast pot and two cups, with a bamboo tray.',
      JA: '急須と湯のみ2客、竹製の盆付き。',
      CN: '一壶两杯，附竹制托盘。',
      TH: 'กาและถ้วยสองใบ พร้อมถาดไม้ไผ่',
      VI: 'Một ấm, hai chén và khay tre.',
    },
  },
  headphones: {
    titles: {
      EN: 'Headphones',
      JA: 'ワイヤレスヘッドホン',
      CN: '无线耳机',
      TH: 'หูฟังไร้สาย',
      VI: 'Tai nghe không dây',
    },
    descriptions: {
      EN: 'Wireless, over the ear, 30 hours on one charge.',
      JA: 'ワイヤレス・オーバーイヤー型。1回の充電で30時間。',
      CN: '头戴式无线耳机，一次充电可用30小时。',
      TH: 'ไร้สาย แบบครอบหู ใช้ได้ 30 ชั่วโมงต่อการชาร์จ',
      VI: 'Không dây, chụp tai, dùng 30 giờ mỗi lần sạc.',
    },
  },
  suitcase: {
    titles: {
      EN: 'Suitcase',
      JA: 'スーツケース',
      CN: '旅行箱',
      TH: 'กระเป๋าเดินทาง',
      VI: 'Va li du lịch',
    },
    descriptions: {
      EN: 'For the cabin, 38 litres, four quiet wheels.',
      JA: '機内持込サイズ、38L、静音4輪キャスター。',
      CN: '登机尺寸，38升，四只静音万向轮。',
      TH: 'ขนาดขึ้นเครื่อง 38 ลิตร สี่ล้อเงียบ',
      VI: 'Cỡ xách tay, 38 lít, bốn bánh êm.',
    },
  },
} as const satisfies DemoTexts;
