export { Footer } from './components/footer.tsx';
export { PreferencePickers } from './components/preference-pickers.tsx';
export { Promises } from './components/promises.tsx';
export * from './frame.ts';
