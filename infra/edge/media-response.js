/**
 * CloudFront Function (JavaScript runtime 2.0): viewer response for the variants of uploads. The local edge runs this file.
 *
 * The edge may cache a file for all users, since media-request.js runs before the cache; a browser caches it privately. The
 * browser of an invitee revalidates after five minutes, so that its cache loses a picture once the right has expired. The
 * console shows grids of 1,000 pictures and keeps them.
 */
const FOR_LOGINS = 'private, max-age=31536000, immutable';
const FOR_INVITEES = 'private, max-age=300';
/** Matches `{siteId}.preview.{sites domain}`. */
const PREVIEW_HOST = /^[a-z][a-z0-9]{11}\.preview\./;

function handler(event) {
  const response = event.response;
  const host = event.request.headers.host ? event.request.headers.host.value.toLowerCase() : '';
  response.headers['cache-control'] = { value: PREVIEW_HOST.test(host) ? FOR_INVITEES : FOR_LOGINS };
  return response;
}
