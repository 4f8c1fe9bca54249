import type { call as source } from '../en/call.ts';
import type { Words } from '../words.ts';

export const call: Words<typeof source> = {
  refusals: {
    not_found: 'リクエストされたURLは無効です。',
    method_not_allowed: 'リクエストされたURLは無効です。',
    too_many_requests:
      'システムが混み合っています。しばらくしてからもう一度お試しください。あと{seconds}秒お待ちください。',
    merchant_unknown: 'このサイトは登録されていません。',
    language_unknown: 'この言語にはまだ対応していません。',
    module_mismatch: 'このリクエストはサイト内の別の機能のものです。',
    body_too_large: '一度に送信できるサイズを超えています。',
    body_unsupported: 'JSON形式で送信してください。',
    body_unreadable: '送信された内容を読み取れませんでした。',
    proof_needed:
      'お使いの端末の確認ができませんでした。ページを再読み込みして、もう一度お試しください。',
    proof_invalid: '確認の有効期限が切れました。もう一度お試しください。',
    encryption_required: 'この通信には暗号化が必要です。ページを再読み込みしてください。',
    encryption_key_unknown:
      'このページの暗号鍵は古くなっています。ページを再読み込みしてください。',
    encryption_broken: '送信された内容を復号できませんでした。ページを再読み込みしてください。',
    encryption_stale: '時間がかかりすぎました。端末の時刻設定を確認して、もう一度お試しください。',
    encryption_replayed: 'この内容はすでに送信されています。もう一度お試しください。',
    idempotency_key_needed:
      'リクエストに識別キーがありません。ページを再読み込みして、もう一度お試しください。',
    input_invalid:
      '{field, select, none {送信した内容に誤りがあります。} other {「{field}」の内容に誤りがあります。}}',
    login_required: '先にログインしてください。',
    session_expired: 'ログインしていません。先にログインしてください。',
    not_permitted:
      '申し訳ありません。このアカウントに権限がないか、この機能は一時的にご利用いただけません。',
  },
  unknown_error: '不明なエラーが発生しました。お問い合わせ番号：{reference}',
  system_busy: 'システムが混み合っています。しばらくしてからもう一度お試しください。',
};
