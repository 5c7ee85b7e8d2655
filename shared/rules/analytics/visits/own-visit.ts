/**
 * The name of the mark by which the visits of a browser count as an owner's own. It is the name of the parameter that the console
 * adds to a URL of a site, and of the cookie that the edge then sets (`infra/edge/site-request.js`).
 */
export const OWN_VISIT = 'own-visit';

/** The HTTP status of the edge for a received part of a visit, as the access log records it. */
export const VISIT_STATUS = '204';
export const OWN_VISIT_STATUS = '202';

/** Returns the URL of a site that marks the browser in which it is opened. */
export function ownVisitUrl(url: string): string {
  const marked = new URL(url);
  marked.searchParams.set(OWN_VISIT, '1');
  return marked.href;
}
