import type { Words } from './frame/load-words.ts';

/** Gives every `t('…')` its keys and the arguments that the message asks for. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: Words;
  }
}
