import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { seo as source } from '#shared/messages/jp/editor/seo.ts';

export const seo = {
  intro: 'The words shown in search results and share cards, and tags for analytics and similar services.',
  titleHelp: 'The headline in search results. Letters, digits, spaces, hyphens, vertical bars, colons and brackets only.',
  h1Help: 'The page’s heading for search engines and screen readers. Not shown on screen. The same characters as in the title.',
  descriptionHelp: 'The summary in search results and share cards.',

  search: 'In search results',
  share: 'When shared',
  noPicture: 'The picture of the first sheet appears here',
  previewNote: 'Search engines and apps may show it differently.',
  used: 'Used while a field is empty',
  source: {
    siteName: 'Site name',
    sheetText: 'Text of the first sheet',
    sheetAlt: 'Alternative text of the first sheet',
    nothing: 'Nothing',
  },

  headHelp:
    'meta, link, script, style and noscript elements, and comments. They go to the end of every page’s head and run on this site’s pages only.',
  bodyHelp:
    'Only <script src="https://…" defer></script>. Scripts load only from the hosts written here. Tags that load more from elsewhere belong in the head tags.',
  tagsFallback: 'There are no tags in this language yet. The {{language}} ones are used.',
  startTags: 'Write tags for this language',
  unsayTags: 'Remove these tags and use the {{language}} ones',
  removeTags: 'Remove these tags',
  goToLine: 'Go to line {{line}}',
  more: 'Scripts in the head tags may contact others that are not listed here.',
  reason: {
    malformed: 'A quotation mark, < or > is missing, or there’s a character that can’t be used.',
    unclosed: 'Its closing tag is missing.',
    'stray-end-tag': 'There’s no opening tag for it.',
    element: 'This element can’t be used here.',
    text: 'There’s text outside any tag.',
    comment: 'Body tags can’t hold comments.',
    refresh: 'It would automatically take visitors to another page.',
    policy: 'It clashes with the page’s own protection, and the page would stop working.',
    'inline-code': 'Code can’t be written here. Put the URL of the code in src.',
    attribute: 'This attribute can’t be used.',
    address: 'Put a URL that starts with https:// in src.',
    'no-defer': 'Add defer.',
    word: 'eval, setTimeout and setInterval can’t be used.',
  },
} satisfies CatalogueOf<typeof source>;
