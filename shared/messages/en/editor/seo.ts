import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { seo as source } from '#shared/messages/jp/editor/seo.ts';

export const seo = {
  intro: 'The words shown in search results and share cards, and tags for analytics and similar services.',
  titleHelp: 'The headline in search results. Letters, digits, spaces, hyphens, vertical bars, colons and brackets only.',
  h1Help: 'The page’s heading for search engines and screen readers. Not shown on screen. The same characters as in the title.',
  descriptionHelp: 'The summary in search results and share cards.',

  search: 'In search results',
  share: 'When shared',
  shareImageHelp:
    'Used when the first page, or a page beside the sheets such as a form, is shared, in every language. Cropped from its middle to 1200 × 630 pixels. Without one, a card is made from the sheet’s picture and headline.',
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
    'meta, link, script, style and noscript elements, and comments. They go to the end of the head and run on this site’s pages only; the registration, sign-in and password pages don’t get them.',
  bodyHelp:
    'Only <script src="https://…" defer></script>. Scripts load only from the hosts written here. Tags that load more from elsewhere belong in the head tags.',
  bodyHelpWithCode: 'script and noscript elements, with or without code, and comments. They go to the end of the body.',
  tagManager: {
    help: 'When on, code written in the tags runs, and so does code that a tag manager adds later. You can paste the Google tag, Google Tag Manager, the Meta pixel, LINE Tag and the tags of Yahoo! Ads and X just as their providers give them. The code can do anything on this site’s pages. Whoever runs the site is responsible for the code pasted here and for what the tag manager adds. It never runs on the registration, sign-in and password pages, in previews, on other sites or in this console.',
    idle: 'While the tag manager is off, code written in the head tags doesn’t run on the published site.',
    suggestion: 'With the tag manager on, you can use this as it is.',
    turnOn: 'Turn on the tag manager',
  },
  consent: {
    label: 'Ask for consent before tags run',
    help: 'While on, head and body tags do not run until a visitor accepts (meta tags excepted). Choices are kept on the visitor’s device, and only their number appears in Effect Measurement. Visitors with Global Privacy Control are not asked: it counts as a no. Google consent mode is told as well. Takes effect with the next publication.',
    noTags: 'Visitors are not asked as long as there are no tags.',
    text: 'Question',
    textHelp:
      'Leave empty to show the standard text. A link to your privacy policy, or else to “Data sent elsewhere”, follows it. Visitors are asked again when the text or the services change.',
  },
  dispensable: 'Measuring works without the comments and noscript parts.',
  removeDispensable: 'Remove comments and noscript that can’t be used',
  success: {
    title: 'Measure sent forms',
    text: 'When a form has been sent, the success page reports “{{event}}” once, to dataLayer and as a DOM event. Reloading doesn’t repeat it. Nothing the visitor entered is included.',
    kind: 'Kind of form: {{values}}',
    language: 'Language of the page: {{values}}',
  },
  tagsFallback: 'There are no tags in this language yet. The {{language}} ones are used.',
  startTags: 'Write tags for this language',
  unsayTags: 'Remove these tags and use the {{language}} ones',
  removeTags: 'Remove these tags',
  goToLine: 'Go to line {{line}}',
  more: 'Scripts in the head tags may contact others that are not listed here.',
} satisfies CatalogueOf<typeof source>;
