/**
 * CloudFront Function (JavaScript runtime 2.0): viewer request of the preview distribution, for everything but media. The local edge
 * runs this file. Each site has a preview host, `{siteId}.preview.{sites domain}`, which serves only the preview of this site:
 *
 *   /en/B2                                    -> /api/v1/preview/site/{siteId}/file?path=/en/B2
 *   /-/enter?ticket=…                         -> /api/v1/preview/site/{siteId}/enter?ticket=…
 *   /api/v1/end-user/site/{siteId}/popups     -> /api/v1/preview/site/{siteId}/popups
 *   /api/v1/end-user/noti_delivery            -> /api/v1/preview/site/{siteId}/news
 *   /api/v1/end-user/site/{siteId}/contact    -> /api/v1/preview/site/{siteId}/form/contact      validated, not stored
 *   POST /v/…                                 => 204                                             not counted
 *
 * The scripts of sites run unchanged: their calls are mapped here. The rest of the API answers 404. The product creates no
 * encoded paths, so encoded paths are refused.
 */
const HOST = /^([a-z][a-z0-9]{11})\.preview\./;
const OF_PREVIEW = '/api/v1/preview/site/';
const OF_VISITORS = '/api/v1/end-user/';
const ENTRANCE = '/-/enter';
const FORMS = { contact: 'contact', homepage: 'homepage', register: 'membership' };

function notFound() {
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'content-type': { value: 'application/json' }, 'cache-control': { value: 'no-store' } },
    body: '{"data":{"code":"not-found"},"message":"There is no such thing here."}',
  };
}

/** Returns the endpoint of the site's preview for a call of a page; empty if there is none. */
function endpointOf(method, path, siteId) {
  if (method === 'GET' && path === OF_VISITORS + 'noti_delivery') return 'news';
  const ofSite = OF_VISITORS + 'site/' + siteId + '/';
  if (!path.startsWith(ofSite)) return '';
  const name = path.slice(ofSite.length);
  if (method === 'GET') return name === 'popups' ? name : '';
  if (method !== 'POST') return '';
  return Object.keys(FORMS).indexOf(name) === -1 ? '' : 'form/' + FORMS[name];
}

/** Maps the request to an endpoint of the site's preview, with the given parameters. */
function to(request, siteId, endpoint, parameters, viewer) {
  request.uri = OF_PREVIEW + siteId + '/' + endpoint;
  request.querystring = parameters;
  request.headers['x-viewer-address'] = { value: viewer.ip };
  request.headers['x-forwarded-host'] = { value: request.headers.host.value };
  return request;
}

/** Answers a visit report without counting the visit. */
function ignoreVisit() {
  return { statusCode: 204, statusDescription: 'No Content', headers: { 'cache-control': { value: 'no-store' } } };
}

function handler(event) {
  const request = event.request;
  const path = request.uri;
  const method = request.method;
  const host = HOST.exec(request.headers.host.value.toLowerCase());
  if (!host || path.indexOf('%') !== -1) return notFound();
  const siteId = host[1];

  if (path.startsWith('/api/')) {
    const endpoint = endpointOf(method, path, siteId);
    if (endpoint === '') return notFound();
    return to(request, siteId, endpoint, endpoint === 'popups' ? request.querystring : {}, event.viewer);
  }
  if (method === 'POST' && path.startsWith('/v/')) return ignoreVisit();
  if (method !== 'GET') return notFound();
  if (path === ENTRANCE) return to(request, siteId, 'enter', request.querystring, event.viewer);
  return to(request, siteId, 'file', { path: { value: encodeURIComponent(path) } }, event.viewer);
}
