import type { Endpoints } from '../endpoint.ts';
import type { ContentConsoleRefusal } from './console-refusals.ts';

/** Five languages of the longest text, and a picture as base64. */
const TEXTS_BYTES_MAX = 2_500_000;
const PICTURE_BODY_BYTES_MAX = 3_000_000;

/** Why what was written cannot be stored. */
const WRITING = [
  'content.script_refused',
  'content.would_remove',
  'content.nothing_said',
  'content.title_missing',
  'content.text_too_long',
  'content.link_invalid',
  'content.period_invalid',
  'content.picture_unknown',
] as const;

/** What operators write for a merchant's readers. Every save is a version; readers see what is published. */
export const contentConsoleEndpoints = {
  listEntries: {
    name: 'content.listEntries',
    method: 'GET',
    path: '/console/content/entries',
    module: 'COMM3',
    access: 'operator:readContent',
    refusals: [],
  },
  /** One entry as some version has it; the newest where none is named. */
  getEntry: {
    name: 'content.getEntry',
    method: 'GET',
    path: '/console/content/entry',
    module: 'COMM3',
    access: 'operator:readContent',
    refusals: ['content.entry_unknown', 'content.version_unknown'],
  },
  /** The versions of an entry, the newest first, and what each changed. */
  listVersions: {
    name: 'content.listVersions',
    method: 'GET',
    path: '/console/content/versions',
    module: 'COMM3',
    access: 'operator:readContent',
    refusals: ['content.entry_unknown'],
  },
  /** What writing needs to know of the merchant's site. */
  readDesk: {
    name: 'content.readDesk',
    method: 'GET',
    path: '/console/content/desk',
    module: 'COMM3',
    access: 'operator:readContent',
    refusals: [],
  },
  addEntry: {
    name: 'content.addEntry',
    method: 'POST',
    path: '/console/content/entries',
    module: 'COMM3',
    access: 'operator:editContent',
    bodyBytesMax: TEXTS_BYTES_MAX,
    refusals: WRITING,
  },
  /** Adds a version. Readers see nothing of it before it is published. */
  saveVersion: {
    name: 'content.saveVersion',
    method: 'PUT',
    path: '/console/content/entry',
    module: 'COMM3',
    access: 'operator:editContent',
    bodyBytesMax: TEXTS_BYTES_MAX,
    refusals: ['content.entry_unknown', 'content.newer_version', ...WRITING],
  },
  /** Adds a version that says what an earlier one said. */
  restoreVersion: {
    name: 'content.restoreVersion',
    method: 'POST',
    path: '/console/content/entry/restore',
    module: 'COMM3',
    access: 'operator:editContent',
    refusals: ['content.entry_unknown', 'content.version_unknown', 'content.newer_version'],
  },
  /** Shows the newest version to readers; open pages follow within seconds. */
  publishVersion: {
    name: 'content.publishVersion',
    method: 'POST',
    path: '/console/content/entry/publish',
    module: 'COMM3',
    access: 'operator:publishContent',
    refusals: [
      'content.entry_unknown',
      'content.newer_version',
      'content.already_live',
      'content.tag_taken',
    ],
  },
  /** Shows it to nobody any more. Its versions stay, and any of them can be published again. */
  withdrawEntry: {
    name: 'content.withdrawEntry',
    method: 'POST',
    path: '/console/content/entry/withdraw',
    module: 'COMM3',
    access: 'operator:publishContent',
    refusals: ['content.entry_unknown', 'content.newer_version', 'content.not_live'],
  },
  /** What readers see of a kind whose order is the operator's, in this order. */
  listOrder: {
    name: 'content.listOrder',
    method: 'GET',
    path: '/console/content/order',
    module: 'COMM3',
    access: 'operator:readContent',
    refusals: [],
  },
  sortEntries: {
    name: 'content.sortEntries',
    method: 'PUT',
    path: '/console/content/order',
    module: 'COMM3',
    access: 'operator:publishContent',
    refusals: ['content.order_outdated'],
  },
  /** Pictures that were uploaded for this merchant, the newest first. */
  listPictures: {
    name: 'content.listPictures',
    method: 'GET',
    path: '/console/content/pictures',
    module: 'COMM3',
    access: 'operator:readContent',
    refusals: [],
  },
  addPicture: {
    name: 'content.addPicture',
    method: 'POST',
    path: '/console/content/pictures',
    module: 'COMM3',
    access: 'operator:editContent',
    bodyBytesMax: PICTURE_BODY_BYTES_MAX,
    refusals: [
      'content.picture_too_large',
      'content.picture_too_wide',
      'content.picture_unreadable',
    ],
  },
  /** Where the site shows a version as some reader would see it. The address is good for an hour. */
  openPreview: {
    name: 'content.openPreview',
    method: 'GET',
    path: '/console/content/preview',
    module: 'COMM3',
    access: 'operator:readContent',
    refusals: ['content.entry_unknown', 'content.version_unknown'],
  },
} as const satisfies Endpoints<ContentConsoleRefusal['code']>;
