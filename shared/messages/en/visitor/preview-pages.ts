import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { previewPages as source } from '#shared/messages/jp/visitor/preview-pages.ts';

export const previewPages: CatalogueOf<typeof source> = {
  note: 'This is a preview. What you enter is checked, but nothing is sent or stored.',
  ended: {
    title: 'The preview cannot be shown',
    text: 'Your login has expired, or the preview is no longer shared with you. Please open it again from the preview’s entrance.',
  },
  withoutCookie: {
    title: 'The preview cannot be shown',
    text: 'Open it again from the page that leads to it. If it does not appear on that page, your browser blocks cookies inside frames: press “Open in a new tab” at the top to see the preview.',
  },
  missing: { title: 'The preview has no such page', text: 'This version of the site has no page at this address.' },
  unpublished: {
    title: 'The site is not public at this time',
    text: 'It is scheduled to be unpublished by then, so visitors do not see the site.',
  },
  empty: { title: 'There is no sheet to show yet', text: 'Sheets appear here once they are added.' },
  home: 'Go to the first page',
};
