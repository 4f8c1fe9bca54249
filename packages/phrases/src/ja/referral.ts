import type { referral as source } from '../en/referral.ts';
import type { Words } from '../words.ts';

export const referral: Words<typeof source> = {
  unread: 'このページを読み込めませんでした。',
  soon: 'お友だち紹介は準備中です',
  soonText: '公開時にお知らせします。',
  title: 'お友だちを招待して、ふたりとも特典を',
  text: 'お友だちが下記の条件を満たすと、あなたに{referrer}、お友だちに{friend}を進呈します。',
  qrAlt: '読み取り用コード：あなたの招待付きで登録ページが開きます',
  scan: 'お友だちに読み取ってもらってください',
  link: '招待リンク',
  code: '招待コード',
  codeText: '登録時に招待コードとして入力することもできます。',
  copyLink: 'リンクをコピー',
  copyCode: 'コードをコピー',
  share: '共有',
  shareText: '{merchant}で一緒に遊びませんか。',
  saveQr: '画像を保存',
  counts: {
    invited: '招待',
    qualified: '達成',
    pending: '進行中',
    earned: '獲得額',
    waiting: '{amount}を受け取れます',
    toRewards: '特典センターへ',
  },
  friends: {
    title: '招待したお友だち',
    empty: 'まだリンクから登録したお友だちはいません',
    emptyText: 'リンクから登録したお友だちがここに表示されます。',
    joined: '{date}に登録',
    qualified: '{date}に達成',
    more: 'もっと見る',
    daysLeft: '{count, plural, =0 {本日まで} other {残り#日}}',
    missing: '残りの条件',
    counting: 'すべて達成しました。集計には数分かかります。',
    expired: '期間内に条件が満たされませんでした。',
    states: { PENDING: '進行中', QUALIFIED: '達成', EXPIRED: '期間終了' },
    obstacles: {
      PHONE: '電話番号が未認証です',
      DEPOSIT: '入金額：{needed}のうち{done}',
      TURNOVER: '有効ベット額：{needed}のうち{done}',
      SHARED: '通常は別々の人が共有しない情報が、あなたと一致しています',
    },
  },
  milestones: {
    title: '人数達成ボーナス',
    row: '達成したお友だち{count}人',
    reached: '達成済み',
  },
  rules: {
    title: 'ご利用方法',
    steps:
      'お友だちが登録から{days}日以内に電話番号を認証し、合計{deposit}を入金し、有効ベット額が{turnover}に達することが条件です。',
    apart:
      'お友だちとの間で、端末、ネットワークアドレス、電話番号、出金口座を共有していないことが必要です。',
    gift: 'あなたの{referrer}はすぐに出金できます。お友だちの{friend}は、出金前に{times}倍のベットが必要です。',
    commission:
      '{months}か月間、達成したお友だちのスロット、フィッシング、スポーツの有効ベット額の{first}、そのお友だちが招待した方の{second}を受け取れます。',
    daily:
      '毎日04:30に前日分を計算し、特典センターで受け取れます。1日分が{min}未満の場合は支払われず、1日の上限は{max}です。',
    calm: '成人で、遊びを楽しみたい方だけをお誘いください。ベットは誰の義務でもありません。',
  },
  agent: {
    title: 'エージェントとしての招待',
    text: 'エージェントリンクから登録した方は、あなたのチームに加わります。お友だち紹介はプレイヤー専用です。',
    none: '有効な招待リンクがありません。上位エージェントまたはカスタマーサービスにお問い合わせください。',
    close: 'マイページへ',
  },
};
