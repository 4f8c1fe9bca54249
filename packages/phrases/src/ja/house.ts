import type { house as source } from '../en/house.ts';
import type { Words } from '../words.ts';

export const house: Words<typeof source> = {
  refusals: {
    launch_invalid:
      'このゲームのリンクは使用済みか、有効期限が切れています。ゲームを開き直してください。',
    session_ended: 'ゲームのセッションが終了しました。もう一度開いてください。',
    game_off: 'このゲームは現在お休み中です。別のゲームをお選びください。',
    stake_invalid: 'このベット額はご利用いただけません。一覧からお選びください。',
    insufficient_funds: '残高がベット額より少なくなっています。',
    limit_reached: 'このベットは、ご自身で設定した上限を超えてしまいます。',
    player_blocked: 'このアカウントでは現在プレイできません。',
    round_running: '前のラウンドがまだ終わっていません。終わるまでお待ちください。',
    round_unknown: '該当するラウンドがありません。',
    key_reused: 'このリクエストはすでに別のベットに使われています。',
    seed_invalid: 'シードは半角の英数字・記号で1〜64文字です。空白と「|」は使えません。',
    temporary:
      '現在、ゲームからウォレットに接続できません。残高は減っていません。もう一度お試しください。',
  },
};
