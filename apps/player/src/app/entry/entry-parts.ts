export { HotIcons } from '#features/catalog';
export { EntryBanner } from './entry-banner.tsx';
