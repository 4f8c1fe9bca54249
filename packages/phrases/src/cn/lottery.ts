import type { lottery as source } from '../en/lottery.ts';
import type { Words } from '../words.ts';

export const lottery: Words<typeof source> = {
  refusals: {
    unreachable: '暂时无法连接开奖系统，请稍后再试。',
    game_unknown: '此处不提供该彩票。',
    of_all: '彩票由所有商户共用，只有负责全部商户的操作员才能管理。',
    issue_unknown: '这个彩种没有这一期。',
    issue_void: '这一期的投注本金已经退还。',
    issue_settled: '这一期已经结算：投注已有结果，派彩已经支付。',
    issue_unsettled: '这一期还没有结算，暂时没有可更正的内容。',
    issue_open: '这一期已经开盘，投注是按之前的规则接受的。请选择后面的期数。',
    issue_waits: '此操作已在等待第二位操作员确认。',
    drawn_here: '这个彩种由平台自己开奖：结果由种子得出，无需录入。',
    result_early: '还没有开奖。',
    result_known: '这一期的开奖结果已经确定。',
    result_unfit: '这个彩种不可能开出这样的结果，请核对奖项数量和位数。',
    result_same: '结算时用的就是这个结果。',
    number_unfit: '不是这个玩法的号码，或不能减半派彩：{numbers}。',
    days_unfit: '最多选择 31 天，开始日期须早于结束日期。',
  },
};
