import type { mallRefusals as source } from '../en/mall-refusals.ts';
import type { Words } from '../words.ts';

export const mallRefusals: Words<typeof source> = {
  good_unknown: 'Không có món này.',
  good_off_sale: 'Món này hiện chưa mở đổi.',
  good_level: 'Món này dành cho hội viên từ VIP {level} trở lên.',
  address_invalid: 'Vui lòng kiểm tra phần này của địa chỉ: {field}.',
  address_unknown: 'Vui lòng chọn địa chỉ nhận hàng.',
  addresses_full: 'Chỉ lưu được tối đa {most, number} địa chỉ. Hãy xóa một địa chỉ trước.',
  good_limit: 'Bạn đã đổi món này đủ số lần cho phép ({most, number}).',
  good_gone: 'Món này đã hết.',
  order_unknown: 'Không có đơn này.',
  order_moved_on: 'Trạng thái đơn đã thay đổi. Vui lòng xem lại.',
  good_invalid: 'Cài đặt món hàng không hợp lý: {field}.',
  vouchers_unfit: 'Chỉ có thể thêm mã cho phiếu quà tặng.',
};
