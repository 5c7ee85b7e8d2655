/**
 * CloudFront Function (JavaScript runtime 2.0): viewer request for the API, on the console's host and on the hosts of sites. The
 * local edge runs this file.
 *
 * Sets the viewer's address and host as request headers, replacing any that the viewer sent. The origin key that CloudFront adds
 * proves to the functions that the headers are genuine.
 *
 * On a site's own host the API serves this site only: its pages could otherwise sign their visitors in to another site and read
 * its members' content. The product creates no encoded paths, so an encoded one is refused.
 */
const SITE_ID = /^[a-z][a-z0-9]{11}$/;
const OF_SITES = '/api/v1/end-user/site/';

function isOfAnotherSite(path, siteId) {
  if (!SITE_ID.test(siteId)) return false;
  return path.indexOf('%') !== -1 || (path.startsWith(OF_SITES) && !path.startsWith(OF_SITES + siteId + '/'));
}

function handler(event) {
  const request = event.request;
  const host = request.headers.host.value;
  if (isOfAnotherSite(request.uri, host.toLowerCase().split('.')[0]))
    return {
      statusCode: 404,
      statusDescription: 'Not Found',
      headers: { 'content-type': { value: 'application/json' }, 'cache-control': { value: 'no-store' } },
      body: '{"data":{"code":"not-found"},"message":"There is no such thing here."}',
    };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  request.headers['x-forwarded-host'] = { value: host };
  return request;
}
