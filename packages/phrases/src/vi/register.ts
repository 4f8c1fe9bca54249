import type { register as source } from '../en/register.ts';
import type { Words } from '../words.ts';

export const register: Words<typeof source> = {
  byUsername: 'Tên đăng nhập',
  byMobile: 'Số điện thoại',
  method: 'Cách đăng ký',
  confirmPassword: 'Nhập lại mật khẩu',
  confirmRequired: 'Mật khẩu không đúng',
  confirmWrong: 'Mật khẩu nhập lại không đúng',
  invitationInvalid: 'Mã mời không hợp lệ',
  invitationError: 'Mã mời không đúng',
  invitedBy: 'Bạn được mời tham gia',
  more: 'Thông tin thêm về bạn',
  agree:
    'Tôi từ {age} tuổi trở lên, đồng ý với <terms>điều khoản dịch vụ</terms> và <agreement>thỏa thuận người dùng</agreement>.',
  submit: 'Đăng ký',
  success: 'Đăng ký thành công',
  bonus: 'Thưởng đăng ký: {amount}',
  welcomeTitle: 'Chào mừng bạn đến với {merchant}',
  welcomeText: 'Tài khoản {name} của bạn đã sẵn sàng.',
  start: 'Bắt đầu',
  free: 'Bạn có thể dùng tên đăng nhập này.',
  checking: 'Đang kiểm tra…',
  socialTitle: 'Sắp xong rồi',
  socialText: 'Chỉ cần thêm chút thông tin để mở tài khoản của bạn bằng {provider}.',
  closed: 'Hiện đang tạm ngừng đăng ký. Vui lòng liên hệ chăm sóc khách hàng.',
  unavailable: 'Không tải được biểu mẫu.',
};
