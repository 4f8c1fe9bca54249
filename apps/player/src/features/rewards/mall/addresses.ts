export const MALL_PAGE = '/m/mall/mallHome';
export const ORDERS_PAGE = '/m/mall/orders';
export const POINTS_PAGE = '/m/mall/points';

export const orderAddress = (orderNo: string): string => `${ORDERS_PAGE}?order=${orderNo}`;
