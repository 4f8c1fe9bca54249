export { memberSource } from './find-members.ts';
export { membersPages } from './pages.ts';
