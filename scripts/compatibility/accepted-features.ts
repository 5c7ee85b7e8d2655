const LINE_BREAKS = 'lines break wherever they fit';
const SCROLL_BARS = 'the scroll bar is hidden by its pseudo-element';
const NO_MOUSE = 'phones have no mouse';
const EDGES = 'a picture that does not fill the screen has edges beside its extension';
const ALL_RENDERED = 'all entries of the overview are rendered at once';

/** Features that published sites use although a supported browser lacks them, with what such a browser does instead. */
export const ACCEPTED_FEATURES: Readonly<Record<string, string>> = {
  'api.Element.wheel_event': NO_MOUSE,
  'css.at-rules.media.scripting': 'conditional fields of forms are in view until the script of the page hides them',
  'css.properties.break-after.avoid': 'a heading may be the last line of a printed page',
  'css.properties.contain-intrinsic-size': ALL_RENDERED,
  'css.properties.content-visibility': ALL_RENDERED,
  'css.properties.content-visibility.auto': ALL_RENDERED,
  'css.properties.cursor.default': NO_MOUSE,
  'css.properties.cursor.pointer': NO_MOUSE,
  'css.properties.field-sizing': 'long answers scroll in their field',
  'css.properties.field-sizing.content': 'long answers scroll in their field',
  'css.properties.justify-content.safe': 'the bar begins at the left',
  'css.properties.mask-composite': EDGES,
  'css.properties.mask-composite.intersect': EDGES,
  'css.properties.resize': NO_MOUSE,
  'css.properties.resize.vertical': NO_MOUSE,
  'css.properties.scrollbar-width': SCROLL_BARS,
  'css.properties.scrollbar-width.none': SCROLL_BARS,
  'css.properties.text-wrap': LINE_BREAKS,
  'css.properties.text-wrap.balance': LINE_BREAKS,
  'css.properties.word-break.auto-phrase': LINE_BREAKS,
  'css.selectors.-webkit-scrollbar': 'the scroll bar is hidden by its property',
  'html.elements.img.fetchpriority': 'the picture is fetched with the usual priority',
  'html.elements.video.playsinline': 'videos always play in the page',
};
