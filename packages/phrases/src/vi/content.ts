import type { content as source } from '../en/content.ts';
import type { Words } from '../words.ts';

export const content: Words<typeof source> = {
  refusals: {
    notice_unknown: 'Rất tiếc, thông báo này không còn nữa.',
    preview_over: 'Bản xem trước này đã hết hạn. Hãy mở lại từ bảng điều khiển.',
  },
  banners: { label: 'Có gì mới' },
  notices: {
    label: 'Thông báo',
    none: 'Hiện chưa có thông báo',
    latest: 'Mới nhất',
    unread: '{count} tin mới',
    pinned: 'Ghim',
    new: 'Mới',
    emptyTitle: 'Chưa có thông báo nào',
    emptyText: 'Khi có tin mới, tin sẽ hiện ở đây.',
    home: 'Đến trò chơi',
    failed: 'Không tải được thông báo',
    failedText: 'Lỗi từ phía chúng tôi hoặc do mạng. Vui lòng thử lại.',
    offline: 'Bạn đang ngoại tuyến',
    offlineText: 'Thông báo sẽ hiện khi có kết nối trở lại.',
    moreFailed: 'Không tải được phần còn lại.',
    end: 'Đã hết thông báo',
    back: 'Tất cả thông báo',
    goneTitle: 'Không còn nữa',
    goneText: 'Thông báo này đã được gỡ, hoặc không dành cho tài khoản này.',
    open: 'Đến xem',
  },
  hot: {
    title: 'Tin nóng',
    play: 'Phát phim',
    pause: 'Tạm dừng phim',
    previous: 'Trước',
    next: 'Tiếp',
    go: 'Xem thử',
    film: 'Phim',
  },
  preview: {
    notShown: 'Không dành cho người đọc này',
    notShownText: 'Người xem với tư cách này sẽ không thấy nội dung.',
  },
  popups: {
    go: 'Xem thử',
    ok: 'Đã hiểu',
  },
  help: {
    topics: 'Chủ đề',
    emptyTitle: 'Chưa có bài trợ giúp',
    emptyText: 'Bạn có thể hỏi bộ phận chăm sóc khách hàng.',
    failed: 'Không tải được trung tâm trợ giúp',
    failedText: 'Lỗi từ phía chúng tôi hoặc do mạng. Vui lòng thử lại.',
    changed: 'Cập nhật lần cuối: {date}',
    next: 'Tiếp theo: {title}',
  },
};
