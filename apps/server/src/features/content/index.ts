export { type ContentDirectory, openContentDirectory } from './content-directory.ts';
export { contentFeature } from './feature.ts';
export { registerPictures } from './pictures/register-pictures.ts';
export { createPreviewTokens, type PreviewTokens } from './preview/preview-token.ts';
export type { ContentInput, HelpInput } from './writing/content-input.ts';
export { sanitiseHtml } from './writing/sanitise-html.ts';
export { type Author, archiveContent, saveContent, saveHelp } from './writing/save-content.ts';
