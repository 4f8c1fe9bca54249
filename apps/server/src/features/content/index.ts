export { type ContentDirectory, openContentDirectory } from './content-directory.ts';
export { contentFeature } from './feature.ts';
export type { ContentInput, HelpInput } from './writing/content-input.ts';
export { type Author, archiveContent, saveContent, saveHelp } from './writing/save-content.ts';
