import type { Phrases } from '@maneki/phrases/phrases';

/** Gives every `t('…')` its keys and the arguments that the message asks for. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: Phrases;
  }
}
