export { type CategoryFinder, createCategoryFinder } from './category-cache.ts';
export { type GameNames, listNames } from './list-names.ts';
export { type Names, nameIn, oneName } from './names.ts';
export {
  addGame,
  addVendor,
  type FoundGame,
  findGame,
  type Game,
  isGameOn,
  joinGameOn,
  type ListedVendor,
  listTransferVendors,
  setGameOn,
  setVendorOn,
  type Vendor,
} from './store.ts';
