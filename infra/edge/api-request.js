/**
 * CloudFront Function (JavaScript runtime 2.0), viewer request for the API, on the console's host and on every site's; the
 * local edge runs this very file.
 *
 * Tells the functions from whom and on which host a request came, whatever the viewer says about itself. The origin key
 * that CloudFront adds tells them that they may believe it.
 *
 * On a site's own host the API answers for this site only: its pages could otherwise have their visitors sign in to another
 * site, and read there what is for its members. No path that the product makes is encoded, so an encoded one is refused.
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
      body: '{"message":"Not Found"}',
    };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  request.headers['x-forwarded-host'] = { value: host };
  return request;
}
