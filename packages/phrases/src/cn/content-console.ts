import type { ContentConsoleRefusal } from '@maneki/contract/content/console-refusals';
import type { RefusalPhrases } from '../words.ts';

export const contentConsole: RefusalPhrases<ContentConsoleRefusal['code']> = {
  entry_unknown: '没有这条内容。',
  version_unknown: '没有这个版本。',
  newer_version:
    '在此期间，{operator}保存或发布了版本 {version}。您的内容没有丢失：请先查看对方的版本再决定。',
  already_live: '读者已经看到这个版本。',
  not_live: '读者目前看不到它。',
  script_refused: '{language}的正文含有可能作为脚本运行的内容：{part}。尚未保存，请将其删除。',
  would_remove: '{language}的正文含有不允许的标记，保存时会去掉：{parts}',
  nothing_said: '请至少用一种语言填写标题。',
  text_too_long: '{language}的正文过长：连同标记最多 {max} 个字符。',
  title_missing: '{language}没有标题。',
  link_invalid: '链接与其类型不符。页面以 /m/ 开头，地址以 https:// 开头，游戏写作“厂商/游戏”。',
  period_invalid: '结束时间早于开始时间。',
  tag_taken: '另一篇已发布的文章已使用此名称。',
  order_outdated: '在此期间有内容被发布或撤下，请重新查看顺序。',
  picture_unknown: '没有这张图片。请选择站内图片或上传。',
  picture_too_large: '图片最大 {megabytes} MB。',
  picture_too_wide: '图片的宽和高最多 {pixels} 像素。',
  picture_unreadable: '无法读取这张图片。支持 PNG、JPEG、WebP 和 AVIF。',
};
