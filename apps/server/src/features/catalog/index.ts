export { type CategoryFinder, createCategoryFinder } from './category-cache.ts';
export { type GameNames, listNames } from './list-names.ts';
export { recordRecent } from './lists/store.ts';
export { type Names, nameIn, oneName } from './names.ts';
export { catalogHandlers } from './routes.ts';
export { HOUSE_PROVIDER, keepSlots } from './slots/keep-slots.ts';
export {
  addGame,
  addVendor,
  type FoundGame,
  findGame,
  type Game,
  isGameOn,
  joinGameOn,
  listTransferVendors,
  setGameOn,
  setVendorOn,
  type TransferVendor,
  type Vendor,
} from './store.ts';
