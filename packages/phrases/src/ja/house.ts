import type { house as source } from '../en/house.ts';
import type { Words } from '../words.ts';

export const house: Words<typeof source> = {
  refusals: {
    launch_invalid:
      'このゲームのリンクは使用済みか、有効期限が切れています。ゲームを開き直してください。',
    session_ended: 'ゲームのセッションが終了しました。もう一度開いてください。',
    game_off: 'このゲームは現在お休み中です。別のゲームをお選びください。',
    stake_invalid: 'このベット額はご利用いただけません。一覧からお選びください。',
    bet_invalid: 'この賭け方はこのゲームにはありません。別の数を選んでください。',
    win_too_large:
      'この数では、1回の賭けで当たるのは最大{max}までです。賭け金を下げるか、別の数を選んでください。',
    insufficient_funds: '残高がベット額より少なくなっています。',
    limit_reached: 'このベットは、ご自身で設定した上限を超えてしまいます。',
    player_blocked: 'このアカウントでは現在プレイできません。',
    round_running: '前のラウンドがまだ終わっていません。終わるまでお待ちください。',
    round_unknown: '該当するラウンドがありません。',
    key_reused: 'このリクエストはすでに別のベットに使われています。',
    bets_closed: 'このラウンドの受付は終了しました。次のラウンドをお待ちください。',
    table_full:
      'このラウンドでは、この場所にこれ以上賭けられません。賭け金を下げるか、別の場所を選んでください。',
    stake_over_limit: 'この場所に賭けられるのは1ラウンド最大{max}です。',
    stake_under_limit: 'この場所に賭けられるのは1ラウンド{min}からです。',
    issue_closed: 'この回の受付は終了しました。次の回を選んでください。',
    selection_invalid: '選択{ticket}はこの遊び方ではお受けできません。もう一度ご確認ください。',
    odds_changed: '選択{ticket}の倍率が変わりました。ご確認のうえ、もう一度お申し込みください。',
    mode_off: 'こちらではこの配当方式では賭けられません。ゲームを開き直してください。',
    series_invalid: '選べるシリーズは{max}までです。これより低いものを選んでください。',
    lines_over_limit:
      '1回の抽せんで選べる組み合わせは、お一人様{max}通りまでです。数を減らすか、次の回をお選びください。',
    number_full: '{number}はこの回の上限に達しました。別の数字を選ぶか、賭け金を減らしてください。',
    number_closed: '{number}はこの回では受け付けていません。別の数字を選んでください。',
    chase_invalid: 'この追い買いはお受けできません。受付中の回だけを選んでください。',
    not_cancellable: 'この券はもう取り消せません。',
    seed_invalid: 'シードは半角の英数字・記号で1〜64文字です。空白と「|」は使えません。',
    temporary:
      '現在、ゲームからウォレットに接続できません。残高は減っていません。もう一度お試しください。',
  },
};
