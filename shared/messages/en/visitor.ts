import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { visitor as source } from '#shared/messages/jp/visitor.ts';

export const visitor: CatalogueOf<typeof source> = {
  sheets: 'Sheets (swipe in any direction or use the arrow keys)',
  arrows: 'Move between sheets',
  up: 'Sheet above',
  down: 'Sheet below',
  left: 'Sheet to the left',
  right: 'Sheet to the right',
  price: '¥{{amount}}',
  taxIncluded: 'tax incl.',
  language: 'Language',
  imageLink: 'Link',
  pause: 'Pause the video',
  sound: 'Turn on sound',
  locked: { title: 'Members only', text: 'This sheet can be viewed by registered members.' },
  notAvailable: {
    title: 'This page is not available right now',
    text: 'It may have been taken offline, or its address may have changed.',
  },
  paused: {
    title: 'This page is temporarily paused',
    text: 'Please visit again in a while.',
  },
};
