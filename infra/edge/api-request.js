import cf from 'cloudfront';
/**
 * CloudFront Function (JavaScript runtime 2.0): viewer request for the API, on the console's host and on the hosts of sites. The
 * local edge runs this file.
 *
 * Sets the viewer's address and host as request headers, replacing any that the viewer sent. The origin key that CloudFront adds
 * proves to the functions that the headers are genuine.
 *
 * The pages of previews, which are HTML, are served on the hosts of previews only (preview-request.js).
 *
 * On the host of a site the API serves this site only: its pages could otherwise sign their visitors in to another site and read
 * its members' content. A custom domain is served for a tenant, whose parameter names the site (ADR 61); elsewhere the first label
 * of the host names it. The product creates no encoded paths, so encoded paths are refused. Machines call the API on the console's host
 * only: a script of a site could otherwise call it from its visitors' network, which may be the only check of an access (ADR 69).
 */
const SITE_ID = /^[a-z][a-z0-9]{11}$/;
const OF_SITES = '/api/v1/end-user/site/';
const OF_MACHINES = /^\/api\/v1\/+open(?:\/|$)/;
const PREVIEW_PAGE = /^\/api\/v1\/+preview\/+site\/+[^/]*\/+(?:enter|file)\/*$/;

/** Returns the site of a custom domain: empty if its tenant names no site, `undefined` on the platform's hosts, which have no tenant. */
function siteOfTenant() {
  try {
    if (!cf.distributionTenant.id) return undefined;
  } catch (error) {
    return undefined;
  }
  try {
    return cf.distributionTenant.parameters.get('siteId');
  } catch (error) {
    return '';
  }
}

function isOfAnotherSite(path, host) {
  const tenantSite = siteOfTenant();
  const siteId = tenantSite === undefined ? host.toLowerCase().split('.')[0] : tenantSite;
  if (!SITE_ID.test(siteId)) return tenantSite !== undefined;
  if (OF_MACHINES.test(path)) return true;
  return path.indexOf('%') !== -1 || (path.startsWith(OF_SITES) && !path.startsWith(OF_SITES + siteId + '/'));
}

function handler(event) {
  const request = event.request;
  const host = request.headers.host.value;
  if (PREVIEW_PAGE.test(request.uri) || isOfAnotherSite(request.uri, host))
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
