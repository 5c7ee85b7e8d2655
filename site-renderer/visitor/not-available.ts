import { describeNotFound } from '#site-renderer/visitor/platform/not-found-page.ts';

/** Runs in the head of the platform's page for nothing. Four languages are not shown first only to go the next moment. */
document.documentElement.className = 'asking';
document.addEventListener('DOMContentLoaded', () => {
  describeNotFound(document, location.pathname, navigator.languages, fetch)
    .catch(() => undefined)
    .finally(() => {
      document.documentElement.className = '';
    });
});
