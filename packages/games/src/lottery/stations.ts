/** A place whose draw is held on some days of the week, 0 being Sunday. */
export type Station = {
  readonly code: string;
  readonly name: string;
  readonly weekdays: readonly number[];
};

export const SOUTH_STATIONS: readonly Station[] = [
  { code: 'HCMC', name: 'TP. Hồ Chí Minh', weekdays: [1, 6] },
  { code: 'DONG_THAP', name: 'Đồng Tháp', weekdays: [1] },
  { code: 'CA_MAU', name: 'Cà Mau', weekdays: [1] },
  { code: 'BEN_TRE', name: 'Bến Tre', weekdays: [2] },
  { code: 'VUNG_TAU', name: 'Vũng Tàu', weekdays: [2] },
  { code: 'BAC_LIEU', name: 'Bạc Liêu', weekdays: [2] },
  { code: 'DONG_NAI', name: 'Đồng Nai', weekdays: [3] },
  { code: 'CAN_THO', name: 'Cần Thơ', weekdays: [3] },
  { code: 'SOC_TRANG', name: 'Sóc Trăng', weekdays: [3] },
  { code: 'TAY_NINH', name: 'Tây Ninh', weekdays: [4] },
  { code: 'AN_GIANG', name: 'An Giang', weekdays: [4] },
  { code: 'BINH_THUAN', name: 'Bình Thuận', weekdays: [4] },
  { code: 'VINH_LONG', name: 'Vĩnh Long', weekdays: [5] },
  { code: 'BINH_DUONG', name: 'Bình Dương', weekdays: [5] },
  { code: 'TRA_VINH', name: 'Trà Vinh', weekdays: [5] },
  { code: 'LONG_AN', name: 'Long An', weekdays: [6] },
  { code: 'BINH_PHUOC', name: 'Bình Phước', weekdays: [6] },
  { code: 'HAU_GIANG', name: 'Hậu Giang', weekdays: [6] },
  { code: 'TIEN_GIANG', name: 'Tiền Giang', weekdays: [0] },
  { code: 'KIEN_GIANG', name: 'Kiên Giang', weekdays: [0] },
  { code: 'DA_LAT', name: 'Đà Lạt', weekdays: [0] },
];

export const CENTRAL_STATIONS: readonly Station[] = [
  { code: 'HUE', name: 'Thừa Thiên Huế', weekdays: [0, 1] },
  { code: 'PHU_YEN', name: 'Phú Yên', weekdays: [1] },
  { code: 'DAK_LAK', name: 'Đắk Lắk', weekdays: [2] },
  { code: 'QUANG_NAM', name: 'Quảng Nam', weekdays: [2] },
  { code: 'DA_NANG', name: 'Đà Nẵng', weekdays: [3, 6] },
  { code: 'KHANH_HOA', name: 'Khánh Hòa', weekdays: [0, 3] },
  { code: 'BINH_DINH', name: 'Bình Định', weekdays: [4] },
  { code: 'QUANG_TRI', name: 'Quảng Trị', weekdays: [4] },
  { code: 'QUANG_BINH', name: 'Quảng Bình', weekdays: [4] },
  { code: 'GIA_LAI', name: 'Gia Lai', weekdays: [5] },
  { code: 'NINH_THUAN', name: 'Ninh Thuận', weekdays: [5] },
  { code: 'QUANG_NGAI', name: 'Quảng Ngãi', weekdays: [6] },
  { code: 'DAK_NONG', name: 'Đắk Nông', weekdays: [6] },
  { code: 'KON_TUM', name: 'Kon Tum', weekdays: [0] },
];
