export { SlotsPage } from './components/slots-page.tsx';
export { pictureOf } from './game-picture.ts';
export { everySlotQuery, gameQuery, gamesQuery, recentsQuery, vendorsQuery } from './queries.ts';
export { readVendor } from './slot-address.ts';
