/**
 * CloudFront Function (JavaScript runtime 2.0): viewer response of the sites distribution. The local edge runs this file.
 *
 * Storage answers 200 for every object. Two kinds of objects have a mark in their metadata, which arrives as a response header:
 *
 *   paused    a page of a paused site: answered with 503, so that it is neither cached nor indexed
 *   location  an address that redirects: answered with 308, with the query string
 *
 * CloudFront caches storage's own response to both, like that of any other object.
 */
const PAUSED = 'x-amz-meta-paused';
const LOCATION = 'x-amz-meta-location';
const RETRY_AFTER_SECONDS = '3600';

/** The query string, with its values percent-encoded as received. */
function queryOf(request) {
  const pairs = [];
  Object.keys(request.querystring).forEach((name) => {
    const query = request.querystring[name];
    (query.multiValue || [query]).forEach((one) => pairs.push(one.value === '' ? name : name + '=' + one.value));
  });
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
}

/** Also removes the validators: a revalidation would be answered by storage, with 304 and without these changes. */
function removeMarks(headers) {
  [PAUSED, LOCATION, 'etag', 'last-modified'].forEach((name) => delete headers[name]);
}

function handler(event) {
  const response = event.response;
  const headers = response.headers;
  if (headers[PAUSED]) {
    response.statusCode = 503;
    response.statusDescription = 'Service Unavailable';
    headers['retry-after'] = { value: RETRY_AFTER_SECONDS };
    headers['cache-control'] = { value: 'no-store' };
    removeMarks(headers);
  } else if (headers[LOCATION]) {
    response.statusCode = 308;
    response.statusDescription = 'Permanent Redirect';
    headers.location = { value: headers[LOCATION].value + queryOf(event.request) };
    removeMarks(headers);
  }
  return response;
}
