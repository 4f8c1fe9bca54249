import type { Language } from '@maneki/contract/language';
import type { StudioGameId } from '#features/rounds';

/** What the studio says, in the languages of its players. `{…}` is filled in. */
const en = {
  toss: 'Kite Toss',
  lantern: 'Lantern Rise',
  purse: 'In this studio',
  picks: { sun: 'Sun', moon: 'Moon', upTo: 'Up to {height}' },
  pick: 'Your pick',
  pays: 'pays {times} ×',
  stake: 'Stake',
  play: 'Play',
  won: '{amount} won',
  lost: 'Not this time',
  height: 'It rose to {height}',
  rounds: 'Latest rounds',
  noRounds: 'Your rounds will stand here.',
  fair: 'Check that it is fair',
  fairText:
    'The seed of the next round is drawn already: this is its SHA-256. It is shown once the round is over, and draws it again with your seed and its number.',
  commitment: 'SHA-256 of the next seed',
  ownSeed: 'Your seed',
  round: 'Round {nonce}',
  seed: 'Seed',
  trying: 'Try out transfers',
  tryingText:
    'This studio keeps its players’ money itself. Choose how it answers the next transfer of yours.',
  answers: {
    NORMAL: 'As it should',
    REFUSE: 'It refuses',
    LATE: 'It does it, and answers too late',
    SILENT: 'It does nothing and stays silent',
  },
  choose: 'Choose',
  chosen: 'Chosen for the next transfer.',
  refusals: {
    bet_unknown: 'This bet is not offered. Please choose again.',
    too_little_money: 'There is not enough here. Move money to this studio on the transfer page.',
    not_allowed: 'You cannot play at the moment.',
    round_over: 'That round is over. Here is the next one.',
    sitting_over: 'This game is over. Please open it again.',
  },
};

export type StudioWords = typeof en;

const ja: StudioWords = {
  toss: '凧コイントス',
  lantern: '天灯ライズ',
  purse: 'このスタジオの残高',
  picks: { sun: '太陽', moon: '月', upTo: '{height} まで' },
  pick: '予想',
  pays: '{times} 倍',
  stake: 'ベット額',
  play: 'プレイ',
  won: '{amount} 獲得',
  lost: '残念、はずれです',
  height: '高さ {height} まで上がりました',
  rounds: '最近のラウンド',
  noRounds: 'ここにラウンドが表示されます。',
  fair: '公平性を確認する',
  fairText:
    '次のラウンドのシードはすでに決まっています。これはその SHA-256 です。終了後にシードを公開し、あなたのシードとラウンド番号から同じ結果を再現できます。',
  commitment: '次のシードの SHA-256',
  ownSeed: 'あなたのシード',
  round: 'ラウンド {nonce}',
  seed: 'シード',
  trying: '資金移動を試す',
  tryingText:
    'このスタジオはプレイヤーの資金を自ら管理します。次の資金移動への応答を選んでください。',
  answers: {
    NORMAL: '通常どおり',
    REFUSE: '拒否する',
    LATE: '実行するが応答が遅れる',
    SILENT: '何もせず応答しない',
  },
  choose: '選択する',
  chosen: '次の資金移動に適用されます。',
  refusals: {
    bet_unknown: 'このベットは選べません。もう一度選んでください。',
    too_little_money: '残高が足りません。資金移動ページから入金してください。',
    not_allowed: '現在プレイできません。',
    round_over: 'そのラウンドは終了しました。次のラウンドです。',
    sitting_over: 'このゲームは終了しました。もう一度開いてください。',
  },
};

const cn: StudioWords = {
  toss: '纸鸢掷币',
  lantern: '天灯高升',
  purse: '本工作室余额',
  picks: { sun: '太阳', moon: '月亮', upTo: '不超过 {height}' },
  pick: '您的选择',
  pays: '赔 {times} 倍',
  stake: '投注额',
  play: '开始',
  won: '赢得 {amount}',
  lost: '这次没中',
  height: '升到了 {height}',
  rounds: '最近的回合',
  noRounds: '您的回合将显示在这里。',
  fair: '验证公平性',
  fairText:
    '下一回合的种子已经抽好，这是它的 SHA-256。回合结束后会公开种子，用您的种子和回合编号即可重新得出结果。',
  commitment: '下一个种子的 SHA-256',
  ownSeed: '您的种子',
  round: '第 {nonce} 回合',
  seed: '种子',
  trying: '试验转账',
  tryingText: '本工作室自行保管玩家资金。请选择它如何回应您的下一笔转账。',
  answers: {
    NORMAL: '正常',
    REFUSE: '拒绝',
    LATE: '完成但回应太晚',
    SILENT: '不处理也不回应',
  },
  choose: '选择',
  chosen: '已用于下一笔转账。',
  refusals: {
    bet_unknown: '没有这种投注，请重新选择。',
    too_little_money: '余额不足，请在转账页面转入资金。',
    not_allowed: '您目前不能游戏。',
    round_over: '该回合已结束，这是下一回合。',
    sitting_over: '游戏已结束，请重新打开。',
  },
};

const th: StudioWords = {
  toss: 'โยนว่าวเสี่ยงทาย',
  lantern: 'โคมลอยสูง',
  purse: 'ยอดเงินในสตูดิโอนี้',
  picks: { sun: 'ดวงอาทิตย์', moon: 'ดวงจันทร์', upTo: 'ไม่เกิน {height}' },
  pick: 'ตัวเลือกของคุณ',
  pays: 'จ่าย {times} เท่า',
  stake: 'เงินเดิมพัน',
  play: 'เล่น',
  won: 'ชนะ {amount}',
  lost: 'ครั้งนี้ยังไม่ถูก',
  height: 'ลอยขึ้นถึง {height}',
  rounds: 'รอบล่าสุด',
  noRounds: 'รอบของคุณจะแสดงที่นี่',
  fair: 'ตรวจสอบความยุติธรรม',
  fairText:
    'ซีดของรอบถัดไปถูกสุ่มไว้แล้ว นี่คือค่า SHA-256 เมื่อจบรอบจะเปิดเผยซีด และใช้ซีดของคุณกับหมายเลขรอบคำนวณผลซ้ำได้',
  commitment: 'SHA-256 ของซีดถัดไป',
  ownSeed: 'ซีดของคุณ',
  round: 'รอบที่ {nonce}',
  seed: 'ซีด',
  trying: 'ทดลองการโอน',
  tryingText: 'สตูดิโอนี้เก็บเงินของผู้เล่นเอง เลือกวิธีตอบการโอนครั้งถัดไปของคุณ',
  answers: {
    NORMAL: 'ตามปกติ',
    REFUSE: 'ปฏิเสธ',
    LATE: 'ทำรายการ แต่ตอบช้าเกินไป',
    SILENT: 'ไม่ทำอะไรและไม่ตอบ',
  },
  choose: 'เลือก',
  chosen: 'จะใช้กับการโอนครั้งถัดไป',
  refusals: {
    bet_unknown: 'ไม่มีเดิมพันนี้ โปรดเลือกใหม่',
    too_little_money: 'ยอดเงินไม่พอ โปรดโอนเงินมาที่สตูดิโอนี้ในหน้าโอนเงิน',
    not_allowed: 'ขณะนี้คุณเล่นไม่ได้',
    round_over: 'รอบนั้นจบแล้ว นี่คือรอบถัดไป',
    sitting_over: 'เกมนี้จบแล้ว โปรดเปิดใหม่',
  },
};

const vi: StudioWords = {
  toss: 'Tung Diều May Rủi',
  lantern: 'Đèn Trời Bay Cao',
  purse: 'Số dư tại studio này',
  picks: { sun: 'Mặt trời', moon: 'Mặt trăng', upTo: 'Đến {height}' },
  pick: 'Lựa chọn của bạn',
  pays: 'trả {times} lần',
  stake: 'Tiền cược',
  play: 'Chơi',
  won: 'Thắng {amount}',
  lost: 'Lần này chưa trúng',
  height: 'Đèn bay đến {height}',
  rounds: 'Các ván gần đây',
  noRounds: 'Các ván của bạn sẽ hiện ở đây.',
  fair: 'Kiểm tra tính công bằng',
  fairText:
    'Hạt giống của ván tới đã được rút: đây là SHA-256 của nó. Khi ván kết thúc, hạt giống được công bố; cùng hạt giống của bạn và số ván, kết quả có thể được tính lại.',
  commitment: 'SHA-256 của hạt giống tới',
  ownSeed: 'Hạt giống của bạn',
  round: 'Ván {nonce}',
  seed: 'Hạt giống',
  trying: 'Thử chuyển tiền',
  tryingText:
    'Studio này tự giữ tiền của người chơi. Hãy chọn cách nó trả lời lần chuyển tiếp theo của bạn.',
  answers: {
    NORMAL: 'Như bình thường',
    REFUSE: 'Từ chối',
    LATE: 'Thực hiện nhưng trả lời quá muộn',
    SILENT: 'Không làm gì và im lặng',
  },
  choose: 'Chọn',
  chosen: 'Sẽ áp dụng cho lần chuyển tiếp theo.',
  refusals: {
    bet_unknown: 'Không có cược này. Vui lòng chọn lại.',
    too_little_money: 'Không đủ tiền. Hãy chuyển tiền đến studio này ở trang chuyển tiền.',
    not_allowed: 'Hiện tại bạn không thể chơi.',
    round_over: 'Ván đó đã kết thúc. Đây là ván tiếp theo.',
    sitting_over: 'Trò chơi đã kết thúc. Vui lòng mở lại.',
  },
};

const WORDS: Readonly<Record<Language, StudioWords>> = { EN: en, JA: ja, CN: cn, TH: th, VI: vi };

export const wordsIn = (language: Language): StudioWords => WORDS[language];

/** What a game is called, in every language. */
export const namesOf = (gameId: StudioGameId) =>
  Object.fromEntries(
    (Object.keys(WORDS) as Language[]).map((language) => [language, WORDS[language][gameId]]),
  ) as Record<Language, string>;

export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
