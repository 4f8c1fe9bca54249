import type { form as source } from '../en/form.ts';
import type { Words } from '../words.ts';

export const form: Words<typeof source> = {
  missing: 'Vui lòng nhập: {field}',
  required: 'Mục này là bắt buộc.',
  oneOf: 'Phải là một trong: {options}',
  length: 'Từ {min} đến {max} ký tự',
  exactLength: '{max} ký tự',
  range: 'Từ {min} đến {max}',
  optional: 'không bắt buộc',
  show: 'Hiện',
  hide: 'Ẩn',
  insecure:
    'Trang này không được mở qua kết nối an toàn nên không thể mã hóa dữ liệu. Vui lòng mở bằng https hoặc trên localhost.',
  captcha: 'Mã trong hình',
  captchaLabel: 'Hình có mã. Chạm để đổi hình khác.',
  captchaFailed: 'Không tải được hình. Chạm để thử lại.',
  captchaWrite: 'Vui lòng nhập mã',
  /** Six digits of the payment password. */
  pad: {
    label: 'Mật khẩu thanh toán',
    digits: 'Đã nhập {count}/6 chữ số',
    delete: 'Xóa chữ số cuối',
    forgotten: 'Quên mật khẩu?',
    sending: 'Xin chờ …',
  },
};
