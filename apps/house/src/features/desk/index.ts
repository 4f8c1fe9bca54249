export { registerDesk } from './register-desk.ts';
