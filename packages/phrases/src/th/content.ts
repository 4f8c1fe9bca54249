import type { content as source } from '../en/content.ts';
import type { Words } from '../words.ts';

export const content: Words<typeof source> = {
  refusals: {
    notice_unknown: 'ขออภัย ประกาศนี้ไม่มีแล้ว',
    preview_over: 'ตัวอย่างนี้หมดอายุแล้ว โปรดเปิดใหม่จากคอนโซล',
  },
  banners: { label: 'มีอะไรใหม่' },
  notices: {
    label: 'ประกาศ',
    none: 'ยังไม่มีประกาศ',
    latest: 'ล่าสุด',
    unread: 'ใหม่ {count} รายการ',
    pinned: 'ปักหมุด',
    new: 'ใหม่',
    emptyTitle: 'ยังไม่มีประกาศ',
    emptyText: 'เมื่อมีข่าวใหม่จะแสดงที่นี่',
    home: 'ไปที่เกม',
    failed: 'โหลดประกาศไม่สำเร็จ',
    failedText: 'อาจเกิดจากระบบของเราหรือเครือข่าย โปรดลองอีกครั้ง',
    offline: 'คุณออฟไลน์อยู่',
    offlineText: 'ประกาศจะแสดงเมื่อเชื่อมต่ออีกครั้ง',
    moreFailed: 'โหลดส่วนที่เหลือไม่สำเร็จ',
    end: 'ครบทั้งหมดแล้ว',
    back: 'ประกาศทั้งหมด',
    goneTitle: 'ไม่พบประกาศนี้',
    goneText: 'ประกาศนี้ถูกนำออกแล้ว หรือไม่ได้มีไว้สำหรับบัญชีนี้',
    open: 'ไปดูเลย',
  },
  hot: {
    title: 'ข่าวเด่น',
    play: 'เล่นวิดีโอ',
    pause: 'หยุดวิดีโอ',
    previous: 'ก่อนหน้า',
    next: 'ถัดไป',
    go: 'ดูเพิ่มเติม',
    film: 'วิดีโอ',
  },
  preview: {
    notShown: 'ไม่ได้แสดงแก่ผู้อ่านกลุ่มนี้',
    notShownText: 'ผู้ที่เข้าชมในฐานะนี้จะไม่เห็นเนื้อหานี้',
  },
  popups: {
    go: 'ดูเพิ่มเติม',
    ok: 'รับทราบ',
  },
  help: {
    topics: 'หัวข้อ',
    emptyTitle: 'ยังไม่มีบทความช่วยเหลือ',
    emptyText: 'ระหว่างนี้ติดต่อฝ่ายบริการลูกค้าได้',
    failed: 'โหลดศูนย์ช่วยเหลือไม่สำเร็จ',
    failedText: 'อาจเกิดจากระบบของเราหรือเครือข่าย โปรดลองอีกครั้ง',
    changed: 'แก้ไขล่าสุด {date}',
    next: 'ถัดไป: {title}',
  },
};
