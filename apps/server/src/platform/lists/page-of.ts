/** One page of a list that is there as a whole. Pages count from 1; one behind the last is empty. */
export function pageOf<Item>(
  list: readonly Item[],
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
) {
  const from = (pageNo - 1) * pageSize;
  return {
    items: list.slice(from, from + pageSize),
    pageNum: pageNo,
    totalPages: Math.ceil(list.length / pageSize),
  };
}
