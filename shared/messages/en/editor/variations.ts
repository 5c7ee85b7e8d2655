import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { variations as source } from '#shared/messages/jp/editor/variations.ts';

export const variations: CatalogueOf<typeof source> = {
  count: '{{count}} set',
  hint: 'Make alternatives of this sheet, show each visit one of them, and compare how they do (A/B test).',
  list: 'Variations',
  add: 'Add a variation',
  full: 'A sheet can have up to {{max}} variations.',
  itself: 'The sheet itself',
  initialName: 'Variation {{letter}}',
  nameless: 'Unnamed variation',
  name: 'Name',
  isOn: 'Show on the published site',
  share: 'Share of visits',
  percent: '{{share}}%',
  equal: 'Share equally',
  edit: 'Edit',
  editOf: 'Edit {{name}}',
  editing: 'Editing',
  remove: 'Delete {{name}}',
  shown: 'Version to edit and show',
  off: '{{name}} (off)',
  editingOf: 'You are editing “{{name}}”',
  editingHint:
    'Of image, layout, text and button, only what you change becomes the variation’s own. Everything else stays as on the sheet.',
  own: 'Its own: {{group}}',
  reset: 'As on the sheet again',
  address: 'Add this to the address to always see the variation on the published site:',
  back: 'Edit the sheet itself',
  groups: {
    media: 'image or video',
    layout: 'layout and text styles',
    text: 'text and price',
    button: 'button',
  },
};
