import type { house as source } from '../en/house.ts';
import type { Words } from '../words.ts';

export const house: Words<typeof source> = {
  refusals: {
    launch_invalid: '该游戏链接已使用或已过期，请重新打开游戏。',
    session_ended: '本次游戏已结束，请重新打开。',
    game_off: '该游戏暂停开放，请选择其他游戏。',
    stake_invalid: '不支持该投注额，请从列表中选择。',
    bet_invalid: '本游戏没有这种投注。请选择其他目标。',
    win_too_large: '按此目标，一次投注最多可赢 {max}。请减少投注额或选择其他目标。',
    insufficient_funds: '您的余额低于投注额。',
    limit_reached: '这笔投注将超出您设置的限额。',
    player_blocked: '您的账户目前无法进行游戏。',
    round_running: '您的上一局尚未结束，请稍候。',
    round_unknown: '没有找到这一局。',
    key_reused: '该请求已用于另一笔投注。',
    bets_closed: '本局已停止投注，请等待下一局。',
    table_full: '本局此处已无法接受更多投注。请减少投注额或选择其他位置。',
    stake_over_limit: '此处每局最多投注 {max}。',
    stake_under_limit: '此处每局至少投注 {min}。',
    issue_closed: '本期已停止投注，请选择下一期。',
    selection_invalid: '第 {ticket} 注的选号不符合玩法，请检查后再试。',
    odds_changed: '第 {ticket} 注的赔率已变动，请查看后重新确认。',
    series_invalid: '您最高可选奖金系列 {max}，请选择更低的系列。',
    lines_over_limit: '每位玩家每期最多可选 {max} 注组合，请减少选择或选择下一期。',
    number_full: '{number} 本期已满额，请选择其他号码或减少投注。',
    number_closed: '{number} 本期停售，请选择其他号码。',
    chase_invalid: '无法执行此追号计划：所选期号必须仍可投注。',
    not_cancellable: '此注单已不能撤销。',
    seed_invalid: '种子须为1–64个英文字母、数字或符号，不能含空格或“|”。',
    temporary: '游戏暂时无法连接您的钱包，没有扣款，请重试。',
  },
};
