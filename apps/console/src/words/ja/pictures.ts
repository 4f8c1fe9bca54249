import type { Words } from '@maneki/phrases/words';
import type { picturesEn } from '../en/pictures.ts';

export const picturesJa: Words<typeof picturesEn> = {
  pictures: {
    none: '画像なし。',
    elsewhere: '外部の画像：{address}',
    choose: '画像を選ぶ',
    remove: '画像を外す',
    close: '閉じる',
    uploaded: 'アップロード済み',
    shipped: 'サイトの画像',
    upload: '画像をアップロード',
    uploadHint: 'PNG、JPEG、WebP、AVIF、{megabytes} MBまで。',
    tooLarge: '画像は{megabytes} MBまでです。',
  },
};
