import type { mallRefusals as source } from '../en/mall-refusals.ts';
import type { Words } from '../words.ts';

export const mallRefusals: Words<typeof source> = {
  good_unknown: '没有这件商品。',
  good_off_sale: '该商品目前未上架。',
  good_level: '该商品仅限 VIP {level} 及以上会员兑换。',
  address_invalid: '请检查地址中的这一项：{field}。',
  address_unknown: '请选择收货地址。',
  addresses_full: '最多可保存 {most, number} 个地址，请先删除一个。',
  good_limit: '您已达到该商品的兑换上限（{most, number} 次）。',
  good_gone: '该商品已兑完。',
  order_unknown: '没有这笔订单。',
  order_moved_on: '该订单的状态已变化，请重新查看。',
  good_invalid: '商品设置有误：{field}。',
  vouchers_unfit: '只有卡券类商品可以添加兑换码。',
};
