import type { linkRefusals as source } from '../en/agent-link-refusals.ts';
import type { Words } from '../words.ts';

export const linkRefusals: Words<typeof source> = {
  link_unknown: 'そのリンクはありません。',
  link_limit: '同時に有効にできるリンクは{most}件までです。先にどれかを無効にしてください。',
  link_over: 'このリンクは終了しており、再び有効にできません。新しいリンクを作成してください。',
  link_expiry: '有効期限は今より後の日時にしてください。',
  link_domain: 'このサイトはそのドメインでは公開されていません。',
  line_full: 'あなたのラインはすでに{levels}階層に達しているため、下位に登録できません。',
  openings_limit:
    '開設できるアカウントは1日{most}件までです。明日もう一度お試しいただくか、リンクを共有してください。',
};
