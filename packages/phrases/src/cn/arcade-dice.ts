import type { arcadeDice as source } from '../en/arcade-dice.ts';
import type { Words } from '../words.ts';

export const arcadeDice: Words<typeof source> = {
  name: '幸运骰子',
  table: '骰子桌',
  bet: '您的投注',
  side: { UNDER: '小于', OVER: '大于' },
  target: '目标数',
  multiplier: '倍数',
  chance: '获胜概率',
  pays: '获胜派彩',
  roll: '掷骰',
  rolling: '正在掷骰…',
  rolled: '掷出的数字',
  hint: '选好数字，开始掷骰',
  won: '赢',
  lost: '未中',
  recent: '最近的结果，由新到旧',
  half: '投注减半',
  double: '投注加倍',
  tooLarge: '单次派彩最高为 {max}。请降低投注或提高获胜概率。',
  betInstead: '投注 {stake}',
  note: '{side} {target} · 掷出 {roll}',
  said: { won: '掷出 {roll}，赢得 {amount}。', lost: '掷出 {roll}，未中奖。' },
  rules: {
    title: '玩法说明',
    return: '返还率（RTP）',
    numbers: '数字范围',
    largest: '最高倍数',
    equal:
      '每次掷出 0.00 至 99.99 之间的一个数字。10,000 个数字的机会完全相同，并且与之前的结果无关。',
    wins: '选“大于”时，掷出的数字大于目标数即获胜；选“小于”时，小于目标数即获胜。等于目标数不算获胜。',
    pays: '越难掷出的数字，派彩越高：',
    formula: '倍数 = {percent} ÷ 获胜概率（百分比）',
    example: '获胜概率为 {chance} % 时，派彩是投注的 {multiplier} 倍。每种投注的返还率都相同。',
    limits: '获胜概率可选 {min} % 至 {max} %。单次派彩最高为 {amount}。',
    rounding: '派彩向下取整至货币单位的万分之一。',
    seeds:
      '数字由服务器种子和您自己的客户端种子得出，服务器种子的哈希值在您下注前就已公布。每次结果事后都可以验证。',
    broken: '掷骰的结果在提出时即已确定。若连接中断，稍后会为您显示。',
    version: '规则 {model}，版本 {version, number}',
  },
};
