import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { replace as source } from '#shared/messages/jp/editor/replace.ts';

export const replace: CatalogueOf<typeof source> = {
  title: 'Find and replace',
  kind: { label: 'Look for', text: 'Text', link: 'Links', colour: 'Colors' },
  find: 'Find',
  replacement: 'Replace with',
  colourHint: 'Six hexadecimal digits after #.',
  language: 'Language',
  allLanguages: 'All languages',
  matchesCase: 'Match case',
  start: 'Enter what you are looking for.',
  found: 'Places found: {{count}}',
  matches: 'Places found',
  siteSettings: 'Site settings',
  broken: 'Not replaced, because the result would not be allowed here',
  more: 'Also replaced, but not listed: {{count}}',
  cancel: 'Cancel',
  apply: 'Replace ({{count}})',
  done: 'Places replaced: {{count}}. Undo takes them back.',
};
