import { showBrand } from '#site-renderer/visitor/platform/show-brand.ts';

/** The script at the end of the page of a paused or ended site. The class hides the page until the brand is known or missing. */
document.documentElement.className = 'asking';
showBrand(document, fetch)
  .catch(() => undefined)
  .finally(() => {
    document.documentElement.className = '';
  });
