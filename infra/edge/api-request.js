/**
 * CloudFront Function (JavaScript runtime 2.0), viewer request for the API, on the console's host and on every site's; the
 * local edge runs this very file.
 *
 * Tells the functions from whom and on which host a request came, whatever the viewer says about itself. The origin key
 * that CloudFront adds tells them that they may believe it.
 */
function handler(event) {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  request.headers['x-forwarded-host'] = { value: request.headers.host.value };
  return request;
}
