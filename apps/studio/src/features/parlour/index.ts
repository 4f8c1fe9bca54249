export { registerParlour } from './routes.ts';
export { namesOf } from './words.ts';
