import { describeNotFound } from '#site-renderer/visitor/platform/not-found-page.ts';

/** The script in the head of the platform's not-found page. The class hides the four languages until one is chosen. */
document.documentElement.className = 'asking';
document.addEventListener('DOMContentLoaded', () => {
  describeNotFound(document, location.pathname, navigator.languages, fetch)
    .catch(() => undefined)
    .finally(() => {
      document.documentElement.className = '';
    });
});
