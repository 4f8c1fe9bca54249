import type { ContentConsoleRefusal } from '@maneki/contract/content/console-refusals';
import type { RefusalPhrases } from '../words.ts';

/** What operators who write content are told. Apart from the catalogue that travels with readers' pages. */
export const contentConsole = {
  entry_unknown: 'There is no such content.',
  version_unknown: 'There is no such version.',
  newer_version:
    '{operator} has saved or published version {version} in the meantime. Nothing of yours is lost: look at theirs, then decide.',
  already_live: 'Readers see this version already.',
  not_live: 'Readers do not see this at present.',
  script_refused:
    'The text in {language} holds something that could run as a script: {part}. It was not stored; please take it out.',
  would_remove: 'In {language}, some markup is not allowed and would be left out: {parts}.',
  nothing_said: 'Write a title in at least one language.',
  text_too_long:
    'The text in {language} is too long: with its markup at most {max} characters are stored.',
  title_missing: 'The text in {language} has no title.',
  link_invalid:
    'This link does not fit its kind. A page begins with /m/, an address with https://, a game is named maker/game.',
  period_invalid: 'The end lies before the beginning.',
  tag_taken: 'Another published article has this name already.',
  order_outdated: 'Something was published or withdrawn in the meantime. Look at the order again.',
  picture_unknown: 'There is no such picture. Choose one of the site or upload it.',
  picture_too_large: 'A picture may have at most {megabytes} MB.',
  picture_too_wide: 'A picture may be at most {pixels} pixels wide and high.',
  picture_unreadable: 'This is no picture that we can read. PNG, JPEG, WebP and AVIF are good.',
} as const satisfies RefusalPhrases<ContentConsoleRefusal['code']>;
