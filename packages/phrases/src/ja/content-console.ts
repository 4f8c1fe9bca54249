import type { ContentConsoleRefusal } from '@maneki/contract/content/console-refusals';
import type { RefusalPhrases } from '../words.ts';

export const contentConsole: RefusalPhrases<ContentConsoleRefusal['code']> = {
  entry_unknown: 'このコンテンツは存在しません。',
  version_unknown: 'このバージョンは存在しません。',
  newer_version:
    'その間に{operator}がバージョン{version}を保存または公開しました。入力内容は失われていません。確認してからお決めください。',
  already_live: 'このバージョンはすでに公開されています。',
  not_live: '現在は公開されていません。',
  script_refused:
    '{language}の本文にスクリプトとして動作しうる部分があります：{part}。保存していません。取り除いてください。',
  would_remove: '{language}の本文に使用できないマークアップがあり、保存時に除かれます：{parts}',
  nothing_said: '少なくとも1つの言語でタイトルを入力してください。',
  text_too_long: '{language}の本文が長すぎます。マークアップを含めて{max}文字までです。',
  title_missing: '{language}のタイトルがありません。',
  link_invalid:
    'リンクが種類と合いません。ページは/m/、アドレスはhttps://で始まり、ゲームは「メーカー/ゲーム」です。',
  period_invalid: '終了が開始より前になっています。',
  tag_taken: '同じ名前の公開記事がすでにあります。',
  order_outdated: 'その間に公開または取り下げがありました。並び順をもう一度ご確認ください。',
  picture_unknown: 'この画像は存在しません。サイトの画像を選ぶか、アップロードしてください。',
  picture_too_large: '画像は{megabytes} MBまでです。',
  picture_too_wide: '画像の縦横は{pixels}ピクセルまでです。',
  picture_unreadable: '読み取れない画像です。PNG、JPEG、WebP、AVIFが使えます。',
};
