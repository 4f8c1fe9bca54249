export { memberSource } from './find-members.ts';
export { LiftSentence } from './lift-sentence.tsx';
export { membersPages } from './pages.ts';
