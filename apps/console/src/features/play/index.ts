export { findProviders } from './find-providers.ts';
export { playPages } from './pages.ts';
export {
  HeldPaymentSentence,
  KeyRetirementSentence,
  NewKeySentence,
  RoundVoidSentence,
} from './sentences.tsx';
