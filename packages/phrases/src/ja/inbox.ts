/** The words of the inbox: its page, and every message that is sent by itself. */
export const inbox = {
  label: 'メッセージ',
  tabs: {
    ALL: 'すべて',
    SYSTEM: 'アカウント',
    FINANCE: '入出金',
    PROMO: '特典',
    AGENT: 'エージェント',
  },
  tabsLabel: 'メッセージの種類',
  unread: '未読{count}件',
  readAll: 'すべて既読にする',
  readAllDone: 'すべてのメッセージを既読にしました。',
  new: '新着',
  remove: '削除',
  removeNamed: '「{title}」を削除',
  undo: '元に戻す',
  undoText: '「{title}」を削除しました。',
  restored: 'メッセージを元に戻しました。',
  emptyTitle: 'メッセージはまだありません',
  emptyText: '入出金やアカウント、特典についてのお知らせがここに届きます。',
  emptyTab: 'ここには何もありません',
  emptyTabText: 'この種類のメッセージはありません。',
  home: 'ホームへ',
  failed: 'メッセージを読み込めませんでした',
  failedText: 'しばらくしてからもう一度お試しください。',
  offline: 'オフラインです',
  offlineText: '接続されるとメッセージが表示されます。',
  moreFailed: '続きを読み込めませんでした。',
  end: 'メッセージの保存期間は180日です。',
  goneTitle: 'このメッセージは見つかりません',
  goneText: '削除されたか、取り下げられたか、保存期間が過ぎています。',
  back: 'メッセージ一覧',
  links: {
    deposit: '入金を確認',
    record: '取引履歴を見る',
    gifts: '送金を確認',
    withdrawal: '出金を確認',
    rewards: '報酬センターを開く',
    promotions: 'プロモーションを見る',
    benefits: '特典を見る',
    mall: 'ポイントモールを開く',
    orders: '注文を見る',
    verification: '本人確認を開く',
    security: 'セキュリティセンターを開く',
    friends: 'お友だち紹介を見る',
    feedback: 'ご意見・お問い合わせを見る',
    contract: '契約を見る',
    dividend: '配当を見る',
    topUp: '入金する',
  },
  kinds: {
    DEPOSIT_CREDITED: {
      title: '入金が反映されました',
      text: '注文{orderNo}の{amount}がウォレットに入りました。',
    },
    DEPOSIT_REFUSED: {
      title: '入金は承認されませんでした',
      text: '注文{orderNo}（{amount}）は承認されませんでした。理由は注文の画面でご確認いただけます。',
    },
    DEPOSIT_FAILED: {
      title: '入金を完了できませんでした',
      text: '注文{orderNo}（{amount}）を開始できませんでした。請求は発生していません。もう一度お試しいただくか、別の方法をお選びください。',
    },
    WITHDRAWAL_PAID: {
      title: '出金が完了しました',
      text: '注文{orderNo}の{amount}をご指定の口座へお送りしました。',
    },
    WITHDRAWAL_REFUSED: {
      title: '出金は承認されませんでした',
      text: '注文{orderNo}（{amount}）は承認されませんでした。資金はウォレットに戻り、理由は注文の画面でご確認いただけます。',
    },
    WITHDRAWAL_FAILED: {
      title: '出金をお支払いできませんでした',
      text: '注文{orderNo}（{amount}）は銀行で処理されませんでした。資金はウォレットに戻っています。送金先の口座をご確認ください。',
    },
    TEAM_MONEY_RECEIVED: {
      title: 'アップラインからの送金',
      text: '{from}さんから{amount}が届きました。出金前に1倍のベットが必要です。',
    },
    TEAM_MONEY_REFUSED: {
      title: '送金できませんでした',
      text: 'チームへの{amount}は送金されず、残高に戻りました。理由：{reason}',
    },
    REWARD_WAITING: {
      title: '報酬が届いています',
      text: '報酬センターで{amount}を受け取れます。期限は{day}です。',
    },
    REWARD_CREDITED: {
      title: '報酬が反映されました',
      text: '{amount}がウォレットに入りました。出金に必要な条件は報酬センターでご確認いただけます。',
    },
    POINTS_WAITING: {
      title: 'ポイントが届いています',
      text: '報酬センターで{points}ポイントを受け取れます。期限は{day}です。',
    },
    REBATE_CREDITED: {
      title: 'リベートが反映されました',
      text: 'プレー分のリベート{amount}がウォレットに入りました。',
    },
    COMMISSION_CREDITED: {
      title: '紹介コミッションが入りました',
      text: 'お友だちのプレー分として{amount}がウォレットに入りました。',
    },
    CLAIM_REFUSED: {
      title: 'お申し込みは承認されませんでした',
      text: '「{promotion}」へのお申し込みは承認できませんでした。理由：{reason}',
    },
    CLAIM_REVERSED: {
      title: 'ボーナスが取り消されました',
      text: '「{promotion}」で付与された分が取り消されました。理由：{reason}',
    },
    LEVEL_RAISED: {
      title: 'VIP {level}になりました',
      text: '本日より新しい特典が適用されます。内容は特典ページをご覧ください。',
    },
    LEVEL_LOWERED: {
      title: 'VIP {level}になりました',
      text: '先月のプレーでは前のレベルの維持条件に届きませんでした。受け取り済みの特典はそのままです。',
    },
    POINTS_EXPIRING: {
      title: 'まもなく失効するポイントがあります',
      text: '{points}ポイントが{day}に失効します。ポイントモールで交換できる品をご覧ください。',
    },
    ORDER_CONFIRMED: {
      title: 'ご注文を承りました',
      text: 'ポイントモールのご注文{orderNo}を準備しています。',
    },
    ORDER_SENT: {
      title: 'ご注文の品を発送しました',
      text: 'ご注文{orderNo}を発送しました。配送会社と追跡番号は注文の画面でご確認いただけます。',
    },
    ORDER_REFUNDED: {
      title: 'ご注文を返金しました',
      text: 'ご注文{orderNo}のポイントをお戻ししました。理由は注文の画面でご確認いただけます。',
    },
    REBATES_LOWERED: {
      title: 'リベート率が引き下げられました',
      text: '運営によりリベートの値が変更されました：{values}。ご不明な点はお問い合わせください。',
    },
    VERIFICATION_ACCEPTED: {
      title: '本人確認が完了しました',
      text: 'ご協力ありがとうございます。今後、本人確認を理由に出金が保留されることはありません。',
    },
    VERIFICATION_REFUSED: {
      title: '本人確認を完了できませんでした',
      text: '不足していた点をご確認のうえ、書類をもう一度お送りください。',
    },
    NEW_DEVICE: {
      title: '新しい端末からログインがありました',
      text: '{device}からログインがありました。心当たりがない場合は、すぐにパスワードを変更してください。',
    },
    PASSWORD_CHANGED: {
      title: 'パスワードが変更されました',
      text: '他の端末はすべてログアウトされました。心当たりがない場合は、すぐにサポートへご連絡ください。',
    },
    PAYMENT_PASSWORD_CHANGED: {
      title: '支払いパスワードが設定されました',
      text: '今後の出金に必要になります。心当たりがない場合は、すぐにサポートへご連絡ください。',
    },
    MOBILE_BOUND: {
      title: '電話番号が登録されました',
      text: '今後は{contact}でアカウントにアクセスできます。',
    },
    EMAIL_BOUND: {
      title: 'メールアドレスが登録されました',
      text: '今後は{contact}でアカウントにアクセスできます。',
    },
    PASSKEY_ADDED: {
      title: 'パスキーが追加されました',
      text: '{device}のパスキーでログインできるようになりました。心当たりがない場合は、セキュリティセンターで削除してください。',
    },
    FEEDBACK_ANSWERED: {
      title: 'お問い合わせへの回答',
      text: 'サポートより：{answer}',
    },
    DAILY_SALARY_OFFERED: {
      title: '日給契約の提案が届いています',
      text: '条件をご確認のうえ、承諾または辞退してください。提案の有効期間は7日間です。',
    },
    HOURLY_SALARY_OFFERED: {
      title: '時給契約の提案が届いています',
      text: '条件をご確認のうえ、承諾または辞退してください。提案の有効期間は7日間です。',
    },
    DIVIDEND_OFFERED: {
      title: '配当契約の提案が届いています',
      text: '条件をご確認のうえ、承諾または辞退してください。提案の有効期間は7日間です。',
    },
    SALARY_PAID: {
      title: '日給が届きました',
      text: '日給{amount}がウォレットに入りました。',
    },
    DIVIDEND_PAID: {
      title: '配当が届きました',
      text: '配当{amount}がウォレットに入りました。',
    },
    BILLS_TO_COVER: {
      title: '入金をお願いします',
      text: '直属の下位への支払いに{amount}不足しています。出金可能な残高が足り次第、自動で支払われます。',
    },
  },
} as const;
