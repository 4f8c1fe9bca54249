export {
  type HouseException,
  listOpenExceptions,
  raiseException,
  resolveException,
} from './store.ts';
