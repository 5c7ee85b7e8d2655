/**
 * CloudFront Function (JavaScript runtime 2.0), viewer response of the sites distribution; the local edge runs this very file.
 *
 * Storage answers 200 for whatever is there. The page of a paused site carries a mark in its metadata, which storage tells
 * as a header: it is answered with 503, so that nobody takes it for the site, keeps it or indexes it. The edge itself
 * keeps the page under storage's own answer and asks no more often than for any other.
 */
const MARK = 'x-amz-meta-paused';
const RETRY_AFTER_SECONDS = '3600';

function handler(event) {
  const response = event.response;
  const headers = response.headers;
  if (!headers[MARK]) return response;
  response.statusCode = 503;
  response.statusDescription = 'Service Unavailable';
  headers['retry-after'] = { value: RETRY_AFTER_SECONDS };
  headers['cache-control'] = { value: 'no-store' };
  delete headers[MARK];
  // Nobody is to ask whether it is still the same page.
  delete headers['etag'];
  delete headers['last-modified'];
  return response;
}
