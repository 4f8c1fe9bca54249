import type { lottery as source } from '../en/lottery.ts';
import type { Words } from '../words.ts';

export const lottery: Words<typeof source> = {
  refusals: {
    unreachable: '現在、抽選に接続できません。しばらくしてからもう一度お試しください。',
    game_unknown: 'この宝くじは取り扱っていません。',
    of_all: '宝くじは全マーチャント共通です。全マーチャントの担当者のみ操作できます。',
    issue_unknown: 'この宝くじにその回はありません。',
    issue_void: 'この回の賭け金はすでに返金されています。',
    issue_settled: 'この回は精算済みです。ベットは確定し、配当は支払われています。',
    issue_unsettled: 'この回はまだ精算されていないため、訂正するものがありません。',
    issue_open: 'この回はすでに受付を開始しています。後の回を選んでください。',
    issue_waits: 'すでに2人目の承認待ちです。',
    drawn_here: 'この宝くじはハウスが抽選します。結果はシードから決まり、入力できません。',
    result_early: '抽選はまだ行われていません。',
    result_known: 'この回の結果はすでに確定しています。',
    result_unfit: 'この宝くじではあり得ない結果です。賞の数と桁数をご確認ください。',
    result_same: '精算に使われた結果と同じです。',
    number_unfit: 'このプレイの番号ではないか、半額払いにできません：{numbers}',
    days_unfit: '31日以内で、開始日が終了日より前になるように選んでください。',
  },
};
