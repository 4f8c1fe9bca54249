import type { operators as source } from '../en/operators.ts';
import type { Words } from '../words.ts';

export const operators: Words<typeof source> = {
  refusals: {
    login_wrong: '名前、パスワード、またはコードが正しくありません。',
    too_many_tries: '失敗が続いたため受け付けられません。{minutes}分後にもう一度お試しください。',
    address_not_allowed: 'このアドレスからは入れません。',
    invitation_unknown:
      'この招待は無効か、使用済みか、期限切れです。新しい招待を依頼してください。',
    code_wrong: 'コードが一致しません。端末の時計をご確認ください。',
    session_unknown: 'このセッションはもうありません。',
    operator_unknown: '該当するオペレーターがいないか、無効になっています。',
    name_taken: '同じ名前のオペレーターがすでにいます。',
    name_invalid:
      '名前は英小文字で始まる2〜31文字で、英小文字・数字・ドット・ハイフン・アンダースコアが使えます。',
    role_unknown: 'そのような役割はありません。',
    merchant_unknown: 'そのようなマーチャントがないか、割り当てる権限がありません。',
    proposal_unknown: 'そのような提案はありません。',
    proposal_decided: 'すでに {operator} が決定しています。',
    proposal_expired: 'この提案は期限切れです。もう一度提案してください。',
    proposal_outdated: '提案どおりにはもう実行できません：{reason}',
    own_proposal: '自分の提案には、別のオペレーターの承認が必要です。',
    right_missing: 'この役割では決定できません。',
    demo_only:
      'デモのオペレーターが変更できるのは、デモのオペレーターだけです。ご自身のオペレーターでログインしてください。',
    not_yourself: '自分自身には行えません。別のオーナーに依頼してください。',
    platform_only: 'この操作はすべてのマーチャントを担当するオペレーターだけが行えます。',
    job_unknown: 'そのジョブはないか、スケジュールがありません。',
    work_unknown: 'その作業はもうありません。すでに完了した可能性があります。',
    event_unknown: 'その失敗はもうありません。すでに再試行された可能性があります。',
    event_still_tried: 'まだ自動で再試行されています。終わるまでお待ちください。',
    event_fails_again: '再び失敗しました：{error}',
  },
};
