export { type CatalogDirectory, openCatalogDirectory } from './catalogue/catalog-directory.ts';
export { type CategoryFinder, createCategoryFinder } from './category-cache.ts';
export { catalogFeature } from './feature.ts';
export { setHotGames } from './hot/store.ts';
export { HOUSE_PROVIDER, keepHouseGames, listHouseGame } from './house/keep-house-games.ts';
export { type GameNames, listNames } from './list-names.ts';
export { type Names, nameIn, oneName } from './names.ts';
export { recordRecent } from './recents/store.ts';
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
