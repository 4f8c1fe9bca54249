/** The page where money is paid in; what it shows stands in its query. */
export const DEPOSIT_PAGE = '/m/voucherCenter';

export const orderAddress = (orderNo: string): string => `${DEPOSIT_PAGE}?order=${orderNo}`;

export const channelAddress = (id: string): string => `${DEPOSIT_PAGE}?channel=${id}`;

export const HISTORY_ADDRESS = `${DEPOSIT_PAGE}?view=history`;

export type DepositPlace =
  | { readonly kind: 'order'; readonly orderNo: string }
  | { readonly kind: 'history' }
  | { readonly kind: 'open'; readonly channelId: string | undefined };

const ORDER_NO = /^D\d{16}$/;

/** What the address asks for. What is no order number is nothing that could be looked for. */
export function placeOf(query: URLSearchParams): DepositPlace {
  const orderNo = query.get('order');
  if (orderNo && ORDER_NO.test(orderNo)) return { kind: 'order', orderNo };
  if (query.get('view') === 'history') return { kind: 'history' };
  return { kind: 'open', channelId: query.get('channel') ?? undefined };
}
