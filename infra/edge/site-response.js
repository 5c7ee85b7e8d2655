/**
 * CloudFront Function (JavaScript runtime 2.0), viewer response of the sites distribution; the local edge runs this very file.
 *
 * Storage answers 200 for whatever is there. What is more than a file carries a mark in its metadata, which storage tells as
 * a header:
 *
 *   paused    the page of a paused site: answered with 503, so that nobody takes it for the site, keeps it or indexes it
 *   location  an address that a publication leads elsewhere: answered with 308, the query kept
 *
 * The edge itself keeps both under storage's own answer and asks for them no more often than for any other.
 */
const PAUSED = 'x-amz-meta-paused';
const LOCATION = 'x-amz-meta-location';
const RETRY_AFTER_SECONDS = '3600';

/** Values stay percent-encoded, as they came. */
function queryOf(request) {
  const pairs = [];
  Object.keys(request.querystring).forEach((name) => {
    const query = request.querystring[name];
    (query.multiValue || [query]).forEach((one) => pairs.push(one.value === '' ? name : name + '=' + one.value));
  });
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
}

/** Nobody is to ask whether it is still the same: the answer to that would be storage's, without what is changed here. */
function withoutMarks(headers) {
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
    withoutMarks(headers);
  } else if (headers[LOCATION]) {
    response.statusCode = 308;
    response.statusDescription = 'Permanent Redirect';
    headers.location = { value: headers[LOCATION].value + queryOf(event.request) };
    withoutMarks(headers);
  }
  return response;
}
